import { worldOf } from "../../config.ts";
import { NONE, OWNERS, type Leader, type Node, type OwnerName, type Power } from "../../data/index.ts";
import { against, procedure, type Body, type Call, type FrameOf } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { FLAGS, hasFlag } from "../../state/flags.ts";
import { joinForce, setOutAgain } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { giveBackHorde, takeHorde } from "../barbarians/hordes.ts";
import { leadersFor, ownersLedBy } from "../control/command.ts";
import type { MajorMover } from "../frames.ts";
import { faceOfForce } from "../control/face.ts";
import { moverOf } from "../control/relation.ts";
import { isHorde, ownerOfLeader } from "../control/keeper.ts";
import { rousePergamum } from "../units/alliances.ts";
import { closeMove, isChoice, rollAllowance } from "./allowance.ts";
import { isFleet } from "./contents.ts";
import { joinOf } from "./join.ts";
import { closeWithdrawals } from "./marks.ts";
import { moveOf } from "./move.ts";
import { fleetsOf, majorStarts } from "./movers.ts";

type MajorMove = Body<
  "majorMove",
  {
    locals: {
      /** Where it begins, and the force; NONE until they are chosen. */
      node: Node;
      force: number;
      /** 16.2: whether this is the second move of a Conqueror. */
      isSecond: boolean;
    };
    asks: { where: "at"; lead: "lead"; again: "again" };
    after: { chosen: "chooseForce"; moved: "move" };
  }
>;
export type MajorMoveFrame = FrameOf<MajorMove>;

export const majorMoveOf = (power: Power, mover: MajorMover): Call<"majorMove"> => ({
  proc: "majorMove",
  power,
  mover,
});

/** 9.11-9.14: all or some units of one Space move together. */
export const majorMove = procedure<MajorMove>({
  name: "majorMove",
  rule: "9.11",
  locals: () => ({ node: NONE, force: NONE, isSecond: false }),
  steps: {
    where: {
      prompt: "major.where",
      rule: "9.11",
      who: (_state, { power }) => [power],
      options(state, { power, mover }, _, into) {
        for (const node of majorStarts(state, power, mover)) into.push({ type: "at", node });
      },
      refuse: against("at", () => refusal("move.nothingThere", {})),
      take(state, frame, power, { node }, course) {
        frame.node = node;
        const owners = ownersLedBy(state, power, frame.mover);
        const fleets = fleetsOf(state, power, frame.mover);
        course.call({ proc: "chooseForce", power, node, owners, fleets }, "chosen");
      },
    },
    /** 4.1: whoever stands with them may come along. */
    chosen(state, frame, course, { force }) {
      frame.force = force;
      const owner = OWNERS.indexOf(frame.mover as OwnerName);
      if (isHorde(owner)) takeHorde(state, owner, frame.power);
      if (state.advanced) {
        const leader = rousePergamum(state, state.forces[force]!, course);
        // R517: he goes with those who set out from where he is.
        if (leader !== NONE && state.leaders[leader] === frame.node) joinForce(state, force, leader);
      }
      const call = frame.mover === "own" ? joinOf(state, frame.power, force) : undefined;
      if (call) course.call(call, "lead");
      else course.go("lead");
    },
    /** 8.24, R136: one of several leaders gives the MP; then the die is rolled. */
    lead: {
      prompt: "move.lead",
      rule: "8.24",
      who: (_state, { power }) => [power],
      options(state, { force }, _, into) {
        for (const leader of leadersFor(state, state.forces[force]!)) into.push({ type: "lead", leader });
      },
      skip(state, { force: index }) {
        const force = state.forces[index]!;
        const leaders = leadersFor(state, force);
        if (!isFleet(state, force) && isChoice(state, leaders)) return undefined;
        // R312: of equals the one who may be a Conqueror.
        return {
          type: "lead",
          leader: leaders.find((leader) => isOwnElite(state, force, leader)) ?? leaders[0] ?? NONE,
        };
      },
      take(state, { force }, _, { leader }, course) {
        rollAllowance(state, force, leader, course);
        course.call(moveOf(force), "moved");
      },
    },
    /** 7.53: whom a sack has finished does not move again. */
    moved(state, frame, course, { how }) {
      if (how !== "finished" && isConqueror(state, frame)) return course.go("again");
      const force = state.forces[frame.force];
      const owner = force ? moverOf(force) : NONE;
      closeMove(state, frame.force, course.tell);
      if (force) giveBackHorde(state, owner, force.power, force.node);
      course.end();
    },
    /** 16.2 Conqueror, R104, R173: the force of the Elite leader who led it may move a second time, with a new die. */
    again: {
      prompt: "major.again",
      rule: "16.2",
      who: (_state, { power }) => [power],
      options(_state, _frame, _, into) {
        into.push({ type: "again", yes: true });
        into.push({ type: "again", yes: false });
      },
      take(state, frame, _, { yes }, course) {
        if (!yes) {
          closeMove(state, frame.force, course.tell);
          return course.end();
        }
        frame.isSecond = true;
        closeWithdrawals(state);
        const force = state.forces[frame.force]!;
        const { power, node } = force;
        course.tell({ type: "moveEnded", power, owner: faceOfForce(state, force), node, rule: "9.1" });
        setOutAgain(force);
        course.go("lead");
      },
    },
  },
});

/** R173: the Elite leader of a Conqueror, not an ally's, is with the force, and it has moved only once. */
function isConqueror(state: State, { force, power, isSecond }: MajorMoveFrame): boolean {
  const moved = state.forces[force];
  if (isSecond || !moved || !hasFlag(state, power, FLAGS.conqueror)) return false;
  // R312: by card only if he led it himself.
  const isLeading = (leader: Leader): boolean => !state.advanced || moved.led === NONE || moved.led === leader;
  return moved.leaders.some((leader) => isOwnElite(state, moved, leader) && isLeading(leader));
}

const isOwnElite = (state: State, { power }: Force, leader: Leader): boolean =>
  worldOf(state.config).data.leaders.elite[leader] === 1 && ownerOfLeader(state, leader) === power;
