import { worldOf } from "../../config.ts";
import type { Node } from "../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import { beginHere, dissolve, leaveForce, placeForce, standDown } from "../../state/force.ts";
import { IN_POOL } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { isClear } from "../battle/ways.ts";
import { meets, MUST_ATTACK } from "../movement/contents.ts";
import { closeWithdrawals } from "../movement/marks.ts";
import { moveOf } from "../movement/move.ts";

type HordeMarch = Body<
  "hordeMarch",
  {
    asks: { regroup: "choose" };
    acts: "begin" | "lost" | "end";
    after: { attacked: "arrival"; moved: "move" };
  }
>;

/** 13.3, 13.4: MP for the attack where a horde is placed among others. */
const FIRST_ATTACK = 2;

/** 13.3, 13.42: a horde that has just been placed attacks whoever is there, and goes on. */
export const hordeMarch = procedure<HordeMarch>({
  name: "hordeMarch",
  rule: "13.42",
  steps: {
    /** 13.42, R205: whoever moves it is no enemy there. */
    begin(state, { force }, course) {
      if (!mustAttack(state, force)) return course.call(moveOf(force), "moved");
      course.call(
        { proc: "arrival", force, entry: "horde", reserved: FIRST_ATTACK, barred: [], bySea: false },
        "attacked",
      );
    },
    attacked(state, frame, course, { how }) {
      if (!state.forces[frame.force] || how === "finished") return course.go("end");
      if (how !== "back") return course.call(moveOf(frame.force), "moved");
      course.go(havens(state, frame).length > 0 ? "regroup" : "lost");
    },
    /** 10.97, R204: beaten where it appeared, it has no Space it came from: it goes to an open one beside it, or is lost. */
    regroup: {
      prompt: "invasion.regroup",
      rule: "10.97",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const node of havens(state, frame)) into.push({ type: "choose", node });
      },
      take(state, frame, _, action, course) {
        const force = state.forces[frame.force]!;
        placeForce(state, force, action.node);
        beginHere(force);
        course.call(moveOf(frame.force), "moved");
      },
    },
    lost(state, frame, course) {
      const { node, rows, leaders } = state.forces[frame.force]!;
      for (const { owner, counts: units } of rows)
        course.tell({ type: "unitsRemoved", owner, node, units, rule: frame.rule });
      // Its leader is the horde's own, and comes back with the next one.
      for (const leader of leaders.slice()) leaveForce(state, frame.force, leader, IN_POOL);
      dissolve(state, frame.force);
      course.go("end");
    },
    /** However the march ended: what is left of the horde is seen from its force. */
    moved: (_state, _frame, course) => course.go("end"),
    end(state, { force }, course) {
      if (state.forces[force]) standDown(state, force);
      closeWithdrawals(state);
      course.end();
    },
  },
});

/** Whether a horde was placed among others. */
export function mustAttack(state: State, index: number): boolean {
  const force = state.forces[index]!;
  return (meets(state, force, force.node) & MUST_ATTACK) !== 0;
}

/** Open Spaces beside the one where the horde was beaten; 13.3: for the Gallic revolt those of Gaul. */
function havens(state: State, { force: index }: FrameOf<HordeMarch>): Node[] {
  const force = state.forces[index]!;
  return worldOf(state.config).map.direct[force.node]!.filter((to) => isClear(state, force, to));
}
