import { FastChance, type Chance } from "@ara/kernel";
import { config, pax, type Config, type Outcome } from "@ara/pax";
import { Centurio } from "./centurio.ts";
import { duel, playDeal, type Brain } from "./duel.ts";
import { CANDIDATES, Evolution } from "../evolution.ts";
import type { Weights, WeightSets } from "./weights.ts";

/** Where the evolution stands after a generation. */
export interface Generation {
  readonly weights: Weights;
  /** By how much the best candidate of this generation was better than the middle it came from. */
  readonly advantage: number;
  /** How wide candidates are scattered; it began with 1. */
  readonly scatter: number;
}

/** The games the weights of a kind are tried in. */
const TABLES: Readonly<Record<keyof WeightSets, readonly Config[]>> = {
  table: [config(3, { nocturnus: true }), config(4), config(5)],
  solo: [1, 2, 3, 4].flatMap((solo) => [config(1, { solo }), config(1, { solo, nocturnus: true })]),
};
/** Games of each candidate at each kind of table. */
const GAMES = 240;

/** Candidates play the weights they came from over the same deals, generation by generation, as long as asked for more. */
export function* evolve(start: WeightSets, kind: keyof WeightSets, seed: string, games = GAMES): Generator<Generation> {
  const chance = new FastChance(seed);
  const names = Object.keys(start[kind]) as (keyof Weights)[];
  const evolution = new Evolution(names.map((name) => start[kind][name]));
  const weightsOf = (values: readonly number[]): Weights =>
    Object.fromEntries(names.map((name, i) => [name, Number(values[i]!.toFixed(4))])) as Record<keyof Weights, number>;
  const brain = (values: readonly number[]): Brain => brainOf({ ...start, [kind]: weightsOf(values) });

  for (let generation = 1; ; generation++) {
    const champion = brain(evolution.middle);
    const candidates = Array.from({ length: CANDIDATES }, () => {
      const step = evolution.step(chance);
      const deals = new FastChance(`${seed}/${generation}`);
      return { step, advantage: compare(kind, brain(evolution.after(step)), champion, games, deals) };
    }).toSorted((a, b) => b.advantage - a.advantage);
    evolution.learn(candidates.map(({ step }) => step));
    const { middle, scatter } = evolution;
    yield { weights: weightsOf(middle), advantage: candidates[0]!.advantage, scatter };
  }
}

const brainOf = (weights: WeightSets): Brain => {
  const brain = new Centurio(weights);
  return (state, legal) => brain.choose(state, legal);
};

/** By how much a candidate wins more than its fair share, as a part of that share, over the tables of its kind. */
function compare(kind: keyof WeightSets, a: Brain, b: Brain, games: number, chance: Chance): number {
  const edges = TABLES[kind].map((table) =>
    kind === "solo"
      ? compareAlone(table, a, b, games, chance)
      : table.players * duel(table, a, b, Math.ceil(games / table.players), chance) - 1,
  );
  return edges.reduce((sum, edge) => sum + edge, 0) / edges.length;
}

/** The same for two sets of weights, over many deals: whether a tuning was worth it. */
export const advantageOf = (
  a: WeightSets,
  b: WeightSets,
  kind: keyof WeightSets,
  games: number,
  seed: string,
): number => compare(kind, brainOf(a), brainOf(b), games, new FastChance(seed));

/** Alone, nobody is beaten but Rome: the same deals for both, and how near each came to winning. */
function compareAlone(table: Config, a: Brain, b: Brain, games: number, chance: Chance): number {
  let edge = 0;
  for (let i = 0; i < games; i++) {
    const deal = pax.deal(table, chance);
    edge += nearness(playDeal(table, deal, [a], chance)) - nearness(playDeal(table, deal, [b], chance));
  }
  return edge / games;
}

/** A victory, or a little for every category in which Rome is not ahead. */
const nearness = ({ winner, romeAhead }: Outcome): number => (winner === "player" ? 1 : 0) - 0.02 * romeAhead.length;
