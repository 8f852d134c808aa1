import { FastChance, legalActions } from "@ara/kernel";
import { config, paxRomana, type Config, type Outcome, type Power } from "@ara/pax-romana";
import { CANDIDATES, Evolution, type Memory } from "../evolution.ts";
import { Steady } from "./steady.ts";
export { startingWeights, WEIGHT_KINDS, weightsFor } from "./weights.ts";
import { WEIGHT_NAMES, weightsFor, type WeightKind, type Weights } from "./weights.ts";

/** Where the evolution stands after a generation. */
export interface Generation {
  readonly weights: Weights;
  /** By how much the best candidate of this generation did better than the middle it came from. */
  readonly advantage: number;
  /** For whoever wants to go on from here. */
  readonly kept: Kept;
}

export interface Kept {
  readonly generation: number;
  readonly memory: Memory;
}

/** The games the weights of a kind are tried in. */
const TABLES: Readonly<Record<WeightKind, Config>> = {
  two: config("II"),
  five: config("V"),
  ten: config("V", { format: "ultraBasic" }),
};
/** Games of each candidate. */
const GAMES = 12;

/** Parts of a worth that go no further than all of it; and what a battle may promise at the most. */
const PARTS: ReadonlySet<keyof Weights> = new Set(["aboard", "ashore", "deep", "foreignPort", "throughEnemy"]);
const MOST_PART = 0.97;
const MOST_ODDS = 0.9;

/** Nothing is worth less than nothing; what has a greatest value has it here. */
function bounded(name: keyof Weights, value: number): number {
  const most = PARTS.has(name) ? MOST_PART : name === "bestOdds" ? MOST_ODDS : Infinity;
  return Number(Math.max(0, Math.min(most, value)).toFixed(3));
}

const weightsOf = (values: readonly number[]): Weights =>
  Object.fromEntries(WEIGHT_NAMES.map((name, i) => [name, bounded(name, values[i]!)])) as Record<keyof Weights, number>;

/**
 * One power of a kind of game, the others as they are: candidates are scattered around a middle and play the same deals as it,
 * generation by generation, as long as asked for more.
 */
export function* evolve(
  start: Weights,
  kind: WeightKind,
  power: Power,
  seed: string,
  kept?: Kept,
  games = GAMES,
): Generator<Generation> {
  const evolution = new Evolution(WEIGHT_NAMES.map((name) => start[name]));
  if (kept) evolution.recall(kept.memory);
  for (let generation = (kept?.generation ?? 0) + 1; ; generation++) {
    const chance = new FastChance(`${seed}/${generation}/steps`);
    const deals = `${seed}/${generation}`;
    const middle = successOf(weightsOf(evolution.middle), kind, power, games, deals);
    const candidates = Array.from({ length: CANDIDATES }, () => {
      const step = evolution.step(chance);
      return { step, success: successOf(weightsOf(evolution.after(step)), kind, power, games, deals) };
    }).toSorted((a, b) => b.success - a.success);
    evolution.learn(candidates.map(({ step }) => step));
    yield {
      weights: weightsOf(evolution.middle),
      advantage: candidates[0]!.success - middle,
      kept: { generation, memory: evolution.memory },
    };
  }
}

/** By how much a power does better with some weights than with others, over the same deals: whether a tuning was worth it. */
export const advantageOf = (
  a: Weights,
  b: Weights,
  kind: WeightKind,
  power: Power,
  games: number,
  seed: string,
): number => successOf(a, kind, power, games, seed) - successOf(b, kind, power, games, seed);

/** How well a power does with some weights, on average: a win counts as much as ten Victory Points. */
function successOf(weights: Weights, kind: WeightKind, power: Power, games: number, seed: string): number {
  let sum = 0;
  for (let game = 0; game < games; game++) sum += worthOf(play(weights, kind, power, `${seed}/${game}`), power);
  return sum / games;
}

/** What is told as a lead is bounded, so that one runaway game does not outweigh all others. */
const MOST_LEAD = 60;
const POINTS_OF_WIN = 10;

function worthOf({ winners, points }: Outcome, power: Power): number {
  const rivals = points.filter((_, one) => one !== power);
  const lead = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, points[power]! - Math.max(...rivals)));
  return lead / POINTS_OF_WIN + (winners.includes(power) ? 1 / winners.length : 0);
}

function play(weights: Weights, kind: WeightKind, tuned: Power, seed: string): Outcome {
  const table = TABLES[kind];
  const chance = new FastChance(seed);
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  const players = table.seats.map(
    ([power], seat) =>
      new Steady({ seed: `${seed}/${seat}`, weights: power === tuned ? weights : weightsFor(kind, power!) }),
  );
  for (let [seat] = paxRomana.toAct(state); seat !== undefined; [seat] = paxRomana.toAct(state)) {
    const at = seat;
    const decision = {
      seat: at,
      legal: legalActions(paxRomana, state, at),
      get view() {
        return paxRomana.view(state, at);
      },
      log: [],
    };
    paxRomana.apply(state, at, players[at]!.choose(decision), chance);
  }
  return state.over!;
}
