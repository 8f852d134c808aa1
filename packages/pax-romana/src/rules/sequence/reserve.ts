import { worldOf } from "../../config.ts";
import { FRESH, type Power, type Reserve } from "../../data/index.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { withoutOwner } from "../../state/keys.ts";
import { putLeader } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { addRow, keyOf } from "../../state/table.ts";
import { occupiersAt } from "../control/holder.ts";

type EnteringReserve = Body<"reserve", { asks: { enter: "enterReserve" | "holdReserve" } }>;

/** Scenario V: an army off the map enters its Space at the start of an Activation, or is held back. */
export const reserve = procedure<EnteringReserve>({
  name: "reserve",
  rule: "3.2",
  steps: {
    enter: {
      prompt: "reserve.enter",
      rule: "3.2",
      who: (_state, { power }) => [power],
      options(state, { power }, _, into) {
        for (const i of enterable(state, power)) into.push({ type: "enterReserve", n: i });
        into.push({ type: "holdReserve" });
      },
      skip: (state, { power }) => (enterable(state, power).length === 0 ? { type: "holdReserve" } : undefined),
      take(state, { power }, _, action, course) {
        if (action.type === "holdReserve") return course.end();
        const army = reserves(state)[action.n]!;
        state.powers[power]!.reserve &= ~(1 << action.n);
        addRow(state, keyOf(army.space, power, FRESH), army.units);
        // 8.12, R267: the leaders of the first turn are gone with it.
        if (state.turn === worldOf(state.config).scenario.start.turn) putLeader(state, army.leader, army.space);
        course.tell({ type: "reserveEntered", power, node: army.space, rule: "3.2" });
        course.wait();
      },
    },
  },
});

const reserves = ({ config }: State): readonly Reserve[] => worldOf(config).scenario.reserves;

/** Whether an army of a power is still off the map. */
const isReserve = (state: State, power: Power, i: number): boolean =>
  reserves(state)[i]?.power === power && (state.powers[power]!.reserve & (1 << i)) !== 0;

/** Armies whose Space no enemy occupies. */
const enterable = (state: State, power: Power): number[] =>
  reserves(state).flatMap(({ space }, i) =>
    isReserve(state, power, i) && withoutOwner(occupiersAt(state, space), power) === 0 ? [i] : [],
  );
