import { procedure, type Body } from "../../engine/procedure.ts";
import { closeActivation } from "../movement/marks.ts";
import { endPassesOfActivation, endPassesOfMove } from "../cards/windows.ts";
import { MINOR_MOVES } from "./operations.ts";

type PontusActivation = Body<"pontusActivation", { acts: "begin" | "close" }>;

/** 12.55, 3.44, R353: its marker costs nothing and draws no card; one Major and two Minor Moves of its own units. */
export const pontusActivation = procedure<PontusActivation>({
  name: "pontusActivation",
  rule: "12.55",
  steps: {
    begin(state, { power }, course) {
      endPassesOfMove(state);
      course.tell({ type: "pontusMoves", power, rule: "12.55" });
      course.call({ proc: "expansion", power, minors: MINOR_MOVES, only: "pontus" }, "close");
    },
    close(state, _, course) {
      closeActivation(state);
      endPassesOfActivation(state);
      course.end();
    },
  },
});
