import type { Refusal } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import { EVENTS, FRESH, NONE, SOLDIER_LEADER, SOLDIER_OF_FORTUNE, type Node, type Power } from "../../data/index.ts";
import type { Happening, Tell } from "../../event.ts";
import { against, procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { addArmy, armyOf, hasUnits, removeArmy, soldier } from "../../state/armies.ts";
import { IN_POOL, putLeader } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { addRow, keyOf } from "../../state/table.ts";
import { isFriendly } from "../control/holder.ts";
import { everything, removeUnits } from "../chance-events/removing.ts";
import { isFoughtFor } from "../battle/coming-back.ts";
import { chooseFrom } from "../movement/choose-units.ts";
import { hasLand } from "../movement/contents.ts";
import { isLeftOnlyForBattle } from "./militia.ts";

type SoldierOfFortune = Body<
  "soldierOfFortune",
  {
    locals: {
      /** Units still to be placed, and the Spaces that have got some, the last one last. */
      left: number[];
      spaces: Node[];
    };
    asks: { begin: "choose" | "decline" | "nothing"; next: "choose"; leader: "choose" };
    acts: "units";
    after: { placed: "chooseUnits" };
  }
>;
type SoldierOfFortuneFrame = FrameOf<SoldierOfFortune>;

/** 16.2, 12.41-12.43, R397: a power may hire the Soldier of Fortune; he comes with his army to its Home Territory, in one Space or in several. */
export const soldierOfFortune = procedure<SoldierOfFortune>({
  name: "soldierOfFortune",
  rule: "12.42",
  locals: (_, state) => ({ left: worldOf(state.config).data.charts.soldierOfFortune.units.slice(), spaces: [] }),
  steps: {
    begin: {
      prompt: "soldier.place",
      rule: "12.43",
      who: (_state, { power }) => [power],
      options(state, { power }, _, into) {
        for (const node of openSpaces(state, power)) into.push({ type: "choose", node });
        // 17.2: whoever plays the card has decided.
        if (!state.advanced) into.push({ type: "decline" });
      },
      skip: (state, { power }) =>
        isInPlay(state) || openSpaces(state, power).length === 0 ? { type: "nothing" } : undefined,
      refuse: against("choose", () => refusal("soldier.notAtHome", {})),
      take(state, frame, _, action, course) {
        if (action.type !== "choose") {
          course.tell({ type: "noEvent", event: EVENTS.indexOf("soldierOfFortune"), rule: "12.42" });
          return course.end();
        }
        removeArmy(state, SOLDIER_OF_FORTUNE);
        addArmy(state, soldier(frame.power));
        frame.spaces.push(action.node);
        course.go("units");
      },
    },
    /** 10.68: elephants come with land units; what has no other Space to go to comes here. */
    units(state, frame, course) {
      const { power, left } = frame;
      if (restOf(state, frame).length > 0)
        return course.call(chooseFrom(power, "soldier.units", "12.43", left, false, "company"), "placed");
      place(state, frame, left, course);
      course.go("leader");
    },
    placed(state, frame, course, { taken }) {
      const left = frame.left.map((n, unit) => n - (taken[unit] ?? 0));
      const isAll = !hasLand(state, left);
      place(state, frame, isAll ? frame.left : taken, course);
      course.go(isAll ? "leader" : "next");
    },
    next: {
      prompt: "soldier.next",
      rule: "12.43",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const node of restOf(state, frame)) into.push({ type: "choose", node });
      },
      refuse: against("choose", () => refusal("soldier.notAtHome", {})),
      take(_state, frame, _, action, course) {
        frame.spaces.push(action.node);
        course.go("units");
      },
    },
    /** Where the army is divided, he goes with one of its parts. */
    leader: {
      prompt: "soldier.leader",
      rule: "12.43",
      who: (_state, { power }) => [power],
      options(_state, { spaces }, _, into) {
        for (const node of spaces) into.push({ type: "choose", node });
      },
      skip: (_state, { spaces }) => (spaces.length === 1 ? { type: "choose", node: spaces[0]! } : undefined),
      take(state, { power }, _, { node }, course) {
        putLeader(state, SOLDIER_LEADER, node);
        course.tell({ type: "soldierPlaced", power, node, units: [], leader: SOLDIER_LEADER, rule: "12.43" });
        course.end();
      },
    },
  },
});

/** R177: there is only one of him; dead, with all his army, he may come back. */
const isInPlay = (state: State): boolean => state.leaders[SOLDIER_LEADER]! >= 0 || hasUnits(state, SOLDIER_OF_FORTUNE);

/** 12.43, R499: Spaces of the Home Territory without enemies, where no battle is fought. */
function openSpaces(state: State, power: Power): Node[] {
  const { homeProvinces, spacesOf } = worldOf(state.config).map;
  const isOpen = (node: Node): boolean =>
    isFriendly(state, power, node) && !isFoughtFor(state, node) && !isLeftOnlyForBattle(state, power, node);
  return homeProvinces[power]!.flatMap((province) => spacesOf[province]!.filter(isOpen));
}

/** 17.2, R177, R300: why a power cannot hire him by a card. */
export function whyNoSoldier(state: State, power: Power): Refusal | undefined {
  if (isInPlay(state)) return refusal("card.soldierInPlay", {});
  return openSpaces(state, power).length === 0 ? refusal("card.nowhere", {}) : undefined;
}

/** Those that have got none of his units yet. */
const restOf = (state: State, { power, spaces }: SoldierOfFortuneFrame): Node[] =>
  openSpaces(state, power).filter((node) => !spaces.includes(node));

/** Units stand in the Space that was chosen last. */
function place(state: State, frame: SoldierOfFortuneFrame, units: readonly number[], course: Happening): void {
  const node = frame.spaces.at(-1)!;
  addRow(state, keyOf(node, SOLDIER_OF_FORTUNE, FRESH), units);
  frame.left = frame.left.map((n, unit) => n - (units[unit] ?? 0));
  course.tell({ type: "soldierPlaced", power: frame.power, node, units: units.slice(), leader: NONE, rule: "12.43" });
}

/** 12.46: he and his army leave in the Removal Phase of the next turn. */
export function removeSoldier(state: State, tell: Tell): void {
  if (!armyOf(state, SOLDIER_OF_FORTUNE)) return;
  removeUnits(state, (_node, owner) => owner === SOLDIER_OF_FORTUNE, everything, "12.46", tell);
  putLeader(state, SOLDIER_LEADER, IN_POOL);
  removeArmy(state, SOLDIER_OF_FORTUNE);
}
