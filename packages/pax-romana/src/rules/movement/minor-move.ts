import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { FRESH, GARR, GS, MOVED, NONE, type Node, type Owner, type Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { procedure, type Course } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { addForce, emptyForce, joinForce, MINOR, takeUp } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { addUnits, countAt, keyOf, rowOf } from "../../state/table.ts";
import { commandedBy } from "../control/command.ts";
import { isOffshore } from "../leaders/company.ts";
import { takeCastaways } from "../leaders/fate.ts";
import { canBreakDown } from "../units/garrisons.ts";
import { closeMove, rollAllowance } from "./allowance.ts";
import { leadersOf } from "./contents.ts";
import { breakableKey } from "./garrisons.ts";
import { moveOf } from "./move.ts";
import { fleetsOf, freshGalleys, minorStarts } from "./movers.ts";

export interface MinorMoveFrame extends Frame {
  readonly proc: "minorMove";
  readonly power: Power;
  node: Node;
  force: number;
}

export const minorMoveOf = (power: Power): MinorMoveFrame => ({
  proc: "minorMove",
  step: "where",
  power,
  node: -1,
  force: -1,
});

/** 8.23, 9.11, 12.14: one unit or one leader moves, or one unit becomes garrisons. Hands back where garrisons were made. */
export const minorMove = procedure<MinorMoveFrame>({
  name: "minorMove",
  rule: "9.11",
  steps: {
    where: {
      prompt: "minor.where",
      rule: "9.11",
      who: (_state, { power }) => [power],
      options(state, { power }, _, into) {
        for (const node of minorStarts(state, power)) into.push({ do: "at", node });
      },
      refuse: () => refusal("move.nothingThere", {}),
      take(_state, frame, _, action, course) {
        frame.node = action.node!;
        course.go("what");
      },
    },
    what: {
      prompt: "minor.what",
      rule: "9.11",
      who: (_state, { power }) => [power],
      options(state, { power, node }, _, into) {
        for (const owner of commandedBy(state, power)) offerUnits(state, node, owner, into);
        for (const owner of fleetsOf(state, power, "own"))
          if (freshGalleys(state, node, owner) > 0) into.push({ do: "unit", unit: GS, owner });
        offerBreakDown(state, node, power, into);
      },
      refuse(state, { power, node }, _, { do: verb, unit }) {
        if (verb !== "breakDown") return refusal("move.nothingThere", {});
        const isThere = unit !== undefined && canBreakDown(state, unit) && countAt(state, node, power, unit) > 0;
        return isThere ? refusal("garrisons.mountain", {}) : refusal("minor.cannotBreakDown", {});
      },
      take(state, frame, _, action, course) {
        if (action.do === "breakDown") return makeGarrisons(state, frame, action.unit!, course);
        const force = emptyForce(frame.power, frame.node);
        force.aboard =
          action.leader === undefined
            ? frame.node >= worldOf(state.config).map.spaces
            : isOffshore(state, action.leader, frame.node);
        force.flags = MINOR;
        frame.force = addForce(state, force);
        if (action.leader === undefined) takeUp(state, frame.force, FRESH, action.owner!, MOVED, oneOf(action.unit!));
        else joinForce(state, frame.force, action.leader);
        if (action.unit === GS) takeCastaways(state, frame.force);
        course.go("roll");
      },
    },
    roll(state, { force }, course) {
      rollAllowance(state, force, state.forces[force]!.leaders[0] ?? NONE, course);
      course.call(moveOf(force), "end");
    },
    end(state, { force }, course) {
      closeMove(state, force, course);
      course.end({ done: true });
    },
  },
});

const oneOf = (unit: number): number[] => Array.from({ length: unit + 1 }, (_, i) => Number(i === unit));

/** 9.11, 9.14: one fresh unit of each sort, or a leader. */
function offerUnits(state: State, node: Node, owner: Owner, into: Sink<Action>): void {
  const row = rowOf(state, keyOf(node, owner, FRESH));
  for (let unit = 0; unit < row.length; unit++) {
    if (row[unit] !== 0 && unit !== GS) into.push({ do: "unit", unit, owner });
  }
  for (const leader of leadersOf(state, node, owner)) into.push({ do: "unit", leader, owner });
}

/** 12.14, 12.16, 12.17: regular infantry becomes garrisons; it takes the whole Minor Move. */
function offerBreakDown(state: State, node: Node, power: Power, into: Sink<Action>): void {
  const { garrisons } = worldOf(state.config).data.units;
  for (let unit = 0; unit < garrisons.length; unit++)
    if (breakableKey(state, node, power, unit) !== NONE) into.push({ do: "breakDown", unit });
}

function makeGarrisons(state: State, { node, power }: MinorMoveFrame, unit: number, course: Course): void {
  const made = worldOf(state.config).data.units.garrisons[unit]!;
  const key = breakableKey(state, node, power, unit);
  addUnits(state, keyOf(node, power, MOVED), GARR, made);
  addUnits(state, key, unit, -1);
  course.tell({ e: "brokenDown", power, node, units: oneOf(unit), garrisons: made, rule: "12.14" });
  course.end({ done: true, noTown: Array.from({ length: made }, () => node) });
}
