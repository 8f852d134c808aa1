import { ChanceError, RecordingChance, ScriptedChance, type Chance } from "./chance.ts";
import { checkOf, secretOf } from "./chain.ts";
import { underRules, type Game, type GameTypes } from "./game.ts";
import { brief, canonical, isObject, isWhole } from "./json.ts";
import { isEntry, type Entry, type GameRecord } from "./record.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { err, ok, type Result } from "./result.ts";
import { chancesOf, commitTo, drawOf } from "./seeded.ts";

/** The first mistake in a record. */
export interface Mistake {
  /** Counted from 1; 0 for the header or the result. */
  readonly entry: number;
  readonly refusal: Refusal;
}

/** What a record without mistakes was found to be. */
export interface Verdict {
  readonly entries: number;
  readonly finished: boolean;
  /** `verified`: header, entries and result fit the hash chain. `hidden`: without the seed it cannot be looked into. */
  readonly chain: "verified" | "hidden" | "none";
  /** `verified`: the revealed seed opens the commitment and explains all chance. `hidden`: not revealed yet. */
  readonly seed: "verified" | "hidden" | "none";
  /** How many entries were taken back after something had been seen. */
  readonly back: number;
}

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

/**
 * Replays a record from its header to its result; anybody can, and gets the same answer. It never throws: rules that fail
 * at what somebody put into a file are a mistake of the record as any other.
 */
export function verify<T extends GameTypes>(game: Game<T>, record: GameRecord): Result<Verdict, Mistake> {
  const progress = { entry: 0 };
  try {
    return replayed(game, record, progress);
  } catch (error) {
    return mistake(progress.entry, refuse("record.fault", { detail: faultOf(error) }));
  }
}

/** What an exception says, whatever was thrown. */
export const faultOf = (error: unknown): string => (error instanceof Error ? error.message : brief(error));

/** `progress` is the entry looked at, counted from 1. */
function replayed<T extends GameTypes>(
  newest: Game<T>,
  record: GameRecord,
  progress: { entry: number },
): Result<Verdict, Mistake> {
  const opening = open(newest, record);
  if (!opening.ok) return mistake(0, opening.error);
  const { game, config, deal, state } = opening.value;
  const unexplained = checkSeed(game, record, config, deal);
  if (unexplained) return mistake(0, unexplained);

  const { seed, format } = record;
  const chances = seed?.reveal === undefined ? undefined : chancesOf(format, seed.reveal, seed.nonces);
  const check = checkOf(record);
  let throws = 0;
  for (const [index, entry] of record.entries.entries()) {
    progress.entry = index + 1;
    const broken = check.entry(entry);
    if (broken) return mistake(index + 1, broken);
    const done = step(game, state, entry, chances?.(drawOf(format, index, throws)));
    if (!done.ok) return mistake(index + 1, done.error);
    if (drewChance(entry)) throws++;
  }
  progress.entry = 0;

  const outcome = game.outcome(state);
  const ending = checkEnding(game, record, outcome) ?? check.end();
  if (ending) return mistake(0, ending);
  return ok({
    entries: record.entries.length,
    finished: outcome !== undefined,
    chain: check.chain,
    seed: seed === undefined ? "none" : seed.reveal === undefined ? "hidden" : "verified",
    back: record.entries.reduce((sum, entry) => sum + marksOf(entry), marksOf(record)),
  });
}

/** What an entry, or the end of a record, says was taken back before it. */
export const marksOf = ({ back }: Pick<Entry, "back">): number => (isWhole(back, 1, 1_000_000) ? back : 0);

export const drewChance = ({ outcomes = [] }: Entry): boolean => outcomes.length > 0;

const mistake = (entry: number, refusal: Refusal): Result<never, Mistake> => err({ entry, refusal });

/** A result is there exactly when the game is over, and says what the rules say. */
function checkEnding<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  outcome: T["outcome"] | undefined,
): Refusal | undefined {
  if (outcome === undefined) return record.result === undefined ? undefined : refuse("record.early");
  if (record.result === undefined) return refuse("record.noResult");
  const found = game.json.readOutcome(record.result);
  if (!found.ok) return found.error;
  return difference(game.json.writeOutcome(outcome), game.json.writeOutcome(found.value), "result");
}

/** The first place where `found` does not say what `expected` says; both have the same shape. */
function difference(expected: unknown, found: unknown, path: string): Refusal | undefined {
  if (isObject(expected) && isObject(found)) {
    for (const [key, value] of Object.entries(expected)) {
      const wrong = difference(value, found[key], `${path}.${key}`);
      if (wrong) return wrong;
    }
    return undefined;
  }
  if (canonical(expected) === canonical(found)) return undefined;
  return refuse("record.result", { path, expected: brief(expected), found: brief(found) });
}

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
