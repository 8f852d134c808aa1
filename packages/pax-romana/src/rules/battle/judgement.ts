import { worldOf } from "../../config.ts";
import type { Power } from "../../data/index.ts";
import type { Call, Steps } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import type { State } from "../../state/state.ts";
import { answerTo } from "../cards/windows.ts";
import { horseIn, pointsIn, sideOf, type LandBattle, type LandBattleFrame } from "./battle.ts";
import { edgeOver } from "./cavalry.ts";
import { countShifts } from "./counting.ts";
import { oddsIn } from "./facts.ts";
import { answerersIn } from "./players.ts";
import { SIDES } from "./shifts.ts";

/** Who has the shifts: 0 the attacker, 1 the defender. */
const shifter = ({ net }: LandBattleFrame): 0 | 1 => (net >= 0 ? 0 : 1);
const other = (frame: LandBattleFrame): 0 | 1 => (shifter(frame) === 0 ? 1 : 0);
/** Shifts not yet used. */
const left = ({ net, used }: LandBattleFrame): number => Math.abs(net) - used;

/** 10.2 steps 5 to 10: Battle Points, dice, shifts, and who has won. */
export const judgement: Pick<
  Steps<LandBattle>,
  "odds" | "dice" | "rerolled" | "count" | "reckoned" | "raise" | "lower" | "judge"
> = {
  /** Steps 5 and 6: Battle Points, and the cavalry that counts. */
  odds(state, frame, course, { negated, regular, reductions }) {
    frame.negated = negated;
    frame.regular = [...regular];
    frame.reductions = reductions;
    const { charts } = worldOf(state.config).data;
    const horse = [horseIn(state, frame, 0), horseIn(state, frame, 1)] as const;
    frame.bp = [pointsIn(state, frame, 0), pointsIn(state, frame, 1)];
    frame.edges = [edgeOver(charts, horse[0], horse[1]), edgeOver(charts, horse[1], horse[0])];
    course.go("dice");
  },
  /** Step 7: one die each. */
  dice(state, frame, course) {
    frame.dice = [course.chance.die(6), course.chance.die(6)];
    course.tell({ type: "battleRolled", battlePoints: [...frame.bp], dice: [...frame.dice], rule: "10.51" });
    const again = rerollOf(state, frame);
    if (again) course.call(again, "rerolled");
    else course.go("count");
  },
  rerolled(_state, frame, course, { dice }) {
    frame.dice = [...dice];
    course.go("count");
  },
  /** Step 8: the shifts of both sides, and the difference. */
  count(state, frame, course) {
    countShifts(state, frame, course.tell);
    if (state.advanced) course.call(answerTo("shifts", answerersIn(state, frame)), "reckoned");
    else course.go("raise");
  },
  /** 17.15, R304: cards have been counted as they were played. */
  reckoned: (_state, _frame, course) => course.go("raise"),
  /** Step 9: whoever has shifts raises his own die and lowers the other, as he likes. */
  raise: {
    prompt: "battle.raise",
    rule: "10.51",
    who: (_state, frame) => [powerWithShifts(frame)],
    options(state, frame, _, into) {
      for (let n = 0; n <= mostRaised(state, frame); n++) into.push({ type: "raise", n });
    },
    refuse: (state, frame, _, action) =>
      action.type === "raise"
        ? refusal("battle.tooManyShifts", { n: action.n, most: mostRaised(state, frame) })
        : undefined,
    skip: (state, frame) => (mostRaised(state, frame) === 0 ? { type: "raise", n: 0 } : undefined),
    take(_state, frame, _, action, course) {
      frame.dice[shifter(frame)] += action.n;
      frame.used = action.n;
      course.go("lower");
    },
  },
  lower: {
    prompt: "battle.lower",
    rule: "10.51",
    who: (_state, frame) => [powerWithShifts(frame)],
    options(state, frame, _, into) {
      for (let n = 0; n <= mostLowered(state, frame); n++) into.push({ type: "lower", n });
    },
    refuse: (state, frame, _, action) =>
      action.type === "lower"
        ? refusal("battle.tooManyShifts", { n: action.n, most: mostLowered(state, frame) })
        : undefined,
    skip: (state, frame) => (mostLowered(state, frame) === 0 ? { type: "lower", n: 0 } : undefined),
    take(_state, frame, _, action, course) {
      frame.dice[other(frame)] -= action.n;
      course.tell({ type: "shifted", dice: [...frame.dice], rule: "10.51" });
      course.go("judge");
    },
  },
  /** Step 10: each loses what the other's die says; the higher percentage is the Loser (10.1). */
  judge(_state, frame, course) {
    const [own, theirs] = frame.dice;
    frame.pips = [theirs, own];
    frame.winner = own > theirs ? "attacker" : own < theirs ? "defender" : "draw";
    course.tell({ type: "battleJudged", winner: frame.winner, pips: [...frame.pips], rule: "10.1" });
    course.go("flight");
  },
};

const powerWithShifts = (frame: LandBattleFrame): Power => sideOf(frame, shifter(frame)).power;

function mostRaised(state: State, frame: LandBattleFrame): number {
  const { dieHighest } = worldOf(state.config).data.charts.battle;
  return Math.max(0, Math.min(left(frame), dieHighest - frame.dice[shifter(frame)]));
}

function mostLowered(state: State, frame: LandBattleFrame): number {
  const { dieLowest } = worldOf(state.config).data.charts.battle;
  return Math.max(0, Math.min(left(frame), frame.dice[other(frame)] - dieLowest));
}

/** 10.55, optional: the side with twice the Battle Points rolled lower. */
function rerollOf(state: State, frame: LandBattleFrame): Call<"reroll"> | undefined {
  if (!state.config.options.includes("rerolls")) return undefined;
  const odds = oddsIn(frame);
  const i = odds[1] > odds[0] ? 1 : 0;
  const weaker = i === 0 ? 1 : 0;
  if (odds[i] === 0 || odds[i] < 2 * odds[weaker] || frame.dice[i] >= frame.dice[weaker]) return undefined;
  return {
    proc: "reroll",
    larger: SIDES[i],
    powers: [frame.attacker.power, frame.defender.power],
    leaders: [...frame.leads],
    dice: [...frame.dice],
  };
}
