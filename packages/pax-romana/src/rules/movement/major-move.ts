import { worldOf } from "../../config.ts";
import { NONE, OWNERS, type Node, type OwnerName, type Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { procedure } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { FLAGS, hasFlag } from "../../state/flags.ts";
import type { State } from "../../state/state.ts";
import { takeHorde } from "../barbarians/hordes.ts";
import { ownersLedBy, type Mover } from "../control/command.ts";
import { faceOfForce } from "../control/face.ts";
import { isHorde } from "../control/keeper.ts";
import { closeMove, isChoice, rollAllowance } from "./allowance.ts";
import { chooseForceOf } from "./choose-force.ts";
import { isFleet } from "./contents.ts";
import { joinOf } from "./join.ts";
import { closeWithdrawals } from "./marks.ts";
import { moveOf } from "./move.ts";
import { fleetsOf, majorStarts } from "./movers.ts";

export interface MajorMoveFrame extends Frame {
  readonly proc: "majorMove";
  readonly power: Power;
  readonly mover: Mover;
  node: Node;
  force: number;
  /** Whether this is the second move of a Conqueror. */
  again: boolean;
}

export const majorMoveOf = (power: Power, mover: Mover): MajorMoveFrame => ({
  proc: "majorMove",
  step: "where",
  power,
  mover,
  node: -1,
  force: -1,
  again: false,
});

/** 9.11-9.14: all or some units of one Space move together. */
export const majorMove = procedure<MajorMoveFrame>({
  name: "majorMove",
  rule: "9.11",
  steps: {
    where: {
      prompt: "major.where",
      rule: "9.11",
      who: (_state, { power }) => [power],
      options(state, { power, mover }, _, into) {
        for (const node of majorStarts(state, power, mover)) into.push({ do: "at", node });
      },
      refuse: () => refusal("move.nothingThere", {}),
      take(state, frame, _, action, course) {
        frame.node = action.node!;
        course.call(forceFrom(state, frame), "chosen");
      },
    },
    /** 4.1: whoever stands with them may come along. */
    chosen(state, frame, course) {
      frame.force = course.handed!["force"] as number;
      const owner = OWNERS.indexOf(frame.mover as OwnerName);
      if (isHorde(owner)) takeHorde(state, owner, frame.power);
      const call = frame.mover === "own" ? joinOf(state, frame.power, frame.force) : undefined;
      if (call) course.call(call, "lead");
      else course.go("lead");
    },
    /** 8.24, R136: one of several leaders gives the MP; then the die is rolled. */
    lead: {
      prompt: "move.lead",
      rule: "8.24",
      who: (_state, { power }) => [power],
      options(state, { force }, _, into) {
        for (const leader of state.forces[force]!.leaders) into.push({ do: "lead", leader });
      },
      skip(state, { force: index }) {
        const force = state.forces[index]!;
        if (!isFleet(state, force) && isChoice(state, force.leaders)) return undefined;
        return { do: "lead", leader: force.leaders[0] ?? NONE };
      },
      take(state, frame, _, action, course) {
        rollAllowance(state, frame.force, action.leader!, course);
        course.call(moveOf(frame.force), "end");
      },
    },
    /** 16.2 Conqueror, R104, R173: the force of the Elite leader who led it may move a second time, with a new die. */
    end: {
      prompt: "major.again",
      rule: "16.2",
      who: (_state, { power }) => [power],
      options(_state, _frame, _, into) {
        into.push({ do: "again", yes: true });
        into.push({ do: "again", yes: false });
      },
      skip: (state, frame) => (isConqueror(state, frame) ? undefined : { do: "again", yes: false }),
      take(state, frame, _, action, course) {
        if (action.yes !== true) {
          closeMove(state, frame.force, course);
          return course.end({ done: true });
        }
        frame.again = true;
        closeWithdrawals(state);
        const force = state.forces[frame.force]!;
        const { power, node } = force;
        course.tell({ e: "moveEnded", power, owner: faceOfForce(state, force), node, rule: "9.1" });
        Object.assign(force, { used: 0, flags: 0, from: node, lastSpace: node });
        course.go("lead");
      },
    },
  },
});

/** 9.11: what moves from the Space. */
const forceFrom = (state: State, { power, node, mover }: MajorMoveFrame): Frame =>
  chooseForceOf(power, node, ownersLedBy(state, power, mover), fleetsOf(state, power, mover));

/** R173, 7.53: the Elite leader of a Conqueror is with the force, and it has moved once, and not been finished by a sack. */
function isConqueror(state: State, { force, power, again }: MajorMoveFrame): boolean {
  const moved = state.forces[force];
  if (again || !moved || !hasFlag(state, power, FLAGS.conqueror)) return false;
  if (state.handed?.["how"] === "finished") return false;
  const { elite } = worldOf(state.config).data.leaders;
  return moved.leaders.some((leader) => elite[leader] === 1);
}
