import { worldOf } from "../../config.ts";
import { EVENTS, FRESH, SOLDIER_LEADER, SOLDIER_OF_FORTUNE, type Node, type Power } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import type { Frame } from "../../engine/frame.ts";
import { procedure } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { addArmy, armyOf, hasUnits, removeArmy, soldier } from "../../state/armies.ts";
import { IN_POOL, putLeader } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { addRow, keyOf } from "../../state/table.ts";
import { isFriendly } from "../control/holder.ts";
import { everything, removeUnits } from "../chance-events/removing.ts";

interface SoldierOfFortuneFrame extends Frame {
  readonly proc: "soldierOfFortune";
  readonly power: Power;
}

/** 16.2, 12.41-12.43: a power may hire the Soldier of Fortune; he comes with his army to its Home Territory. */
export const soldierOfFortune = procedure<SoldierOfFortuneFrame>({
  name: "soldierOfFortune",
  rule: "12.42",
  steps: {
    begin: {
      prompt: "soldier.place",
      rule: "12.43",
      who: (_state, { power }) => [power],
      options(state, { power }, _, into) {
        for (const node of openSpaces(state, power)) into.push({ do: "choose", node });
        into.push({ do: "decline" });
      },
      skip: (state, { power }) =>
        isInPlay(state) || openSpaces(state, power).length === 0 ? { do: "nothing" } : undefined,
      refuse: () => refusal("soldier.notAtHome", {}),
      take(state, { power }, _, action, course) {
        if (action.do === "choose") place(state, power, action.node!, course.tell.bind(course));
        else course.tell({ e: "noEvent", event: EVENTS.indexOf("soldierOfFortune"), rule: "12.42" });
        course.end();
      },
    },
  },
});

/** R177: there is only one of him; dead, with all his army, he may come back. */
const isInPlay = (state: State): boolean => state.leaders[SOLDIER_LEADER]! >= 0 || hasUnits(state, SOLDIER_OF_FORTUNE);

/** 12.43: Spaces of the Home Territory without enemies. */
function openSpaces(state: State, power: Power): Node[] {
  const { homeProvinces, spacesOf } = worldOf(state.config).map;
  return homeProvinces[power]!.flatMap((province) =>
    spacesOf[province]!.filter((node) => isFriendly(state, power, node)),
  );
}

function place(state: State, power: Power, node: Node, tell: Tell): void {
  removeArmy(state, SOLDIER_OF_FORTUNE);
  addArmy(state, soldier(power));
  addRow(state, keyOf(node, SOLDIER_OF_FORTUNE, FRESH), worldOf(state.config).data.charts.soldierOfFortune.units);
  putLeader(state, SOLDIER_LEADER, node);
  tell({ e: "soldierPlaced", power, node, rule: "12.43" });
}

/** 12.46: he and his army leave in the Removal Phase of the next turn. */
export function removeSoldier(state: State, tell: Tell): void {
  if (!armyOf(state, SOLDIER_OF_FORTUNE)) return;
  removeUnits(state, (_node, owner) => owner === SOLDIER_OF_FORTUNE, everything, "12.46", tell);
  putLeader(state, SOLDIER_LEADER, IN_POOL);
  removeArmy(state, SOLDIER_OF_FORTUNE);
}
