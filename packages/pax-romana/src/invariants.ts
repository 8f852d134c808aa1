import type { Invariant } from "@ara/kernel";
import { worldOf } from "./config.ts";
import { ROW, type State } from "./state/state.ts";

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
    name: "14.14: Stability stays on its track",
    holds: (state) => {
      const { lowest, highest } = worldOf(state.config).data.charts.stability;
      return state.powers.every(({ stability }) => stability >= lowest && stability <= highest);
    },
  },
  { name: "no treasury is below zero", holds: ({ powers }) => powers.every(({ treasury }) => treasury >= 0) },
  { name: "3.42: no cup holds less than nothing", holds: ({ cup }) => cup.every((markers) => markers >= 0) },
];
