import { ChanceError, RecordingChance, ScriptedChance, type Chance } from "./chance.ts";
import { secretOf } from "./chain.ts";
import { underRules, type Game, type GameTypes } from "./game.ts";
import { brief, canonical, isWhole } from "./json.ts";
import { isEntry, type Entry, type GameRecord } from "./record.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { err, ok, type Result } from "./result.ts";
import { chancesOf, commitTo } from "./seeded.ts";

/** How a record is followed: its opening, and one entry after the other. */

export interface Opening<T extends GameTypes> {
  /** Under the version of the rules that the record names. */
  readonly game: Game<T>;
  readonly config: T["config"];
  readonly deal: T["deal"];
  readonly state: T["state"];
  readonly events: readonly T["event"][];
}

/** The state at the start of a record. */
export function open<T extends GameTypes>(game: Game<T>, record: GameRecord): Result<Opening<T>, Refusal> {
  if (record.game !== game.id) return err(refuse("record.game", { found: record.game, expected: game.id }));
  const played = underRules(game, record.rules);
  if (!played) return err(refuse("record.rules", { found: record.rules, expected: game.rules }));
  return openUnder(played, record);
}

function openUnder<T extends GameTypes>(game: Game<T>, record: GameRecord): Result<Opening<T>, Refusal> {
  const config = game.json.readConfig(record.config);
  if (!config.ok) return config;
  const seats = game.seats(config.value);
  if (record.seats.length !== seats) {
    return err(refuse("record.seats", { found: record.seats.length, expected: seats }));
  }
  const deal = game.json.readDeal(config.value, record.chance);
  if (!deal.ok) return deal;
  const events: T["event"][] = [];
  const state = game.setup(config.value, deal.value, (event) => events.push(event));
  return ok({ game, config: config.value, deal: deal.value, state, events });
}

/** Carries out one entry on a state. Only a script of chance that does not fit can leave the state half changed. */
export function step<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  entry: Entry,
  seeded?: Chance,
): Result<T["event"][], Refusal> {
  if (!isEntry(entry)) return err(refuse("record.entry"));
  if (game.toAct(state).length === 0) return err(refuse("record.afterEnd"));
  const action = game.json.readAction(state, entry.seat, entry.action);
  if (!action.ok) return action;
  const events: T["event"][] = [];
  const script = entry.outcomes ?? [];
  const chance = new RecordingChance(seeded ?? new ScriptedChance(script));
  try {
    game.apply(state, entry.seat, action.value, chance, (event) => events.push(event));
  } catch (error) {
    if (error instanceof ChanceError) return err(refuse(error.key, { draw: error.draw }));
    throw error;
  }
  if (canonical(chance.outcomes) !== canonical(script)) {
    return err(refuse("chance.differs", { expected: brief(chance.outcomes), found: brief(script) }));
  }
  return ok(events);
}

/** What an exception says, whatever was thrown. */
export const faultOf = (error: unknown): string => (error instanceof Error ? error.message : brief(error));

/** What an entry, or the end of a record, says was taken back before it. */
export const marksOf = ({ back }: Pick<Entry, "back">): number => (isWhole(back, 1, 1_000_000) ? back : 0);

export const drewChance = ({ outcomes = [] }: Entry): boolean => outcomes.length > 0;

/** The revealed seed must be the one committed to, and give this very deal. */
export function checkSeed<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  config: T["config"],
  deal: T["deal"],
): Refusal | undefined {
  const secret = secretOf(record);
  if (!record.seed || !secret) return undefined;
  const { format } = record;
  const { commitment, nonces } = record.seed;
  if (commitTo(format, secret) !== commitment) return refuse("seed.commitment");
  const promised = game.json.writeDeal(config, game.deal(config, chancesOf(format, secret.seed, nonces)("deal")));
  return canonical(promised) === canonical(game.json.writeDeal(config, deal)) ? undefined : refuse("seed.deal");
}
