import { FastChance, type Chance } from "@ara/kernel";
import { config, pax, type Outcome } from "@ara/pax";
import { Centurio } from "./centurio.ts";
import { duel, playDeal, type Brain } from "./duel.ts";
import type { Weights, WeightSets } from "./weights.ts";

/** A candidate that was tried against the best so far. */
export interface Trial {
  readonly weights: Weights;
  /** Above 0: better than the best so far, by so much. */
  readonly advantage: number;
  readonly accepted: boolean;
}

const TABLES = {
  table: [config(2), config(2), config(4), config(3, { nocturnus: true })],
  solo: [1, 2, 3].flatMap((solo) => [config(1, { solo }), config(1, { solo, nocturnus: true })]),
} as const;
/** A candidate must look promising over a few deals before it gets many. */
const FIRST_DEALS = 150;
const MORE_DEALS = 900;
const PROMISING = 0.01;
const BETTER = 0.012;

/** Climbs by small random steps, mirrored deals against the best so far, for as long as it is asked for more. */
export function* climb(start: WeightSets, kind: keyof WeightSets, seed: string): Generator<Trial> {
  const chance = new FastChance(seed);
  const play = kind === "solo" ? compareAlone : compare;
  let best = start[kind];
  for (;;) {
    const weights = step(best, chance);
    const [candidate, champion] = [brainOf({ ...start, [kind]: weights }), brainOf({ ...start, [kind]: best })];
    let advantage = play(candidate, champion, FIRST_DEALS, chance);
    if (advantage > PROMISING) advantage = play(candidate, champion, MORE_DEALS, chance);
    const accepted = advantage > BETTER;
    if (accepted) best = weights;
    yield { weights, advantage, accepted };
  }
}

const brainOf = (weights: WeightSets): Brain => {
  const brain = new Centurio(weights);
  return (state, legal) => brain.choose(state, legal);
};

/** By how much more than its fair share a candidate wins, over several kinds of table. */
function compare(a: Brain, b: Brain, deals: number, chance: Chance): number {
  const edges = TABLES.table.map((table) => {
    const fair = 1 / table.players;
    return (duel(table, a, b, Math.ceil((2 * deals) / table.players), chance) - fair) / (1 - fair);
  });
  return edges.reduce((sum, edge) => sum + edge, 0) / edges.length;
}

/** Alone, nobody is beaten but Rome: the same deals for both, and how near each came to winning. */
function compareAlone(a: Brain, b: Brain, deals: number, chance: Chance): number {
  let edge = 0;
  for (let i = 0; i < deals; i++) {
    for (const table of TABLES.solo) {
      const deal = pax.deal(table, chance);
      edge += nearness(playDeal(table, deal, [a], chance)) - nearness(playDeal(table, deal, [b], chance));
    }
  }
  return edge / (deals * TABLES.solo.length);
}

/** A victory, or a little for every category in which Rome is not ahead. */
const nearness = ({ winner, romeAhead }: Outcome): number => (winner === "player" ? 1 : 0) - 0.02 * romeAhead.length;

/** Some of the weights, each by some tens of percent. */
function step(weights: Weights, chance: Chance): Weights {
  const entries = Object.entries(weights) as [keyof Weights, number][];
  const moved = entries.map(([name, value]) => {
    if (chance.below(4) > 0) return [name, value];
    const by = 1 + gauss(chance) * 0.35;
    return [name, Number((value * by + gauss(chance) * 0.02).toFixed(4))];
  });
  return Object.fromEntries(moved) as Record<keyof Weights, number>;
}

/** Nearly normal: the sum of a few dice. */
const gauss = (chance: Chance): number => {
  let sum = 0;
  for (let i = 0; i < 6; i++) sum += chance.below(1001) / 1000;
  return (sum - 3) / Math.sqrt(0.5);
};
