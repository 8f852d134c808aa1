import { worldOf } from "../../config.ts";
import { BI, EVENTS, FRESH, SLAVES_ROME, type Node, type Power } from "../../data/index.ts";
import { against, procedure, type Body } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { addArmy, armyOf, slavesOf } from "../../state/armies.ts";
import { changeStability } from "../../state/ledger.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { isAnothers } from "../diplomacy/invitation.ts";
import { isGarrisoned } from "../units/revolts.ts";
import { allows, TRUCE } from "../control/permission.ts";

type SlaveRevolt = Body<"slaveRevolt", { asks: { place: "choose" }; acts: "begin" }>;

/** 12.71: Barbarian Infantry a revolt begins with. */
export const FIRST_SLAVES = 2;

/** 16.2 Slave Revolt, 12.71: slaves rise in the Home Territory of the power that drew the marker. */
export const slaveRevolt = procedure<SlaveRevolt>({
  name: "slaveRevolt",
  rule: "12.71",
  steps: {
    begin(state, { power }, course) {
      if (!canRevolt(state, power)) {
        course.tell({ type: "noEvent", event: EVENTS.indexOf("slaveRevolt"), rule: "16.2" });
        return course.end();
      }
      const { slaveRevolt: by } = worldOf(state.config).data.charts.stability.changes;
      changeStability(state, power, by, ["slaves"], "12.71", course.tell);
      course.go("place");
    },
    place: {
      prompt: "slaves.place",
      rule: "12.71",
      who: (state, { power }) => [placerOf(state, power)],
      options(state, { power }, _, into) {
        for (const node of openSpaces(state, power)) into.push({ type: "choose", node });
      },
      refuse: against("choose", () => refusal("slaves.occupied", {})),
      take(state, { power }, _, action, course) {
        const { node } = action;
        addArmy(state, slavesOf(power, node));
        addUnits(state, keyOf(node, SLAVES_ROME + power, FRESH), BI, FIRST_SLAVES);
        course.tell({ type: "revoltBegan", power, node, rule: "12.71" });
        course.end();
      },
    },
  },
});

/** 12.71: no slaves of that power are in arms, and there is room for them. */
export const canRevolt = (state: State, power: Power): boolean =>
  armyOf(state, SLAVES_ROME + power) === undefined && openSpaces(state, power).length > 0;

/** 12.71: Spaces of the Home Territory without land units or garrisons; Towns and Cities may be there. */
function openSpaces(state: State, power: Power): Node[] {
  const { homeProvinces, spacesOf } = worldOf(state.config).map;
  return homeProvinces[power]!.flatMap((province) => spacesOf[province]!.filter((node) => !isGarrisoned(state, node)));
}

/** R99, R503: the next power in play order, of another player, that is not allied to the victim; the next one at all, if all are. */
function placerOf(state: Pick<State, "order" | "pacts" | "config">, victim: Power): Power {
  const { order } = state;
  const at = order.indexOf(victim);
  const next = [...order.slice(at + 1), ...order.slice(0, at)];
  const anothers = next.filter((power) => isAnothers(state, power, victim));
  const others = anothers.length > 0 ? anothers : next;
  const isAllied = (power: Power): boolean =>
    allows(state, power, victim, ~TRUCE) || allows(state, victim, power, ~TRUCE);
  return others.find((power) => !isAllied(power)) ?? others[0]!;
}
