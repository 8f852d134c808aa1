import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import {
  PONTUS,
  EL,
  FRESH,
  GARR,
  GREECE,
  INDEPENDENT,
  MOVED,
  NONE,
  type Leader,
  type Node,
  type Owner,
} from "../../data/index.ts";
import type { Body, Course, FrameOf, Steps } from "../../engine/procedure.ts";
import { armyOf } from "../../state/armies.ts";
import {
  addToForce,
  ALONE,
  dropOff,
  endSolitude,
  isKin,
  joinForce,
  leaveForce,
  spend,
  takeUp,
} from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { setWorks, worksAt } from "../../state/works.ts";
import { isBreached } from "../cities/capture.ts";
import { joining, ownersIn } from "../control/command.ts";
import { faceOfForce } from "../control/face.ts";
import { isHorde, powerBehind } from "../control/keeper.ts";
import { moverOf } from "../control/relation.ts";
import { bribeOf, canBribe } from "../diplomacy/bribe.ts";
import { canEmbark } from "../naval/embark.ts";
import { chooseFrom } from "./choose-units.ts";
import { hasElephants, hasLandUnit, isEmpty, leadersOf } from "./contents.ts";
import { mayGarrison } from "./garrisons.ts";
import { homePowerOf, standingAt } from "./kin.ts";
import { freshArmy } from "./movers.ts";
import { isMinor, mayRest } from "./steps.ts";

/** What a force on the march can do besides stepping and stopping. */
export type OnTheMarch = "pickUp" | "pickLeader" | "drop" | "dropLeader" | "breakDown" | "destroy" | "embark";

/** 9.2: a march: what is remembered of it, and its steps, which are here and in `land-move.ts`. */
export type LandMove = Body<
  "landMove",
  {
    locals: {
      /** Whose units are picked up or dropped, or NONE. */
      owner: Owner;
      /** 4.3: Spaces before which a bribe was offered. */
      bribed: Node[];
      /** 4.3: Spaces for whose works a bribe was offered. */
      spared: Node[];
      /** 17.2: the Space with Greeks that an army of theirs goes to; absent otherwise. */
      kin?: Node | undefined;
    };
    asks: {
      step: "step" | "stop" | "stuck" | OnTheMarch | "haulEngine" | "playCard";
      kin: "attackKin";
      pair: "mergePair";
    };
    acts: "point" | "afterAlps" | "embarked";
    after: {
      afterNarrows: "cardWindow";
      played: "playCard";
      bribed: "bribe";
      spared: "bribe";
      arrived: "arrival";
      pickedUp: "chooseUnits";
      dropped: "chooseUnits";
      brokenDown: "chooseUnits";
    };
  }
>;
export type LandMoveFrame = FrameOf<LandMove>;

/** Offers what a force can do where it is; without MP left it can only stop. */
export function offerVerbs(state: State, force: Force, into: Sink<Action<OnTheMarch>>): void {
  const isSpace = force.node < worldOf(state.config).map.spaces;
  if (force.mp <= 0 || !isSpace) return;
  if (isHorde(moverOf(force))) return offerHorde(state, force, into);
  if (!isOwnForce(state, force)) return;
  // 17.2: nobody is taken along out of a Town or City against his own people.
  if (!isKin(force) || !worksAt(state, force.node)) {
    offerPickUp(state, force, into);
    offerPickLeader(state, force, into);
  }
  offerDrop(state, force, into);
  offerDropLeader(state, force, into);
  offerBreakDown(state, force, into);
  offerDestroy(state, force, into);
  if (!isKin(force) && canEmbark(state, force)) into.push({ type: "embark" });
}

/** 13.26, 13.42, R286: what a horde can do; it has no ships, makes no garrisons, and takes up only what it left before. */
function offerHorde(state: State, force: Force, into: Sink<Action<OnTheMarch>>): void {
  if (armyOf(state, moverOf(force))?.use === "anybody") offerPickUp(state, force, into);
  offerDrop(state, force, into);
  offerDestroy(state, force, into);
}

/** Whether it is a power's own force, or its Soldier of Fortune's. */
const isOwnForce = (state: State, force: Force): boolean =>
  moverOf(force) === PONTUS || isKin(force) || powerBehind(state, moverOf(force)) === force.power;

/** The force of the march. */
export const marching = ({ forces }: Pick<State, "forces">, { force }: LandMoveFrame): Force => forces[force]!;

const hasUnits = (row: readonly number[]): boolean => row.some((n) => n > 0);

/** A force of which nothing is left on the march has stopped. */
export function stopIfEmpty(force: Force, course: Course<LandMove>): void {
  if (isEmpty(force)) course.end({ how: "stopped" });
  else course.go("step");
}

/** 9.21, 8.23: fresh units in the Space join for 1 MP, in a Major Move; the Soldier of Fortune takes only his own (12.44). */
function offerPickUp(state: State, force: Force, into: Sink<Action<"pickUp">>): void {
  if (isMinor(force) || !canPay(state, force)) return;
  for (const owner of ownersIn(state, force))
    if (hasUnits(joining(state, force, freshArmy(state, force.node, owner)))) into.push({ type: "pickUp", owner });
}

/** R134: a lone leader picks up only while the MP used and this one fit his single allowance. */
function canPay({ config }: State, { mp, used, flags }: Force): boolean {
  const { pickUp: price } = worldOf(config).data.charts.movement;
  return mp >= price && ((flags & ALONE) === 0 || used + price <= (mp + used) / 2);
}

export function pickUp(state: State, frame: LandMoveFrame, owner: Owner, course: Course<LandMove>): void {
  const force = marching(state, frame);
  frame.owner = owner;
  const needs = hasLandUnit(state, force) ? "any" : "company";
  const pool = joining(state, force, freshArmy(state, force.node, owner));
  course.call(chooseFrom(force.power, "units.pickUp", "9.21", pool, false, needs), "pickedUp");
}

/** 8.23, R195: a leader in the Space joins for nothing, and lends no Campaign Rating; none who was left in this Move. */
function offerPickLeader(state: State, force: Force, into: Sink<Action<"pickLeader">>): void {
  for (const owner of ownersIn(state, force))
    for (const leader of leadersOf(state, force.node, owner))
      if (!force.dropped.includes(leader)) into.push({ type: "pickLeader", leader });
}

export function pickLeader(state: State, frame: LandMoveFrame, leader: Leader, course: Course<LandMove>): void {
  const force = marching(state, frame);
  const { power, node } = force;
  const owner = faceOfForce(state, force);
  joinForce(state, frame.force, leader);
  course.tell({ type: "pickedUp", power, owner, node, units: [], leader, rule: "9.21" });
  course.go("step");
}

/** 9.21: units are left behind for nothing, and move no more. */
function offerDrop(state: State, force: Force, into: Sink<Action<"drop">>): void {
  if (isMinor(force) || !mayRest(state, force, force.node)) return;
  for (const { owner } of force.rows) if (hasUnits(droppable(state, force, owner))) into.push({ type: "drop", owner });
}

/** 12.13: garrisons are not left alone in a Mountain Fortress. */
function droppable(state: State, { rows, node }: Force, owner: Owner): number[] {
  const row = rows.find((one) => one.owner === owner)!.counts.slice();
  if (!mayGarrison(state, node, owner)) row[GARR] = 0;
  return row;
}

export function drop(state: State, frame: LandMoveFrame, owner: Owner, course: Course<LandMove>): void {
  const force = marching(state, frame);
  frame.owner = owner;
  course.call(chooseFrom(force.power, "units.drop", "9.21", droppable(state, force, owner), false), "dropped");
}

/** 9.21, R195: a leader is left behind, and not picked up again in this Move. */
function offerDropLeader(state: State, force: Force, into: Sink<Action<"dropLeader">>): void {
  if (!mayRest(state, force, force.node) || (force.rows.length === 0 && force.leaders.length < 2)) return;
  for (const leader of force.leaders) into.push({ type: "dropLeader", leader });
}

export function dropLeader(state: State, frame: LandMoveFrame, leader: Leader, course: Course<LandMove>): void {
  const force = marching(state, frame);
  const { power, node } = force;
  const owner = faceOfForce(state, force);
  dropOff(state, frame.force, leader);
  course.tell({ type: "dropped", power, owner, node, units: [], leader, rule: "9.21" });
  course.go("step");
}

/** 12.14: in a Major Move regular infantry becomes garrisons, 1 MP for any number; they stand there, fresh (R127). */
function offerBreakDown(state: State, force: Force, into: Sink<Action<"breakDown">>): void {
  const { createGarrisons } = worldOf(state.config).data.charts.movement;
  if (isMinor(force) || force.mp < createGarrisons || !mayGarrison(state, force.node, homePowerOf(force))) return;
  if (!mayRest(state, force, force.node)) return;
  if (hasUnits(breakable(state, force))) into.push({ type: "breakDown" });
}

/** 12.16, 12.17: the power's own infantry, no mercenaries or militia. */
function breakable(state: State, force: Force): number[] {
  const { garrisons } = worldOf(state.config).data.units;
  const own = force.rows.find(({ owner }) => owner === homePowerOf(force));
  return garrisons.map((n, unit) => (n > 0 ? (own?.counts[unit] ?? 0) : 0));
}

export function breakDown(state: State, frame: LandMoveFrame, course: Course<LandMove>): void {
  const force = marching(state, frame);
  course.call(chooseFrom(force.power, "units.breakDown", "12.14", breakable(state, force), false), "brokenDown");
}

/** 7.43: one's own works are pulled down for as many MP as they have walls, never at home; R515: those of Pontus by its own army. */
function offerDestroy(state: State, force: Force, into: Sink<Action<"destroy">>): void {
  const works = worksAt(state, force.node);
  if (!works || works.walls > force.mp || !hasLandUnit(state, force)) return;
  if (isKin(force)) {
    if (mayRaze(state, force, works)) into.push({ type: "destroy" });
    return;
  }
  // 7.45, 13.27: what a horde took is independent, and may be destroyed; or its mover's (R468), and is like his own.
  const isFree = works.owner === INDEPENDENT && isHorde(moverOf(force));
  if (!isFree && works.owner !== (moverOf(force) === PONTUS ? PONTUS : force.power)) return;
  if (isFree || worldOf(state.config).map.homeAt[force.node] !== force.power) into.push({ type: "destroy" });
}

/** 17.2, R334: Greek works whose walls are at their least, and in which nobody stands any more. */
const mayRaze = (state: State, { node }: Force, { owner }: { readonly owner: Owner }): boolean =>
  owner === GREECE && isBreached(state, node) && standingAt(state, node).length === 0;

/** 4.3, R181, R250: the power whose Home it is may offer something for them, once. */
export function destroy(state: State, frame: LandMoveFrame, course: Course<LandMove>): void {
  const force = marching(state, frame);
  const victim = worldOf(state.config).map.homeAt[force.node]!;
  if (frame.spared.includes(force.node) || !canBribe(state, force.power, victim)) return pullDown(state, force, course);
  frame.spared.push(force.node);
  course.call(bribeOf(force.power, victim, "destruction", force.node), "spared");
}

function pullDown(state: State, force: Force, course: Course<LandMove>): void {
  spend(force, worksAt(state, force.node)!.walls);
  setWorks(state, force.node, undefined);
  const { power, node } = force;
  course.tell({ type: "destroyed", power, owner: faceOfForce(state, force), node, rule: "7.43" });
  course.go("step");
}

/** What follows when somebody has been asked about it. */
export const verbSteps: Pick<Steps<LandMove>, "pickedUp" | "dropped" | "brokenDown" | "spared"> = {
  /** 9.21, 8.23: those named join; a lone leader's doubled allowance is gone. */
  pickedUp(state, frame, course, { taken }) {
    const force = marching(state, frame);
    const { power, node } = force;
    endSolitude(force);
    spend(force, worldOf(state.config).data.charts.movement.pickUp);
    takeUp(state, frame.force, FRESH, frame.owner, MOVED, taken);
    const owner = faceOfForce(state, force);
    course.tell({ type: "pickedUp", power, owner, node, units: taken.slice(), leader: NONE, rule: "9.21" });
    course.go("step");
  },
  /** Those named stay, and have moved; elephants stay with the last land units (10.68), the leader of a horde with its last (R286). */
  dropped(state, frame, course, { taken }) {
    const force = marching(state, frame);
    const { power, node } = force;
    const face = faceOfForce(state, force);
    putDown(state, force, frame.owner, taken);
    putDownElephants(state, force);
    if (isHorde(frame.owner) && force.rows.length === 0)
      for (const leader of force.leaders.slice()) leaveForce(state, frame.force, leader, node);
    course.tell({ type: "dropped", power, owner: face, node, units: taken.slice(), leader: NONE, rule: "9.21" });
    stopIfEmpty(force, course);
  },
  brokenDown(state, frame, course, { taken }) {
    const force = marching(state, frame);
    const { node } = force;
    const power = homePowerOf(force);
    const { data } = worldOf(state.config);
    const { mark } = force.rows.find(({ owner }) => owner === power)!;
    let made = 0;
    for (let unit = 0; unit < taken.length; unit++) {
      addToForce(state, force, power, mark, unit, -taken[unit]!);
      made += taken[unit]! * (data.units.garrisons[unit] ?? 0);
    }
    addUnits(state, keyOf(node, power, FRESH), GARR, made);
    spend(force, data.charts.movement.createGarrisons);
    putDownElephants(state, force);
    course.tell({ type: "brokenDown", power, node, units: taken.slice(), garrisons: made, rule: "12.14" });
    stopIfEmpty(force, course);
  },
  /** 4.3, 7.43: the power whose Town or City is to be pulled down has had its say. */
  spared(state, frame, course, { proceeds }) {
    if (proceeds) pullDown(state, marching(state, frame), course);
    else course.go("step");
  },
};

function putDown(state: State, force: Force, owner: Owner, row: readonly number[]): void {
  const { mark } = force.rows.find((one) => one.owner === owner)!;
  for (let unit = 0; unit < row.length; unit++) {
    if (row[unit] === 0) continue;
    addToForce(state, force, owner, mark, unit, -row[unit]!);
    addUnits(state, keyOf(force.node, owner, mark), unit, row[unit]!);
  }
}

function putDownElephants(state: State, force: Force): void {
  if (hasLandUnit(state, force) || !hasElephants(force)) return;
  for (const { owner, counts } of force.rows.slice())
    if (counts[EL]! > 0) putDown(state, force, owner, only(EL, counts[EL]!));
}

const only = (unit: number, n: number): number[] => Array.from({ length: unit + 1 }, (_, i) => (i === unit ? n : 0));
