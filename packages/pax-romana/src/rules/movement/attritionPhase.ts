import { worldOf } from "../../config.ts";
import { NONE, type Node, type Power } from "../../data/index.ts";
import { procedure } from "../../engine/procedure.ts";
import { ROW, type State } from "../../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { hasLand } from "./contents.ts";
import { occupiersAt } from "../control/holder.ts";
import { powerBehind } from "../control/keeper.ts";
import { hasLine, linesOf, type Lines } from "../economy/lineOfCommunication.ts";
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
    let lines: Lines | undefined;
    const { keys, counts } = state.table;
    for (let i = 0; i < keys.length; i++) {
      const [node, owner] = [nodeOfKey(keys[i]!), ownerOfKey(keys[i]!)];
      if (powerBehind(state, owner) !== power || node >= spaces || state.works[node] !== 0) continue;
      const stack = node * 32 + owner;
      if (found.at(-1) === stack || !hasLand(state, counts, i * ROW) || isAloneAtHome(state, power, node)) continue;
      lines ??= linesOf(state, power);
      if (!hasLine(lines, node)) found.push(stack);
    }
  }
  return found;
}

/** 6.15: a line begins in every Space of the Home Territory in which nobody else is. */
const isAloneAtHome = (state: State, power: Power, node: Node): boolean =>
  worldOf(state.config).map.homeAt[node] === power && occupiersAt(state, node) === 1 << power;
