import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { GARR, GS, MOVED, NONE, UNITS, type Owner, type Unit } from "../../data/index.ts";
import { procedure, type Body, type Call, type FrameOf } from "../../engine/procedure.ts";
import type { Tell } from "../../event.ts";
import { refusal } from "../../refusal.ts";
import { addToForce } from "../../state/force.ts";
import { emptyRow, type Force, type State } from "../../state/state.ts";
import { addUnits, countAt, countIn, keysAt, markOfKey, sumAt } from "../../state/table.ts";
import { suppliedBy } from "../control/command.ts";
import { isDestroyed, losingLeaders, loseWithForce } from "../leaders/fate.ts";
import { faceOf, faceOfForce } from "../control/face.ts";

type Attrition = Body<
  "attrition",
  {
    locals: {
      /** What was thrown, and the losses still to take. */
      die: number;
      need: number;
      /** What there was. */
      counts: number[];
      /** The question that is open, and the answers to those before it. */
      at: number;
      lost: number[];
    };
    acts: "begin";
    asks: { lose: "lose" | "flip" };
  }
>;
export type AttritionFrame = FrameOf<Attrition>;

/** The questions in order: of each sort how many are lost, and of those with two sides how many are reduced. */
const QUESTIONS: readonly (readonly [unit: Unit, flip: boolean])[] = UNITS.flatMap((_, unit): [Unit, boolean][] =>
  unit === GARR || unit === GS
    ? []
    : [
        [unit, false],
        [unit, true],
      ],
);

/** 9.43, 10.85, R53, R171: a tenth, a fifth or three tenths of the units, rounded up; garrisons and leaders pay nothing. */
export const attrition = procedure<Attrition>({
  name: "attrition",
  rule: "9.43",
  locals: () => ({ die: 0, need: 0, counts: [], at: 0, lost: [] }),
  steps: {
    begin(state, frame, course) {
      frame.counts = countsOf(state, frame);
      const units = Math.min(
        frame.own ?? Infinity,
        frame.counts.reduce((sum, n) => sum + n, 0),
      );
      if (units === 0) return course.end();
      const die = course.chance.die(6);
      frame.die = die;
      frame.need = lossAt(state, units, die);
      const { power, node, need, rule } = frame;
      course.tell({ type: "attritionRolled", power, owner: sufferer(state, frame), node, die, need, rule });
      course.go("lose");
    },
    lose: {
      prompt: "attrition.lose",
      rule: "9.43",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (let n = 0; n <= highest(state, frame); n++) if (canGive(state, frame, n)) into.push(answer(frame, n));
      },
      /** A number without a choice is not asked for. */
      skip(state, frame) {
        const only = onlyNumber(state, frame);
        return only === NONE ? undefined : answer(frame, only);
      },
      refuse: (_state, _frame, _, { type: verb }) =>
        verb === "lose" || verb === "flip" ? refusal("attrition.number", {}) : undefined,
      take(state, frame, _, { n }, course) {
        give(state, frame, n);
        if (frame.at < QUESTIONS.length) return course.wait();
        bleed(state, frame, course.tell);
        course.end();
      },
    },
  },
});

/** The number that alone can be given, or NONE where there is a choice. */
function onlyNumber(state: State, frame: AttritionFrame): number {
  let only = NONE;
  for (let n = 0; n <= highest(state, frame); n++) {
    if (!canGive(state, frame, n)) continue;
    if (only !== NONE) return NONE;
    only = n;
  }
  return only;
}

function give(state: State, frame: AttritionFrame, n: number): void {
  frame.need -= n * weight(state, frame.at);
  frame.lost.push(n);
  frame.at++;
}

/** What an answer leaves no choice about: what is lost, and what is reduced, before the next question. */
export function forcedAfter(
  state: State,
  frame: AttritionFrame,
  n: number,
): { readonly lost: readonly number[]; readonly reduced: readonly number[] } {
  const next = { ...frame, lost: [...frame.lost] };
  give(state, next, n);
  const [lost, reduced] = [emptyRow(), emptyRow()];
  while (next.at < QUESTIONS.length) {
    const only = onlyNumber(state, next);
    if (only === NONE) break;
    const [unit, flip] = QUESTIONS[next.at]!;
    (flip ? reduced : lost)[unit]! += only;
    give(state, next, only);
  }
  return { lost, reduced };
}

/** 9.32: an army has entered a pass of the Alps. */
export const alpsOf = (force: number, { power, node }: Force): Call<"attrition"> => ({
  proc: "attrition",
  power,
  force,
  node,
  rule: "9.32",
});

function answer({ at }: AttritionFrame, n: number): Action<"lose" | "flip"> {
  const [unit, flip] = QUESTIONS[at]!;
  return { type: flip ? "flip" : "lose", unit, n };
}

/** 9.43: what so many units lose at a die. */
const lossAt = ({ config }: State, units: number, die: number): number =>
  Math.ceil((units * worldOf(config).data.charts.attrition[die]!) / 100);

/** 9.43: what each face of the die would take. */
export function lossesByDie(state: State, who: Pick<AttritionFrame, "force" | "node" | "power">): number[] {
  const units = countsOf(state, who).reduce((sum, n) => sum + n, 0);
  return [1, 2, 3, 4, 5, 6].map((die) => lossAt(state, units, die));
}

/** 12.44: a power's own units, and its Soldier of Fortune's; R366: or its own alone. */
const owners = (state: State, { power, own }: Pick<AttritionFrame, "power" | "own">): readonly Owner[] =>
  own === undefined ? suppliedBy(state, power) : [power];

/** Whose troops they are. */
function sufferer(state: State, frame: AttritionFrame): Owner {
  const { force, node, power } = frame;
  if (force !== NONE) return faceOfForce(state, state.forces[force]!);
  const isHere = (owner: Owner): boolean =>
    UNITS.some((_, unit) => unit !== GS && countAt(state, node, owner, unit) > 0);
  return faceOf(power, owners(state, frame).filter(isHere));
}

const isSpared = (unit: Unit): boolean => unit === GARR || unit === GS;

/** The units that count: everything but garrisons and galleys; R366: or its own alone that have not moved. */
function countsOf(state: State, frame: Pick<AttritionFrame, "force" | "node" | "power" | "own">): number[] {
  const { force, node, power, own } = frame;
  if (own !== undefined) return sumAt(state, node, power, MOVED).map((n, unit) => (isSpared(unit) ? 0 : n));
  const counts = emptyRow();
  for (let unit = 0; unit < UNITS.length; unit++) {
    if (isSpared(unit)) continue;
    if (force === NONE) for (const owner of owners(state, frame)) counts[unit]! += countAt(state, node, owner, unit);
    else for (const row of state.forces[force]!.rows) counts[unit]! += row.counts[unit]!;
  }
  return counts;
}

const hasTwoSides = ({ config }: State, unit: Unit): boolean => worldOf(config).data.units.reduced[unit] !== NONE;

/** 10.85: a unit with two sides counts two when it is lost, one when it is reduced; all others count one. */
export const weight = (state: State, at: number): number =>
  QUESTIONS[at]![1] ? 1 : weightOf(state, QUESTIONS[at]![0]);

export const weightOf = (state: State, unit: Unit): number => (hasTwoSides(state, unit) ? 2 : 1);

/** How many can be named at most: what is there, less what was lost just before, and only two-sided ones are reduced. */
function highest(state: State, { at, counts, lost }: AttritionFrame): number {
  const [unit, flip] = QUESTIONS[at]!;
  if (!flip) return counts[unit]!;
  return hasTwoSides(state, unit) ? counts[unit]! - lost[at - 1]! : 0;
}

/** Whether the need can be met exactly after this answer: every later sort can give any number up to all it has. */
function canGive(state: State, { at, counts, need }: AttritionFrame, n: number): boolean {
  const [unit, flip] = QUESTIONS[at]!;
  const left = need - n * weight(state, at);
  let most = !flip && hasTwoSides(state, unit) ? counts[unit]! - n : 0;
  for (let later = at + (flip ? 1 : 2); later < QUESTIONS.length; later += 2)
    most += counts[QUESTIONS[later]![0]]! * weight(state, later);
  return left >= 0 && left <= most;
}

/** 8.44, R261: an army that is destroyed takes its leaders with it. */
function bleed(state: State, frame: AttritionFrame, tell: Tell): void {
  if (frame.force === NONE) return losingLeaders(state, tell, () => suffer(state, frame, tell));
  suffer(state, frame, tell);
  const force = state.forces[frame.force]!;
  if (isDestroyed(force)) loseWithForce(state, force, tell);
}

function suffer(state: State, frame: AttritionFrame, tell: Tell): void {
  const { power, node, rule } = frame;
  const { reduced } = worldOf(state.config).data.units;
  QUESTIONS.forEach(([unit, flip], i) => {
    const n = frame.lost[i]!;
    if (n === 0) return;
    const taken = new Map<Owner, number>();
    for (let k = 0; k < n; k++) {
      const owner = takeOne(state, frame, unit, flip ? reduced[unit]! : NONE);
      taken.set(owner, (taken.get(owner) ?? 0) + 1);
    }
    for (const [owner, lost] of taken)
      tell({ type: "attrition", power, owner, node, unit, n: lost, flipped: flip, rule });
  });
}

/** One unit is lost, or becomes its reduced side; the Soldier's, and those that have moved, go first. Says whose it was. */
function takeOne(state: State, frame: AttritionFrame, unit: Unit, instead: Unit): Owner {
  const { force, node, own } = frame;
  if (force === NONE) {
    const owner = owners(state, frame).findLast((one) => countAt(state, node, one, unit) > 0)!;
    const isMeant = (key: number): boolean =>
      countIn(state, key, unit) > 0 && (own === undefined || (markOfKey(key) & MOVED) === 0);
    const key = keysAt(state, node, owner).findLast(isMeant)!;
    addUnits(state, key, unit, -1);
    if (instead !== NONE) addUnits(state, key, instead, 1);
    return owner;
  }
  const moving = state.forces[force]!;
  const row = moving.rows.find(({ counts }) => counts[unit]! > 0)!;
  if (instead !== NONE) addToForce(state, moving, row.owner, row.mark, instead, 1);
  addToForce(state, moving, row.owner, row.mark, unit, -1);
  return row.owner;
}
