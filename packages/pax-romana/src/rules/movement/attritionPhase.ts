import { worldOf } from "../../config.ts";
import { NONE } from "../../data/index.ts";
import { procedure } from "../../engine/procedure.ts";
import type { State } from "../../state/state.ts";
import { nodeOfKey, ownerOfKey, rowOf } from "../../state/table.ts";
import { hasLand } from "./contents.ts";
import { powerBehind } from "../control/keeper.ts";
import { hasLine, linesOf } from "../economy/lineOfCommunication.ts";
import type { AttritionFrame, PhaseFrame } from "../frames.ts";
import { loseFleets } from "../naval/fleetAttrition.ts";

interface AttritionPhase extends PhaseFrame {
  /** Isolated stacks still to suffer, as node * 32 + owner, the last first. */
  isolated?: number[];
}

/** 9.4, 11.15: whoever has no line home suffers attrition; then fleets without a friendly port are lost. */
export const attritionPhase = procedure<AttritionPhase>({
  name: "attritionPhase",
  rule: "9.41",
  steps: {
    begin(state, frame, course) {
      frame.isolated = isolatedStacks(state).toReversed();
      course.go("next");
    },
    next(state, frame, course) {
      const stack = frame.isolated!.pop();
      if (stack === undefined) return course.go("fleets");
      const [node, owner] = [stack >> 5, stack & 31];
      const suffers: AttritionFrame = {
        proc: "attrition",
        step: "begin",
        power: powerBehind(state, owner),
        force: NONE,
        node,
        owner,
        rule: "9.41",
      };
      course.call(suffers, "next");
    },
    fleets(state, _, course) {
      loseFleets(state, course.tell.bind(course));
      course.end();
    },
  },
});

/** 9.41, 9.42: Spaces with land units of a power that have no line, outside Towns and Cities; in the order of play. */
export function isolatedStacks(state: State): number[] {
  const { spaces } = worldOf(state.config).map;
  const found: number[] = [];
  for (const power of state.order) {
    const lines = linesOf(state, power);
    for (const key of state.table.keys) {
      const [node, owner] = [nodeOfKey(key), ownerOfKey(key)];
      if (powerBehind(state, owner) !== power || node >= spaces || state.works[node] !== 0) continue;
      const stack = node * 32 + owner;
      if (found.at(-1) !== stack && !hasLine(lines, node) && hasLand(state, rowOf(state, key))) found.push(stack);
    }
  }
  return found;
}
