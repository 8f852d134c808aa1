import { FastChance } from "@ara/kernel";
import { config, type Config, type Outcome, type Power } from "@ara/pax-romana";
import { CANDIDATES, Evolution, type Memory } from "../evolution.ts";
import { Steady } from "./steady.ts";
import { dealt, playTable } from "./table.ts";
export { startingWeights, WEIGHT_KINDS, weightsFor } from "./weights.ts";
import { WEIGHT_NAMES, type WeightKind, type Weights } from "./weights.ts";

/** The weights of all powers of a kind of game, by power. */
export type Sets = readonly Weights[];

/** Where the evolution stands after a generation. */
export interface Generation {
  readonly sets: Sets;
  /** By power that is tuned: by how much the best candidate of this generation did better than the mean of all. */
  readonly advantages: readonly number[];
  /** For whoever wants to go on from here. */
  readonly kept: Kept;
}

export interface Kept {
  readonly generation: number;
  /** By power that is tuned. */
  readonly memories: readonly Memory[];
}

/** The games the weights of a kind are tried in. */
const TABLES: Readonly<Record<WeightKind, Config>> = {
  two: config("II"),
  five: config("V"),
  ten: config("V", { format: "ultraBasic" }),
};
/** Games of each candidate. */
const GAMES = 8;

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
 * Several powers of a kind of game at once: in every game each of them plays by one of its own candidates, so that a game tells
 * of all of them. All candidates of a power play the same deals, each time against other candidates of the others.
 */
export function* evolve(
  start: Sets,
  kind: WeightKind,
  powers: readonly Power[],
  seed: string,
  kept?: Kept,
  games = GAMES,
): Generator<Generation> {
  const evolutions = powers.map((power, i) => {
    const evolution = new Evolution(WEIGHT_NAMES.map((name) => start[power]![name]));
    if (kept) evolution.recall(kept.memories[i]!);
    return evolution;
  });
  for (let generation = (kept?.generation ?? 0) + 1; ; generation++) {
    const deals = `${seed}/${generation}`;
    const fields = evolutions.map((evolution, i) => {
      const chance = new FastChance(`${deals}/${i}/steps`);
      return Array.from({ length: CANDIDATES }, () => {
        const step = evolution.step(chance);
        return { step, weights: weightsOf(evolution.after(step)), success: 0 };
      });
    });
    for (let game = 0; game < games; game++) {
      const chance = new FastChance(`${deals}/${game}/pairing`);
      const orders = fields.map((field) => chance.shuffle(field.slice()));
      for (let table = 0; table < CANDIDATES; table++) {
        const playing = orders.map((order) => order[table]!);
        const sets = start.slice();
        for (const [i, power] of powers.entries()) sets[power] = playing[i]!.weights;
        const outcome = play(sets, kind, `${deals}/${game}`);
        for (const [i, power] of powers.entries()) playing[i]!.success += worthOf(outcome, power) / games;
      }
    }
    const advantages = evolutions.map((evolution, i) => {
      const field = fields[i]!.toSorted((a, b) => b.success - a.success);
      evolution.learn(field.map(({ step }) => step));
      return field[0]!.success - field.reduce((sum, { success }) => sum + success, 0) / CANDIDATES;
    });
    const sets = start.slice();
    for (const [i, power] of powers.entries()) sets[power] = weightsOf(evolutions[i]!.middle);
    yield { sets, advantages, kept: { generation, memories: evolutions.map(({ memory }) => memory) } };
  }
}

/** By how much a power does better with some weights than with others, over the same deals: whether a tuning was worth it. */
export function advantageOf(
  found: Weights,
  start: Sets,
  kind: WeightKind,
  power: Power,
  games: number,
  seed: string,
): number {
  let sum = 0;
  for (let game = 0; game < games; game++)
    for (const [weights, sign] of [
      [found, 1],
      [start[power]!, -1],
    ] as const)
      sum += sign * worthOf(play(start.with(power, weights), kind, `${seed}/${game}`), power);
  return sum / games;
}

/** A win counts as much as ten Victory Points. */
const POINTS_OF_WIN = 10;

const worthOf = ({ winners, points }: Outcome, power: Power): number =>
  points[power]! / POINTS_OF_WIN + (winners.includes(power) ? 1 / winners.length : 0);

function play(sets: Sets, kind: WeightKind, seed: string): Outcome {
  const table = TABLES[kind];
  const minds = table.seats.map(([power], seat) => new Steady({ seed: `${seed}/${seat}`, weights: sets[power!]! }));
  return playTable(dealt(table, seed), minds, seed).over!;
}
