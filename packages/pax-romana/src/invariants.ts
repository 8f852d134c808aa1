import type { Invariant } from "@ara/kernel";
import { worldOf } from "./config.ts";
import { FRESH, GS, WITHDRAWN } from "./data/index.ts";
import { giverOf, PAIRS, takerOf } from "./state/pairs.ts";
import { ROW, type State } from "./state/state.ts";
import { markOfKey } from "./state/table.ts";

/** Procedures in which everybody plans for himself. */
const PLANNING: ReadonlySet<string> = new Set([
  "maintenance",
  "removal",
  "leaderSelection",
  "manpower",
  "victoryPhase",
  "siegeBid",
]);

/** Procedures that are a Move, or in which slaves or a horde make one; and those in which units carry marks. */
const MOVES: ReadonlySet<string> = new Set(["majorMove", "minorMove", "slaveDuty", "invasion"]);
const ACTIVE: ReadonlySet<string> = new Set([...MOVES, "activation", "expansion"]);

/** What must be true of every state that play can reach. */
export const invariants: readonly Invariant<State>[] = [
  {
    name: "stacks are sorted, and none is empty",
    holds: ({ table: { keys, counts } }) =>
      counts.length === keys.length * ROW &&
      keys.every(
        (key, i) => (i === 0 || keys[i - 1]! < key) && counts.slice(i * ROW, (i + 1) * ROW).some((n) => n > 0),
      ),
  },
  { name: "no count is below zero", holds: ({ table }) => table.counts.every((n) => n >= 0) },
  {
    name: "10.41: land units have withdrawn only from a Move that still lasts",
    holds: ({ frames, table: { keys, counts } }) =>
      frames.some(({ proc }) => MOVES.has(proc)) ||
      keys.every(
        (key, i) =>
          (markOfKey(key) & WITHDRAWN) === 0 ||
          counts.slice(i * ROW, (i + 1) * ROW).every((n, unit) => n === 0 || unit === GS),
      ),
  },
  {
    name: "9.14: outside of Activations and Moves everybody is fresh",
    holds: ({ frames, table: { keys } }) =>
      frames.some(({ proc }) => ACTIVE.has(proc)) || keys.every((key) => markOfKey(key) === FRESH),
  },
  {
    name: "14.14: Stability stays on its track",
    holds: (state) => {
      const { lowest, highest } = worldOf(state.config).data.charts.stability;
      return state.powers.every(({ stability }) => stability >= lowest && stability <= highest);
    },
  },
  {
    name: "3.2: plans and bids lie on a desk only while they are made",
    holds: ({ frames, powers }) => PLANNING.has(frames.at(-1)?.proc ?? "") || powers.every(({ desk }) => desk === null),
  },
  { name: "no treasury is below zero", holds: ({ powers }) => powers.every(({ treasury }) => treasury >= 0) },
  {
    name: "15.41: every objective marker is in the pool, in a hand or shown",
    holds: ({ config, objectives: { pool, hands, shown } }) => {
      const found = countsOf([...pool, ...hands.flat(), ...shown.flat()]);
      const { objectives } = worldOf(config).data.charts;
      return found.length <= objectives.length && objectives.every(({ count }, i) => (found[i] ?? 0) === count);
    },
  },
  {
    name: "15.45: what others have seen of a hand is in it, and nobody is shown his own",
    holds: ({ objectives: { hands, known } }) =>
      known.length === PAIRS &&
      known.every((seen, pair) => {
        const held = countsOf(hands[giverOf(pair)]!);
        const isOwn = giverOf(pair) === takerOf(pair);
        return isOwn ? seen.length === 0 : countsOf(seen).every((n, objective) => n <= (held[objective] ?? 0));
      }),
  },
  { name: "3.42: no cup holds less than nothing", holds: ({ cup }) => cup.every((markers) => markers >= 0) },
];

/** How many there are of each objective. */
function countsOf(objectives: readonly number[]): number[] {
  const counts: number[] = [];
  for (const objective of objectives) counts[objective] = (counts[objective] ?? 0) + 1;
  return counts;
}
