import { worldOf } from "../../config.ts";
import { NONE, type Leader, type Node } from "../../data/index.ts";
import { procedure, type Body, type Call, type Course, type FrameOf } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { addForce, allow, emptyForce, joinForce, loseMp, standDown } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { interceptorKey } from "../battle/interceptors.ts";
import { fleeTo } from "../battle/regroup.ts";
import { isPower, ownerOfLeader, powerBehind } from "../control/keeper.ts";
import { moverOf } from "../control/relation.ts";
import { canStep, isStuck, mayRest, priceOf } from "../movement/steps.ts";
import { loseLeader } from "./fate.ts";

type LeaderCaught = Body<
  "leaderCaught",
  {
    locals: {
      /** The fleeing force, or NONE before it sets out. */
      force: number;
    };
    asks: { ask: "withdraw" | "stand"; flee: "step" | "stop" | "lost" };
    after: { arrived: "arrival" };
  }
>;
export type LeaderCaughtFrame = FrameOf<LeaderCaught>;

/** Leaders of one power at a time. */
export function leaderCaughtOf(state: State, attacker: number, caught: readonly Leader[]): Call<"leaderCaught"> {
  const force = state.forces[attacker]!;
  const owner = ownerOfLeader(state, caught[0]!);
  return {
    proc: "leaderCaught",
    power: isPower(owner) ? owner : powerBehind(state, owner),
    leaders: caught.filter((leader) => ownerOfLeader(state, leader) === owner),
    space: force.node,
    entry: force.from,
    barred: [interceptorKey(force.node, moverOf(force))],
  };
}

/** 9.21, R54, R137: an enemy force has entered a Space with nothing but leaders. */
export const leaderCaught = procedure<LeaderCaught>({
  name: "leaderCaught",
  rule: "9.21",
  locals: () => ({ force: NONE }),
  steps: {
    ask: {
      prompt: "leader.flee",
      rule: "9.21",
      who: (_state, { power }) => [power],
      options(_state, _frame, _, into) {
        into.push({ type: "withdraw" });
        into.push({ type: "stand" });
      },
      skip: (state, frame) => (frame.power === NONE || !hasWay(state, frame) ? { type: "stand" } : undefined),
      take(state, frame, _, action, course) {
        if (action.type === "stand") return lose(state, frame, course);
        const force = emptyForce(frame.power, frame.space);
        allow(force, course.chance.die(6));
        frame.force = addForce(state, force);
        for (const leader of frame.leaders) joinForce(state, frame.force, leader);
        for (const leader of frame.leaders)
          course.tell({ type: "leaderFled", leader, die: force.mp, node: frame.space, rule: "9.21" });
        course.go("flee");
      },
    },
    /** R137: by the die of a withdrawal, never the way the enemy came (10.44). */
    flee: {
      prompt: "leader.step",
      rule: "10.44",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        const force = state.forces[frame.force]!;
        for (const to of waysOf(state, force))
          if (canFleeTo(state, frame, force, to)) into.push({ type: "step", node: to });
        if (force.node !== frame.space && mayRest(state, force, force.node)) into.push({ type: "stop" });
      },
      skip(state, frame) {
        const force = state.forces[frame.force]!;
        if (waysOf(state, force).some((to) => canFleeTo(state, frame, force, to))) return undefined;
        return { type: force.node === frame.space || isStuck(state, force) ? "lost" : "stop" };
      },
      refuse(_state, _frame, _, { type: verb }) {
        if (verb === "stop") return refusal("withdrawal.mustGo", {});
        return verb === "step" ? refusal("withdrawal.noWay", {}) : undefined;
      },
      take(state, frame, _, action, course) {
        if (action.type === "stop") return rest(state, frame, course);
        if (action.type === "lost") return lose(state, frame, course);
        const force = state.forces[frame.force]!;
        loseMp(force, priceOf(state, force.node, action.node));
        fleeTo(state, frame.force, action.node);
        if (action.node >= worldOf(state.config).map.spaces) return course.wait();
        const { force: fleeing, barred } = frame;
        course.call(
          { proc: "arrival", force: fleeing, entry: "withdraw", reserved: 0, barred, bySea: false },
          "arrived",
        );
      },
    },
    arrived(state, frame, course, { how }) {
      if (!state.forces[frame.force]) return course.end();
      if (how === "held") return course.go("flee");
      rest(state, frame, course);
    },
  },
});

const waysOf = ({ config }: State, { node }: Force): readonly Node[] => {
  const { land, strait } = worldOf(config).map;
  return strait[node]!.length === 0 ? land[node]! : [...land[node]!, ...strait[node]!];
};

/** 10.44, 9.31: a way that is not the enemy's, nor back; onto a point only if such a way leads on from there. */
function canFleeTo(state: State, frame: LeaderCaughtFrame, force: Force, to: Node): boolean {
  if (to === frame.entry || to === frame.space || !canStep(state, force, to)) return false;
  const { spaces } = worldOf(state.config).map;
  if (to < spaces) return true;
  const { node, lastSpace, mp } = force;
  const there: Force = {
    ...force,
    node: to,
    lastSpace: node < spaces ? node : lastSpace,
    mp: mp - priceOf(state, node, to),
  };
  return waysOf(state, there).some((next) => next !== node && canFleeTo(state, frame, there, next));
}

/** Whether the best die would lead anywhere. */
function hasWay(state: State, frame: LeaderCaughtFrame): boolean {
  const force: Force = { ...emptyForce(frame.power, frame.space), mp: 6, leaders: [...frame.leaders] };
  return waysOf(state, force).some((to) => canFleeTo(state, frame, force, to));
}

function rest(state: State, { force }: LeaderCaughtFrame, course: Course<LeaderCaught>): void {
  standDown(state, force);
  course.end();
}

function lose(state: State, { force, leaders, space }: LeaderCaughtFrame, course: Course<LeaderCaught>): void {
  for (const leader of leaders) loseLeader(state, leader, space, "9.21", course.tell);
  if (force !== NONE) standDown(state, force);
  course.end();
}
