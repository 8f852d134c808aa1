import { worldOf } from "../../config.ts";
import { GREECE } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { procedure } from "../../engine/procedure.ts";
import { closeActivation } from "../movement/marks.ts";
import { outcomeOf } from "../victory/outcome.ts";
import { soldiersMoveOf } from "./expansion.ts";
import { placementsOf } from "./placement.ts";

interface GameFrame extends Frame {
  readonly proc: "game";
  /** Placements that are done. */
  placed?: number;
}

/** 3.1, 3.2, 3.7: turn after turn, until the last one is done or somebody has won. */
export const game = procedure<GameFrame>({
  name: "game",
  rule: "3.1",
  steps: {
    /** 3.1: what a scenario leaves to its powers is placed first. */
    begin(state, frame, course) {
      const placements = placementsOf(state);
      frame.placed = (frame.placed ?? -1) + 1;
      if (frame.placed < placements.length) return course.call(placements[frame.placed]!, "begin");
      course.go("pyrrhus");
    },
    /** Scenario V, R266: by agreement Pyrrhus makes a Major Move before the first marker. */
    pyrrhus(state, _, course) {
      const isAgreed = state.config.options.includes("pyrrhusFreeActivation");
      if (!isAgreed || !worldOf(state.config).scenario.special.includes("greeceKeepsSoldier")) return course.go("turn");
      course.call(soldiersMoveOf(GREECE), "moved");
    },
    moved(state, _, course) {
      closeActivation(state);
      course.go("turn");
    },
    turn(state, _, course) {
      course.tell({ e: "turnBegan", turn: state.turn, rule: "3.2" });
      course.call(
        { proc: "gameTurn", step: state.turn === worldOf(state.config).scenario.start.turn ? "F" : "A" },
        "next",
      );
    },
    next(state, _, course) {
      if (state.turn === worldOf(state.config).measures.lastTurn) return course.go("over");
      state.turn++;
      course.go("turn");
    },
    over(state, _, course) {
      state.over = outcomeOf(state);
      course.tell({ e: "gameOver", rule: "3.7" });
      course.end();
    },
  },
});
