import { worldOf } from "../../config.ts";
import { NONE, PERGAMUM, type Node, type Power } from "../../data/index.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { justOwner, nodeOfPlace, powerOfPlace, placeOf } from "../../state/keys.ts";
import { changeTalents } from "../../state/ledger.ts";
import { ROW, type State } from "../../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { hasLand } from "./contents.ts";
import { occupiersAt } from "../control/holder.ts";
import { powerBehind } from "../control/keeper.ts";
import { hasLine, linesOf, type Lines } from "../economy/line-of-communication.ts";
import { loseFleets } from "../naval/fleet-attrition.ts";
import { earnToll, tollOf } from "../units/independents.ts";

type AttritionPhase = Body<
  "attritionPhase",
  {
    locals: {
      /** Isolated Spaces still to suffer, as places, the last first. */
      isolated: number[];
      /** The one that is looked at, or NONE. */
      stack: number;
    };
    acts: "next" | "suffer" | "fleets";
    asks: { toll: "toll" };
  }
>;

/** 9.4, 11.15: whoever has no line home suffers attrition; then fleets without a friendly port are lost. */
export const attritionPhase = procedure<AttritionPhase>({
  name: "attritionPhase",
  rule: "9.41",
  locals: (_told, state) => ({ isolated: isolatedStacks(state).toReversed(), stack: NONE }),
  steps: {
    next(state, frame, course) {
      const stack = frame.isolated.pop();
      if (stack === undefined) return course.go("fleets");
      frame.stack = stack;
      course.go(isBehindRhodes(state, stack) ? "toll" : "suffer");
    },
    /** 6.16, R258: a line through neutral Rhodes can be bought for each Space. */
    toll: {
      prompt: "attrition.toll",
      rule: "6.16",
      who: (_state, { stack }) => [powerOfPlace(stack)],
      options(_state, { stack }, _, into) {
        into.push({ type: "toll", yes: true, node: nodeOfPlace(stack) });
        into.push({ type: "toll", yes: false, node: nodeOfPlace(stack) });
      },
      take(state, _, power, { yes }, course) {
        if (!yes) return course.go("suffer");
        changeTalents(state, power, -tollOf(state), "12.51", course.tell);
        earnToll(state, tollOf(state), course.tell);
        course.go("next");
      },
    },
    /** 9.43: one die for each Space. */
    suffer(_state, { stack }, course) {
      const [node, power] = [nodeOfPlace(stack), powerOfPlace(stack)];
      course.call({ proc: "attrition", power, force: NONE, node, rule: "9.41" }, "next");
    },
    fleets(state, _, course) {
      loseFleets(state, course.tell);
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
      const node = nodeOfKey(keys[i]!);
      const owner = ownerOfKey(keys[i]!);
      if (owner === PERGAMUM || powerBehind(state, owner) !== power || node >= spaces || state.works[node] !== 0)
        continue;
      const stack = placeOf(node, power);
      if (found.at(-1) === stack || !hasLand(state, counts, i * ROW) || isAloneAtHome(state, power, node)) continue;
      lines ??= linesOf(state, power);
      if (!hasLine(lines, node)) found.push(stack);
    }
  }
  return found;
}

/** 6.16: whether a Space without a line would have one through Rhodes, and its power a Talent for the toll. */
function isBehindRhodes(state: State, stack: number): boolean {
  const power = powerOfPlace(stack);
  return state.powers[power]!.treasury >= tollOf(state) && hasLine(linesOf(state, power, true), nodeOfPlace(stack));
}

/** 6.15: a line begins in every Space of the Home Territory in which nobody else is. */
const isAloneAtHome = (state: State, power: Power, node: Node): boolean =>
  worldOf(state.config).map.homeAt[node] === power && occupiersAt(state, node) === justOwner(power);
