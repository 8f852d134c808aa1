import type { Frame } from "../../engine/frame.ts";
import { procedure, type Act } from "../../engine/procedure.ts";
import { PHASES, type Phase } from "../../state/state.ts";
import type { PhaseFrame } from "../frames.ts";

interface GameTurnFrame extends Frame {
  readonly proc: "gameTurn";
}

/** 3.2: what each phase is. */
const PROCEDURES: Readonly<Record<Phase, PhaseFrame>> = {
  A: { proc: "income", step: "begin" },
  B: { proc: "maintenance", step: "begin" },
  C: { proc: "removal", step: "begin" },
  D: { proc: "leaderSelection", step: "begin" },
  E: { proc: "manpower", step: "begin" },
  F: { proc: "activationPhase", step: "next" },
  G: { proc: "attritionPhase", step: "begin" },
  H: { proc: "victoryPhase", step: "begin" },
  I: { proc: "playOrder", step: "begin" },
};

/** 3.2, 3.6: the phases A to I; the first turn of a scenario begins with F. */
export const gameTurn = procedure<GameTurnFrame>({
  name: "gameTurn",
  rule: "3.2",
  steps: {
    ...Object.fromEntries(PHASES.map((phase) => [phase, begin(phase)])),
    end: (_state, _frame, course) => course.end(),
  },
});

function begin(phase: Phase): Act<GameTurnFrame> {
  const next = PHASES[PHASES.indexOf(phase) + 1] ?? "end";
  return (state, _, course) => {
    state.phase = phase;
    course.tell({ e: "phaseBegan", phase, rule: "3.2" });
    course.call({ ...PROCEDURES[phase] }, next);
  };
}
