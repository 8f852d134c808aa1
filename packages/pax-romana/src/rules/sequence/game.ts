import { worldOf } from "../../config.ts";
import { CARTHAGE, GREECE } from "../../data/index.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { closeActivation } from "../movement/marks.ts";
import { outcomeOf } from "../victory/outcome.ts";
import { soldiersMoveOf } from "./operations.ts";
import { placementsOf } from "./placement.ts";

type Game = Body<
  "game",
  {
    locals: { /** Placements that are done. */ placed: number };
    acts: "place" | "pyrrhus" | "moved" | "turn" | "next" | "over";
  }
>;

/** 3.1, 3.2, 3.7: turn after turn, until the last one is done or somebody has won. */
export const game = procedure<Game>({
  name: "game",
  rule: "3.1",
  locals: () => ({ placed: 0 }),
  steps: {
    /** 3.1: what a scenario leaves to its powers is placed first. */
    place(state, frame, course) {
      const next = placementsOf(state)[frame.placed++];
      if (next) course.call(next, "place");
      else course.go("pyrrhus");
    },
    /** Scenario V, R266: by agreement Pyrrhus makes a Major Move before the first marker; scenario IV, R369: always. */
    pyrrhus(state, _, course) {
      const { special } = worldOf(state.config).scenario;
      if (special.includes("pyrrhusMovesFirst")) return course.call(soldiersMoveOf(CARTHAGE), "moved");
      const isAgreed = state.config.options.includes("pyrrhusFreeActivation");
      if (!isAgreed || !special.includes("greeceKeepsSoldier")) return course.go("turn");
      course.call(soldiersMoveOf(GREECE), "moved");
    },
    moved(state, _, course) {
      closeActivation(state);
      course.go("turn");
    },
    turn(state, _, course) {
      course.tell({ type: "turnBegan", turn: state.turn, rule: "3.2" });
      const isFirst = state.turn === worldOf(state.config).scenario.start.turn;
      course.call({ proc: "gameTurn", from: isFirst ? "F" : "A" }, "next");
    },
    next(state, _, course) {
      if (state.turn === worldOf(state.config).measures.lastTurn) return course.go("over");
      state.turn++;
      course.go("turn");
    },
    over(state, _, course) {
      state.over = outcomeOf(state);
      course.tell({ type: "gameOver", rule: "3.7" });
      course.end();
    },
  },
});
