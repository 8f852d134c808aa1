import { checkOf } from "./chain-check.ts";
import type { Game, GameTypes } from "./game.ts";
import { brief, canonical, isObject } from "./json.ts";
import type { GameRecord } from "./record.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { err, ok, type Result } from "./result.ts";
import { chancesOf, drawOf } from "./seeded.ts";
import { checkSeed, drewChance, faultOf, marksOf, open, step } from "./step.ts";

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
