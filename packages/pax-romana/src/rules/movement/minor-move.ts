import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { FRESH, GARR, GS, MOVED, NONE, type Node, type Owner, type Power } from "../../data/index.ts";
import { against, procedure, type Body, type Call, type FrameOf } from "../../engine/procedure.ts";
import type { Tell } from "../../event.ts";
import { refusal } from "../../refusal.ts";
import { addForce, emptyForce, joinForce, MINOR, note, takeUp } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { addUnits, countAt, keyOf } from "../../state/table.ts";
import type { MinorMover } from "../frames.ts";
import { isOffshore } from "../leaders/company.ts";
import { takeCastaways } from "../leaders/fate.ts";
import { rousePergamum } from "../units/alliances.ts";
import { canBreakDown } from "../units/garrisons.ts";
import { closeMove, rollAllowance } from "./allowance.ts";
import { leadersOf } from "./contents.ts";
import { breakableKey } from "./garrisons.ts";
import { moveOf } from "./move.ts";
import { fleetsOf, freshGalleys, loneUnits, minorOwners, minorStarts } from "./movers.ts";

type MinorMove = Body<
  "minorMove",
  {
    locals: {
      /** Where it begins, and the force; NONE until they are chosen. */
      node: Node;
      force: number;
    };
    asks: { where: "at"; what: "moveUnit" | "moveLeader" | "breakDownUnit" };
    acts: "roll";
    after: { end: "move" };
  }
>;
export type MinorMoveFrame = FrameOf<MinorMove>;

export const minorMoveOf = (power: Power, mover: MinorMover = "own"): Call<"minorMove"> =>
  mover === "own" ? { proc: "minorMove", power } : { proc: "minorMove", power, mover };

/** 8.23, 9.11, 12.14: one unit or one leader moves, or one unit becomes garrisons. */
export const minorMove = procedure<MinorMove>({
  name: "minorMove",
  rule: "9.11",
  locals: () => ({ node: NONE, force: NONE }),
  steps: {
    where: {
      prompt: "minor.where",
      rule: "9.11",
      who: (_state, { power }) => [power],
      options(state, { power, mover }, _, into) {
        for (const node of minorStarts(state, power, Infinity, mover)) into.push({ type: "at", node });
      },
      refuse: against("at", () => refusal("move.nothingThere", {})),
      take(_state, frame, _, { node }, course) {
        frame.node = node;
        course.go("what");
      },
    },
    what: {
      prompt: "minor.what",
      rule: "9.11",
      who: (_state, { power }) => [power],
      options(state, { power, node, mover = "own" }, _, into) {
        for (const owner of minorOwners(state, power, mover)) offerUnits(state, node, owner, into);
        for (const owner of fleetsOf(state, power, mover))
          if (freshGalleys(state, node, owner) > 0) into.push({ type: "moveUnit", unit: GS, owner });
        if (mover === "own") offerBreakDown(state, node, power, into);
      },
      refuse(state, { power, node }, _, action) {
        if (action.type === "moveUnit" || action.type === "moveLeader") return refusal("move.nothingThere", {});
        if (action.type !== "breakDownUnit") return undefined;
        const isThere = canBreakDown(state, action.unit) && countAt(state, node, power, action.unit) > 0;
        return isThere ? refusal("garrisons.mountain", {}) : refusal("minor.cannotBreakDown", {});
      },
      take(state, frame, power, action, course) {
        const { node } = frame;
        if (action.type === "breakDownUnit") {
          const made = makeGarrisons(state, frame, action.unit, course.tell);
          return course.end({ noTown: Array.from({ length: made }, () => node) });
        }
        const aboard =
          action.type === "moveLeader"
            ? isOffshore(state, action.leader, node)
            : node >= worldOf(state.config).map.spaces;
        const force = emptyForce(power, node, aboard);
        note(force, MINOR);
        frame.force = addForce(state, force);
        if (action.type === "moveLeader") joinForce(state, frame.force, action.leader);
        else takeUp(state, frame.force, FRESH, action.owner, MOVED, oneOf(action.unit));
        if (action.type === "moveUnit" && action.unit === GS) takeCastaways(state, frame.force);
        course.go("roll");
      },
    },
    roll(state, { force }, course) {
      if (state.advanced) rousePergamum(state, state.forces[force]!, course);
      rollAllowance(state, force, state.forces[force]!.leaders[0] ?? NONE, course);
      course.call(moveOf(force), "end");
    },
    /** 9.11: however it ended, the Minor Move is over. */
    end(state, { force }, course) {
      closeMove(state, force, course.tell);
      course.end({ noTown: [] });
    },
  },
});

const oneOf = (unit: number): number[] => Array.from({ length: unit + 1 }, (_, i) => Number(i === unit));

/** 9.11, 9.14: one fresh unit of each sort, or a leader. */
function offerUnits(state: State, node: Node, owner: Owner, into: Sink<Action<"moveUnit" | "moveLeader">>): void {
  const row = loneUnits(state, node, owner);
  for (let unit = 0; unit < row.length; unit++) if (row[unit] !== 0) into.push({ type: "moveUnit", unit, owner });
  for (const leader of leadersOf(state, node, owner)) into.push({ type: "moveLeader", leader, owner });
}

/** 12.14, 12.16, 12.17: regular infantry becomes garrisons; it takes the whole Minor Move. */
function offerBreakDown(state: State, node: Node, power: Power, into: Sink<Action<"breakDownUnit">>): void {
  const { garrisons } = worldOf(state.config).data.units;
  for (let unit = 0; unit < garrisons.length; unit++)
    if (breakableKey(state, node, power, unit) !== NONE) into.push({ type: "breakDownUnit", unit });
}

/** Says how many garrisons it has become. */
function makeGarrisons(state: State, { node, power }: MinorMoveFrame, unit: number, tell: Tell): number {
  const made = worldOf(state.config).data.units.garrisons[unit]!;
  const key = breakableKey(state, node, power, unit);
  addUnits(state, keyOf(node, power, MOVED), GARR, made);
  addUnits(state, key, unit, -1);
  tell({ type: "brokenDown", power, node, units: oneOf(unit), garrisons: made, rule: "12.14" });
  return made;
}
