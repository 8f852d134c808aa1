import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { EL, GARR, GS, UNITS, type Power, type Unit } from "../../data/index.ts";
import { against, procedure, type Body, type Call, type FrameOf } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { emptyRow, type State } from "../../state/state.ts";
import type { ChooseUnits as Wanted, Purpose } from "../frames.ts";
import { hasLand } from "./contents.ts";

type ChooseUnits = Body<
  "chooseUnits",
  {
    locals: { /** How many of each sort so far, in the order of `UNIT_ORDER`. */ taken: number[] };
    asks: { how: "all" | "none" | "some"; number: "takeUnits" };
  }
>;
export type ChooseUnitsFrame = FrameOf<ChooseUnits>;

/** Land units first, then those that depend on them: what may be taken of these is known by then. */
export const UNIT_ORDER: readonly Unit[] = [...UNITS.keys()]
  .filter((unit) => ![EL, GARR, GS].includes(unit))
  .concat(EL, GARR, GS);

/** The question for any of these units; `needs` says what must be among them. */
export const chooseFrom = (
  power: Power,
  prompt: Purpose,
  rule: string,
  pool: readonly number[],
  none: boolean,
  needs: Wanted["needs"] = "any",
): Call<"chooseUnits"> => ({
  proc: "chooseUnits",
  power,
  prompt,
  rule,
  pool: pool.slice(),
  least: pool.map(() => 0),
  most: pool.slice(),
  none,
  needs,
});

/** Whether the question has any answer: some unit can be taken, and what is needed is there. */
export function canChoose(state: State, pool: readonly number[], needs: Wanted["needs"] = "any"): boolean {
  const { isLand } = worldOf(state.config).data.units;
  let land = false;
  let other = false;
  for (let unit = 0; unit < isLand.length; unit++) {
    if (pool[unit] === 0) continue;
    if (isLand[unit] === 1) land = true;
    else if (!(unit === EL && needs === "company")) other = true;
  }
  return land || (needs !== "land" && other);
}

/** How many of each sort, one sort at a time; every choice has exactly one path. */
export const chooseUnits = procedure<ChooseUnits>({
  name: "chooseUnits",
  rule: "9.11",
  locals: () => ({ taken: [] }),
  steps: {
    how: {
      prompt: "units.how",
      rule: "9.11",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        if (isLegal(state, frame, frame.most)) into.push({ type: "all" });
        if (mayTakeNone(frame)) into.push({ type: "none" });
        if (canFinish(state, frame, [])) into.push({ type: "some" });
      },
      skip(state, frame) {
        if (canFinish(state, frame, [])) return undefined;
        const all = isLegal(state, frame, frame.most);
        if (all && mayTakeNone(frame) && !isNothing(frame.most)) return undefined;
        return { type: all ? "all" : "none" };
      },
      refuse(_state, { rule }, _, { type: verb }) {
        if (verb === "none") return refusal("units.notNone", {}, rule);
        return verb === "some" ? refusal("units.notSome", {}, rule) : undefined;
      },
      take(_state, frame, _, action, course) {
        if (action.type === "some") {
          passAbsent(frame);
          return course.go("number");
        }
        course.end({ taken: action.type === "all" ? frame.most.slice() : frame.least.map(() => 0) });
      },
    },
    number: {
      prompt: "units.take",
      rule: "9.11",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        const unit = UNIT_ORDER[frame.taken.length]!;
        for (let n = frame.least[unit]!; n <= highest(state, frame, frame.taken, unit); n++)
          if (canFinish(state, frame, [...frame.taken, n])) into.push({ type: "takeUnits", unit, n });
      },
      /** A sort of which only one number is possible is not asked for. */
      skip(state, frame) {
        const unit = UNIT_ORDER[frame.taken.length]!;
        let only: Action<"takeUnits"> | undefined;
        for (let n = frame.least[unit]!; n <= highest(state, frame, frame.taken, unit); n++) {
          if (!canFinish(state, frame, [...frame.taken, n])) continue;
          if (only) return undefined;
          only = { type: "takeUnits", unit, n };
        }
        return only;
      },
      refuse: against("takeUnits", (_state, { rule }) => refusal("units.notSoMany", {}, rule)),
      take(_state, frame, _, action, course) {
        frame.taken.push(action.n);
        passAbsent(frame);
        if (frame.taken.length < UNIT_ORDER.length) return course.wait();
        const taken = emptyRow();
        UNIT_ORDER.forEach((unit, i) => (taken[unit] = frame.taken[i]!));
        course.end({ taken });
      },
    },
  },
});

/** Sorts of which there are none need no step of their own. */
function passAbsent({ taken, most }: ChooseUnitsFrame): void {
  while (taken.length < UNIT_ORDER.length && most[UNIT_ORDER[taken.length]!] === 0) taken.push(0);
}

function isNothing(row: readonly number[]): boolean {
  for (const n of row) if (n !== 0) return false;
  return true;
}

const mayTakeNone = ({ none, least }: ChooseUnitsFrame): boolean => none && isNothing(least);

/** 10.68, 10.31: what the asker needs: a land unit, or one wherever there are elephants. */
function isLegal(state: State, { needs }: ChooseUnitsFrame, row: readonly number[]): boolean {
  if (isNothing(row)) return false;
  if (needs === "any" || (needs === "company" && row[EL] === 0)) return true;
  return hasLand(state, row);
}

/** The most of a sort after what was taken: no elephants without the land units they need. */
function highest(state: State, frame: ChooseUnitsFrame, taken: readonly number[], unit: Unit): number {
  if (unit !== EL || frame.needs !== "company") return frame.most[unit]!;
  const { isLand } = worldOf(state.config).data.units;
  return taken.some((n, i) => n > 0 && isLand[UNIT_ORDER[i]!] === 1) ? frame.most[unit]! : frame.least[unit]!;
}

/**
 * Whether a beginning leads to a legal choice that is neither all nor nothing. If any end does, one of these does: as much
 * or as little as possible of everything left, or one less or one more of a single sort.
 */
function canFinish(state: State, frame: ChooseUnitsFrame, taken: readonly number[]): boolean {
  const row = emptyRow();
  for (let i = 0; i < taken.length; i++) row[UNIT_ORDER[i]!] = taken[i]!;
  for (const full of [true, false]) {
    fill(frame, row, taken.length, full);
    if (isSome(state, frame, row)) return true;
    for (let i = taken.length; i < UNIT_ORDER.length; i++) {
      const unit = UNIT_ORDER[i]!;
      if (frame.least[unit] === frame.most[unit]) continue;
      row[unit]! += full ? -1 : 1;
      if (isSome(state, frame, row)) return true;
      row[unit]! += full ? 1 : -1;
    }
  }
  return false;
}

function fill({ least, most }: ChooseUnitsFrame, row: number[], from: number, full: boolean): void {
  for (let i = from; i < UNIT_ORDER.length; i++) row[UNIT_ORDER[i]!] = (full ? most : least)[UNIT_ORDER[i]!] ?? 0;
}

const isSome = (state: State, frame: ChooseUnitsFrame, row: readonly number[]): boolean =>
  isLegal(state, frame, row) && frame.most.some((most, unit) => row[unit] !== most);
