import type { Leader } from "../../data/index.ts";
import { procedure } from "../../engine/procedure.ts";
import type { Call } from "../../engine/typed.ts";
import type { State } from "../../state/state.ts";
import type { LandMoveFrame, MoveFrame } from "../frames.ts";

interface Move extends MoveFrame {
  /** R195: leaders dropped in this Move; they are not picked up again in it. */
  dropped?: Leader[];
}

/** A frame for the Move of a force. */
export const moveOf = (force: number): MoveFrame => ({ proc: "move", step: "begin", force });

/** R195: the leaders a force has dropped in its Move: a list to read, and to add to. */
export function droppedIn({ frames }: State, force: number): Leader[] {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i] as Move;
    if (frame.proc === "move" && frame.force === force) return frame.dropped ?? [];
  }
  return [];
}

/** 9.11, 11.31: a Move goes on by land and by sea, as often as it likes, until the force stops or is gone. Hands back `{ how }`. */
export const move = procedure<Move>({
  name: "move",
  rule: "9.1",
  steps: {
    begin(state, frame, course) {
      frame.dropped ??= [];
      const { force } = frame;
      const moving = state.forces[force];
      if (!moving) return course.end();
      const landMove: LandMoveFrame = { proc: "landMove", step: "step", force };
      const fleetMove: Call<"fleetMove"> = { proc: "fleetMove", force };
      course.call(moving.aboard || moving.mp < 0 ? fleetMove : landMove, "after");
    },
    after(_state, _frame, course) {
      const how = course.handed?.["how"];
      if (how === "embarked" || how === "ashore") return course.go("begin");
      course.end({ how });
    },
  },
});
