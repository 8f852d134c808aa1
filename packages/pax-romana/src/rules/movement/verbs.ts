import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { EL, FRESH, GARR, INDEPENDENT, MOVED, type Node, type Owner } from "../../data/index.ts";
import type { Course } from "../../engine/procedure.ts";
import { armyOf } from "../../state/armies.ts";
import { addToForce, ALONE, joinForce, leaveForce, takeUp } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { setWorks, worksAt } from "../../state/works.ts";
import { ownersIn } from "../control/command.ts";
import { isHorde, powerBehind } from "../control/keeper.ts";
import { moverOf } from "../control/relation.ts";
import { bribeOf, canBribe } from "../diplomacy/bribe.ts";
import type { LandMoveFrame } from "../frames.ts";
import { canEmbark, embarkOf } from "../naval/embark.ts";
import { chooseFrom } from "./choose-units.ts";
import { hasCompany, hasElephants, hasLandUnit, leadersOf } from "./contents.ts";
import { mayGarrison } from "./garrisons.ts";
import { droppedIn } from "./move.ts";
import { freshArmy } from "./movers.ts";
import { isMinor, mayRest } from "./steps.ts";
import { faceOfForce } from "../control/face.ts";

/** What a force on the march can do besides stepping and stopping. */
export interface Verb {
  offer(state: State, index: number, force: Force, into: Sink<Action>): void;
  /** Says what comes next; `frame.owner` tells the step after a question whose units are meant. */
  take(state: State, frame: LandFrame, force: Force, action: Action, course: Course): void;
}

export interface LandFrame extends LandMoveFrame {
  owner?: Owner;
  /** 4.3: Spaces before which a bribe was offered. */
  bribed?: Node[];
  /** 4.3: Spaces for whose works a bribe was offered. */
  spared?: Node[];
}

/** Whether it is a power's own force, or its Soldier of Fortune's. */
const isOwnForce = (state: State, force: Force): boolean => powerBehind(state, moverOf(force)) === force.power;

const hasUnits = (row: readonly number[]): boolean => row.some((n) => n > 0);

function spend(force: Force, mp: number): void {
  force.mp -= mp;
  force.used += mp;
}

/** 9.21, 8.23: fresh units in the Space join for 1 MP, in a Major Move; the Soldier of Fortune takes only his own (12.44). */
const pickUp: Verb = {
  offer(state, _, force, into) {
    if (isMinor(force) || !canPay(state, force)) return;
    for (const owner of ownersIn(state, force))
      if (hasUnits(freshArmy(state, force.node, owner))) into.push({ do: "pickUp", owner });
  },
  take(state, frame, force, { owner }, course) {
    frame.owner = owner!;
    const needs = hasLandUnit(state, force) ? "any" : "company";
    const pool = freshArmy(state, force.node, owner!);
    course.call(chooseFrom(force.power, "units.pickUp", "9.21", pool, false, needs), "pickedUp");
  },
};

/** R134: a lone leader picks up only while the MP used and this one fit his single allowance. */
function canPay({ config }: State, { mp, used, flags }: Force): boolean {
  const { pickUp: price } = worldOf(config).data.charts.movement;
  return mp >= price && ((flags & ALONE) === 0 || used + price <= (mp + used) / 2);
}

/** 9.21, 8.23: those named join; a lone leader's doubled allowance is gone. */
export function pickedUp(
  state: State,
  { force: index, owner }: LandFrame,
  row: readonly number[],
  course: Course,
): void {
  const force = state.forces[index]!;
  const { pickUp: price } = worldOf(state.config).data.charts.movement;
  if ((force.flags & ALONE) !== 0) {
    force.mp = (force.mp + force.used) / 2 - force.used;
    force.flags &= ~ALONE;
  }
  spend(force, price);
  takeUp(state, index, FRESH, owner!, MOVED, row);
  const { power, node } = force;
  course.tell({
    e: "pickedUp",
    power,
    owner: faceOfForce(state, force),
    node,
    units: row.slice(),
    leader: -1,
    rule: "9.21",
  });
}

/** 8.23: a leader in the Space joins for nothing, and lends no Campaign Rating. */
const pickLeader: Verb = {
  offer(state, index, force, into) {
    for (const owner of ownersIn(state, force))
      for (const leader of leadersOf(state, force.node, owner))
        if (!droppedIn(state, index).includes(leader)) into.push({ do: "pickLeader", leader });
  },
  take(state, { force: index }, force, { leader }, course) {
    const { power, node } = force;
    const owner = faceOfForce(state, force);
    joinForce(state, index, leader!);
    course.tell({ e: "pickedUp", power, owner, node, units: [], leader: leader!, rule: "9.21" });
    course.go("step");
  },
};

/** 9.21: units are left behind for nothing, and move no more. */
const drop: Verb = {
  offer(state, _, force, into) {
    if (isMinor(force) || !mayRest(state, force, force.node)) return;
    for (const { owner } of force.rows) if (hasUnits(droppable(state, force, owner))) into.push({ do: "drop", owner });
  },
  take(state, frame, force, { owner }, course) {
    frame.owner = owner!;
    course.call(chooseFrom(force.power, "units.drop", "9.21", droppable(state, force, owner!), false), "dropped");
  },
};

/** 12.13: garrisons are not left alone in a Mountain Fortress. */
function droppable(state: State, { rows, node }: Force, owner: Owner): number[] {
  const row = rows.find((one) => one.owner === owner)!.counts.slice();
  if (worldOf(state.config).map.mountain[node] === 1 && !hasCompany(state, node, owner)) row[GARR] = 0;
  return row;
}

/** Those named stay, and have moved; elephants stay with the last land units (10.68), the leader of a horde with its last (R286). */
export function dropped(
  state: State,
  { force: index, owner }: LandFrame,
  row: readonly number[],
  course: Course,
): void {
  const force = state.forces[index]!;
  const { power, node } = force;
  const face = faceOfForce(state, force);
  const left = row.slice();
  putDown(state, force, owner!, left);
  putDownElephants(state, force);
  if (isHorde(owner!) && force.rows.length === 0)
    for (const leader of force.leaders.slice()) leaveForce(state, index, leader, force.node);
  course.tell({ e: "dropped", power, owner: face, node, units: left, leader: -1, rule: "9.21" });
}

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

/** 9.21, R195: a leader is left behind, and not picked up again in this Move. */
const dropLeader: Verb = {
  offer(state, _, force, into) {
    if (!mayRest(state, force, force.node) || (force.rows.length === 0 && force.leaders.length < 2)) return;
    for (const leader of force.leaders) into.push({ do: "dropLeader", leader });
  },
  take(state, { force: index }, force, { leader }, course) {
    const { power, node } = force;
    const owner = faceOfForce(state, force);
    droppedIn(state, index).push(leader!);
    leaveForce(state, index, leader!, node);
    course.tell({ e: "dropped", power, owner, node, units: [], leader: leader!, rule: "9.21" });
    course.go("step");
  },
};

/** 12.14: in a Major Move regular infantry becomes garrisons, 1 MP for any number; they stand there, fresh (R127). */
const breakDown: Verb = {
  offer(state, _, force, into) {
    const { createGarrisons } = worldOf(state.config).data.charts.movement;
    if (isMinor(force) || force.mp < createGarrisons || !mayGarrison(state, force.node, force.power)) return;
    if (!mayRest(state, force, force.node)) return;
    if (hasUnits(breakable(state, force))) into.push({ do: "breakDown" });
  },
  take(state, _, force, _action, course) {
    course.call(chooseFrom(force.power, "units.breakDown", "12.14", breakable(state, force), false), "brokenDown");
  },
};

/** 12.16, 12.17: the power's own infantry, no mercenaries or militia. */
function breakable(state: State, { rows, power }: Force): number[] {
  const { garrisons } = worldOf(state.config).data.units;
  const own = rows.find(({ owner }) => owner === power);
  return garrisons.map((n, unit) => (n > 0 ? (own?.counts[unit] ?? 0) : 0));
}

export function brokenDown(state: State, { force: index }: LandFrame, row: readonly number[], course: Course): void {
  const force = state.forces[index]!;
  const { data } = worldOf(state.config);
  const { mark } = force.rows.find(({ owner }) => owner === force.power)!;
  let made = 0;
  for (let unit = 0; unit < row.length; unit++) {
    addToForce(state, force, force.power, mark, unit, -row[unit]!);
    made += row[unit]! * (data.units.garrisons[unit] ?? 0);
  }
  addUnits(state, keyOf(force.node, force.power, FRESH), GARR, made);
  spend(force, data.charts.movement.createGarrisons);
  putDownElephants(state, force);
  const { power, node } = force;
  course.tell({ e: "brokenDown", power, node, units: row.slice(), garrisons: made, rule: "12.14" });
}

/** 7.43: one's own works are pulled down for as many MP as they have walls, never at home. */
const destroy: Verb = {
  offer(state, _, force, into) {
    const works = worksAt(state, force.node);
    // 7.45, 13.27: what a horde took is independent, and may be destroyed.
    const horde = isHorde(moverOf(force));
    const owner = horde ? INDEPENDENT : force.power;
    if (!works || works.owner !== owner || works.walls > force.mp || !hasLandUnit(state, force)) return;
    if (horde || worldOf(state.config).map.homeAt[force.node] !== force.power) into.push({ do: "destroy" });
  },
  take(state, frame, force, _action, course) {
    // 4.3, R181, R250: the power whose Home it is may offer something for them, once.
    const victim = worldOf(state.config).map.homeAt[force.node]!;
    if (frame.spared?.includes(force.node) === true || !canBribe(state, force.power, victim))
      return pullDown(state, force, course);
    (frame.spared ??= []).push(force.node);
    course.call(bribeOf(force.power, victim, "destruction", force.node), "spared");
  },
};

/** 7.43: it costs as many MP as there are walls. */
export function pullDown(state: State, force: Force, course: Course): void {
  spend(force, worksAt(state, force.node)!.walls);
  setWorks(state, force.node, undefined);
  const { power, node } = force;
  course.tell({ e: "destroyed", power, owner: faceOfForce(state, force), node, rule: "7.43" });
  course.go("step");
}

/** 11.31: the force goes aboard; its Move goes on by sea. */
const embark: Verb = {
  offer(state, _, force, into) {
    if (canEmbark(state, force)) into.push({ do: "embark" });
  },
  take: (_state, { force }, _force, _action, course) => course.call(embarkOf(force), "embarked"),
};

export const VERBS: Readonly<Record<string, Verb>> = {
  pickUp,
  pickLeader,
  drop,
  dropLeader,
  breakDown,
  destroy,
  embark,
};

/** 13.26, 13.42, R286: what a horde can do; it has no ships, makes no garrisons, and takes up only what it left before. */
function offerHorde(state: State, index: number, force: Force, into: Sink<Action>): void {
  if (armyOf(state, moverOf(force))?.use === "anybody") pickUp.offer(state, index, force, into);
  drop.offer(state, index, force, into);
  destroy.offer(state, index, force, into);
}

/** Offers what a force can do where it is; without MP left it can only stop. */
export function offerVerbs(state: State, index: number, into: Sink<Action>): void {
  const force = state.forces[index]!;
  const isSpace = force.node < worldOf(state.config).map.spaces;
  if (force.mp <= 0 || !isSpace) return;
  if (isHorde(moverOf(force))) return offerHorde(state, index, force, into);
  if (!isOwnForce(state, force)) return;
  for (const name in VERBS) VERBS[name]!.offer(state, index, force, into);
}
