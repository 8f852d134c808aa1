import { worldOf } from "../../config.ts";
import { OBJECTIVES, POWERS, type Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { procedure, type Course } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { changePoints, changeStability } from "../../state/ledger.ts";
import type { State } from "../../state/state.ts";
import { deskOf, lock, openDesks, planners, showPlans, takeOrders, waitOr } from "../economy/desk.ts";
import { victoryInPhase } from "./automatic.ts";
import { awardOf, awardsOf, RICHEST, returnUsed, showObjective } from "./objectives.ts";
import { prizes } from "./places.ts";
import { cvpOf, gopOf } from "./points.ts";

interface VictoryPhaseFrame extends Frame {
  readonly proc: "victoryPhase";
}

/** Whether the scenario counts Victory Points at all. */
const isScored = (state: State): boolean => worldOf(state.config).scenario.victory.end !== "pyrrhicWar";

/** Phase H, 15.1-15.4: objectives are claimed, points counted, Stability follows, and somebody may have won. */
export const victoryPhase = procedure<VictoryPhaseFrame>({
  name: "victoryPhase",
  rule: "15.11",
  steps: {
    begin(state, _, course) {
      if (!isScored(state)) return course.go("automatic");
      const holders = state.order.filter((power) => state.objectives.hands[power]!.length > 0);
      openDesks(state, "claim", holders);
      course.go(holders.length > 0 ? "claim" : "score");
    },
    /** 15.48, R182: all who hold markers at once: any that are fulfilled, or none. */
    claim: {
      prompt: "objective.claim",
      rule: "15.48",
      who: planners,
      options(state, _, power, into) {
        for (const objective of claimable(state, power)) into.push({ do: "show", kind: OBJECTIVES[objective]! });
        into.push({ do: "lock" });
      },
      refuse: (_state, _frame, _power, action) =>
        action.do === "show" ? refusal("objective.notFulfilled", { objective: action.kind ?? "" }, "15.48") : undefined,
      take(state, _, power, action, course) {
        if (action.do === "lock") return lock(state, power, "15.48", course, "show");
        deskOf(state, power).orders.push([objectiveNamed(action.kind)]);
        waitOr(state, course, "show");
      },
    },
    show(state, _, course) {
      showPlans(course, "claim", "15.48");
      const tell = course.tell.bind(course);
      for (const power of state.order)
        for (const [objective] of takeOrders(state, power)) showObjective(state, power, objective!, tell);
      course.go("score");
    },
    score(state, _, course) {
      score(state, course);
      adjustStability(state, course);
      course.go("automatic");
    },
    automatic(state, _, course) {
      state.over = victoryInPhase(state);
      if (state.over) course.tell({ e: "gameOver", rule: state.over.reason });
      course.end();
    },
  },
});

const objectiveNamed = (name: string | undefined): number => OBJECTIVES.indexOf(name as (typeof OBJECTIVES)[number]);

/** Hidden markers that are fulfilled and not claimed yet; two of the same letter are claimed one by one. */
function claimable(state: State, power: Power): number[] {
  const claimed = deskOf(state, power).orders.map(([objective]) => objective!);
  const left = state.objectives.hands[power]!.slice();
  for (const objective of claimed) left.splice(left.indexOf(objective), 1);
  return [...new Set(left)].filter((objective) => objective !== RICHEST && awardOf(state, power, objective) > 0);
}

/** 15.11: VP for the standings in GOP and CVP, and for objectives. */
function score(state: State, course: Course): void {
  const { scenario, data } = worldOf(state.config);
  const { powers } = scenario;
  const gop = powers.map((power) => gopOf(state, power) + awardsOf(state, power, "gop"));
  const cvp = powers.map((power) => cvpOf(state, power));
  const forGop = prizes(gop, data.charts.victory.gop);
  const forCvp = prizes(cvp, data.charts.victory.cvp);
  const tell = course.tell.bind(course);
  powers.forEach((power, i) => {
    const forObjectives = awardsOf(state, power, "vp");
    changePoints(state, power, forGop[i]! + forCvp[i]! + forObjectives, "15.11", tell);
    course.tell({
      e: "scored",
      power,
      gop: gop[i]!,
      cvp: cvp[i]!,
      forGop: forGop[i]!,
      forCvp: forCvp[i]!,
      forObjectives,
      rule: "15.11",
    });
    returnUsed(state, power, tell);
  });
}

/** 15.12, R109, 14.21, R179: most and fewest VP gained, ties apart; and for each capital still lost. */
function adjustStability(state: State, course: Course): void {
  const { scenario, data, map } = worldOf(state.config);
  if (scenario.stability === undefined) return;
  const { mostVictoryPoints, fewestVictoryPoints, loseCapital } = data.charts.stability.changes;
  const changes = POWERS.map(() => 0);
  const gains = scenario.powers.map((power) => state.powers[power]!.gained);
  const only = (gained: number): Power | undefined => {
    const those = scenario.powers.filter((power) => state.powers[power]!.gained === gained);
    return those.length === 1 ? those[0] : undefined;
  };
  const most = only(Math.max(...gains));
  const fewest = only(Math.min(...gains));
  if (most !== undefined) changes[most]! += mostVictoryPoints;
  if (fewest !== undefined) changes[fewest]! += fewestVictoryPoints;
  for (const power of scenario.powers) {
    for (const capital of map.capitalsOf[power]!)
      if ((state.capitals & (1 << map.capital[capital]!)) === 0) changes[power]! += loseCapital;
    if (changes[power] !== 0) changeStability(state, power, changes[power]!, "15.12", course.tell.bind(course));
  }
}
