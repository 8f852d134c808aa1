import { procedure, type Act, type Body, type Steps } from "../../engine/procedure.ts";
import { PHASES, type Phase } from "../../state/state.ts";

type GameTurn = Body<"gameTurn", { acts: "begin" | Phase | "end" }>;

/** 3.2: what each phase is. */
const PROCEDURES = {
  A: "income",
  B: "maintenance",
  C: "removal",
  D: "leaderSelection",
  E: "manpower",
  F: "activationPhase",
  G: "attritionPhase",
  H: "victoryPhase",
  I: "playOrder",
} as const satisfies Readonly<Record<Phase, string>>;

function phase(name: Phase): Act<GameTurn> {
  const next = PHASES[PHASES.indexOf(name) + 1] ?? "end";
  return (state, _, course) => {
    state.phase = name;
    course.tell({ type: "phaseBegan", phase: name, rule: "3.2" });
    course.call({ proc: PROCEDURES[name] }, next);
  };
}

/** 3.2, 3.6: the phases A to I; the first turn of a scenario begins with F. */
export const gameTurn = procedure<GameTurn>({
  name: "gameTurn",
  rule: "3.2",
  steps: {
    begin: (_state, { from }, course) => course.go(from),
    ...(Object.fromEntries(PHASES.map((name) => [name, phase(name)])) as Pick<Steps<GameTurn>, Phase>),
    end: (_state, _frame, course) => course.end(),
  },
});
