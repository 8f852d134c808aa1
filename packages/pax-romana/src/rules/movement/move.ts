import { procedure, type Body, type Call } from "../../engine/procedure.ts";

type Move = Body<"move", { acts: "begin"; after: { went: "landMove" | "fleetMove" } }>;

/** The Move of a force. */
export const moveOf = (force: number): Call<"move"> => ({ proc: "move", force });

/** 9.11, 11.31: a Move goes on by land and by sea, as often as it likes, until the force stops or is gone. */
export const move = procedure<Move>({
  name: "move",
  rule: "9.1",
  steps: {
    begin(state, { force }, course) {
      const moving = state.forces[force];
      if (!moving) return course.end({ how: "gone" });
      course.call({ proc: moving.aboard || moving.mp < 0 ? "fleetMove" : "landMove", force }, "went");
    },
    went(_state, _frame, course, { how }) {
      if (how === "embarked" || how === "ashore") course.go("begin");
      else course.end({ how });
    },
  },
});
