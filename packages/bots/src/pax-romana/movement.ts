import {
  GARR,
  GREECE,
  GS,
  isTownSite,
  LI,
  nodeOfKey,
  NONE,
  ownerOfKey,
  ownersLedBy,
  type MajorMover,
  type Node,
  type Owner,
  type View,
} from "@ara/pax-romana";
import { bestRating, leadersOf, occupantsIn, rowAt, strengthOf } from "./board.ts";
import { buildWorth } from "./building.ts";
import { marchQuestions } from "./march.ts";
import type { Outlook } from "./outlook.ts";
import { about, inFrame, type Questions, type Worth } from "./question.ts";
import { bodyOf, fieldFor, fieldOfUnit, freshRow, guardFor, stayBehind } from "./troops.ts";
import { quantity } from "./quantity.ts";

/** What a Major Move from a node promises. */
function majorWorth(outlook: Outlook, node: Node, mover: string): number {
  return outlook.once(`major ${node} ${mover}`, () => {
    const { view, world } = outlook;
    const owners = ownersOf(outlook, mover);
    const row = freshRow(view, node, owners);
    // 9.44: whoever waits at sea has to come ashore before the turn ends.
    if (node >= world.map.spaces) return 2 + strengthOf(view, row) / 2;
    const stay = stayBehind(outlook, node, row);
    const going = row.map((n, unit) => n - stay[unit]!);
    const units = occupantsIn(view, going);
    if (units === 0) return 0.01;
    const leaders = owners.flatMap((owner) => leadersOf(view, node, owner));
    const campaign = bestRating(view, "campaign", leaders);
    const field = fieldFor(outlook, bodyOf(outlook, going, leaders));
    const leaves = outlook.ownUnits[node] === units ? outlook.keepWorth(node) : 0;
    return field.ashore[node]! * (0.4 + campaign / 6) * Math.min(1.4, 0.4 + units / 4) - leaves;
  });
}

/** 12.42: whose units a Major Move takes. */
const ownersOf = ({ view, power }: Outlook, mover: string): readonly Owner[] =>
  ownersLedBy(view, power, mover as MajorMover);

/** The best start of a Major Move. */
function bestMajor(outlook: Outlook, mover: string): number {
  return outlook.once(`best major ${mover}`, () => {
    let best = 0;
    for (const node of nodesOf(outlook.view, ownersOf(outlook, mover)))
      best = Math.max(best, majorWorth(outlook, node, mover));
    return best;
  });
}

function nodesOf({ table }: View, owners: readonly Owner[]): Node[] {
  const found: Node[] = [];
  for (const key of table.keys)
    if (owners.includes(ownerOfKey(key)) && found.at(-1) !== nodeOfKey(key)) found.push(nodeOfKey(key));
  return found;
}

/** What it is worth to send one unit of a sort from a node. */
function unitWorth(outlook: Outlook, node: Node, unit: number): number {
  const { world, ownUnits, own, power } = outlook;
  if (unit === GS) return isStranded(outlook, node) ? 1 : -1;
  if (node >= world.map.spaces) return 3;
  const { bp, isHeavy } = world.data.units;
  const site = unit === GARR && outlook.ownGarrisons[node] === 1 && isSite(outlook, node) ? 0.4 : 0;
  const leaves = (ownUnits[node] === 1 ? outlook.keepWorth(node) : 0) + site;
  const exposed = own[node]! - bp[unit]! < guardFor(outlook, node) ? 1 : 0;
  const isAtHome = world.map.homeAt[node] === power && unit === GARR ? 0.05 : 0;
  const worth = fieldOfUnit(outlook, unit).ashore[node]! * (isHeavy[unit] === 1 ? 0.6 : 0.9);
  return worth - leaves - exposed - isAtHome;
}

/** 7.12: where a garrison waits to found a Town. */
const isSite = ({ world, view }: Outlook, node: Node): boolean =>
  isTownSite(view, node) && world.scenario.treasury !== undefined;

/** 11.15: squadrons outside of own ports are lost at the end of the turn. */
function isStranded({ world, holder, power }: Outlook, node: Node): boolean {
  const { map } = world;
  if (node >= map.spaces) return true;
  return holder[node] !== power && !(holder[node] === NONE && map.homeAt[node] === power);
}

/** 12.14: garrisons are worth having where they can found Towns or go on to empty provinces. */
function breakDownWorth(outlook: Outlook, node: Node, unit: number): number {
  const { world, ownGarrisons, own } = outlook;
  if (world.scenario.treasury === undefined || ownGarrisons[node]! > 1) return -1;
  if (own[node]! - world.data.units.bp[unit]! < guardFor(outlook, node)) return -1;
  const near = fieldOfUnit(outlook, GARR).ashore[node]!;
  const useful = 0.25 + 0.3 * Math.min(2, near);
  return unit === LI ? useful : world.data.units.garrisons[unit] === 3 && outlook.lights === 0 ? useful - 0.2 : -1;
}

/** The best that one unit in a node can do. */
function minorWorth(outlook: Outlook, node: Node): number {
  return outlook.once(`minor ${node}`, () => {
    const row = rowAt(outlook.view, node, (owner) => owner === outlook.power);
    const fresh = freshRow(outlook.view, node, [outlook.power]);
    let best = -1;
    row.forEach((n, unit) => {
      if (n === 0) return;
      if (unit === GS || fresh[unit]! > 0) best = Math.max(best, unitWorth(outlook, node, unit));
      if (outlook.world.data.units.garrisons[unit]! > 0) best = Math.max(best, breakDownWorth(outlook, node, unit));
    });
    return best;
  });
}

function bestMinor(outlook: Outlook): number {
  return outlook.once("best minor", () => {
    let best = -1;
    for (const node of nodesOf(outlook.view, [outlook.power])) best = Math.max(best, minorWorth(outlook, node));
    return best;
  });
}

/** Armies first, then units that take much alone, then walls, then the other units: no one is weighed against the next. */
const expansionChoose: Worth = (view, action, outlook) => {
  if (action.type === "major") {
    const worth = bestMajor(outlook, action.kind ?? "own");
    return worth > outlook.weights.leastMove ? 100 + worth : -1;
  }
  if (action.type === "construct") return buildWorth(outlook) > 0 ? 90 + buildWorth(outlook) : -1;
  if (action.type === "minor") return isMinorFirst(view, outlook) ? 95 : isMinorNext(view, outlook) ? 80 : -1;
  return action.type === "done" ? 0 : -1;
};

/** Whether a unit that goes alone takes more than a Town or City is worth; armies have gone before. */
const isMinorFirst = (view: View, outlook: Outlook): boolean =>
  !canMajor(view, outlook) && bestMinor(outlook) > outlook.weights.alone;

const canMajor = (view: View, outlook: Outlook): boolean =>
  inFrame(view, "expansion").majorsLeft > 0 && bestMajor(outlook, "own") > outlook.weights.leastMove;

/** Looks for a unit that should go alone only where nothing else is to be done: that takes longest. */
function isMinorNext(view: View, outlook: Outlook): boolean {
  if (canMajor(view, outlook)) return false;
  return buildWorth(outlook) <= 0 && bestMinor(outlook) > outlook.weights.leastMove;
}

const minorWhat = about(["moveUnit", "moveLeader", "breakDownUnit"], (view, action, outlook) => {
  const { node } = inFrame(view, "minorMove");
  if (action.type === "moveLeader") return -0.5;
  if (action.type === "breakDownUnit") return breakDownWorth(outlook, node, action.unit);
  return action.owner === outlook.power ? unitWorth(outlook, node, action.unit) : -0.6;
});

/** 8.24: the best leader goes with an army, the others stay with whoever stays. */
const forceLeader = about(["leader"], (view, { leader, yes }, outlook) => {
  const { force, leaders, node } = inFrame(view, "chooseForce");
  const going = view.forces[force]!;
  const rating = bestRating(view, "campaign", [leader]);
  const best = bestRating(view, "campaign", [...leaders, ...going.leaders]);
  const isAlone = outlook.ownUnits[node] === 0;
  const joins = going.rows.length > 0 && (isAlone || (rating === best && going.leaders.length === 0));
  return yes === joins ? 1 : 0;
});

/** 9.11: all that need not stay. */
function wantedInMove(view: View, pool: readonly number[], outlook: Outlook): number[] {
  const { fleet, node, owners } = inFrame(view, "chooseForce");
  if (fleet || node >= outlook.world.map.spaces) return pool.slice();
  // 17.2: of a rival's army all go.
  if (owners.includes(GREECE) && outlook.power !== GREECE) return pool.slice();
  const stay = stayBehind(outlook, node, pool);
  return pool.map((n, unit) => n - Math.min(n, stay[unit] ?? 0));
}

/** 8.15: the better leader to where an army can do most with him. */
const leaderPlace = about(["leaderAt"], (view, { node, leader }, outlook) => {
  const row = rowAt(view, node, (owner) => owner === outlook.power);
  // 8.15: a Town or garrisons are no army to lead.
  if (strengthOf(view, row) === 0) return -1;
  const field = fieldFor(outlook, bodyOf(outlook, row, [leader]));
  return field.ashore[node]! * Math.min(2, 0.2 + strengthOf(view, row) / 8);
});

/** 3.44, F.3c: a marker is used if anything can be done with it; who cannot pay for it calls a Meeting, which is free. */
const PAYS: Readonly<Record<string, number>> = { pay: 2, callMeeting: 1, lapse: 0 };
const pays: Worth = (_view, action, outlook) =>
  action.type === "lapse" && isIdle(outlook) ? 3 : (PAYS[action.type] ?? -1);

/** Whether nothing is worth moving or building, and nothing is to spare for new units. */
const isIdle = (outlook: Outlook): boolean =>
  outlook.treasury - outlook.reserve < 2 &&
  buildWorth(outlook) <= 0 &&
  bestMajor(outlook, "own") <= outlook.weights.leastMove &&
  bestMinor(outlook) <= outlook.weights.leastMove;

/** 3.51: moving is nearly always better; where nothing can move well and money lies idle, raise. */
const operation: Worth = (_view, action, outlook) => {
  if (action.type !== "operation") return 0;
  if (action.kind === "expansion") return 1;
  if (outlook.world.scenario.treasury === undefined) return 2;
  const spare = outlook.treasury - outlook.reserve;
  return spare >= outlook.weights.recruit && bestMajor(outlook, "own") < outlook.weights.leastMove ? 1.5 : 0;
};

/** 3.1: garrisons where Towns can be, the others where they can do most. */
const placeFirst = about(["at"], (view, { node }, outlook) => {
  const { left } = inFrame(view, "placement");
  const unit = left.findIndex((n) => n > 0);
  if (unit === GARR) return outlook.siteWorth(node) + fieldOfUnit(outlook, GARR).ashore[node]!;
  return fieldOfUnit(outlook, unit).ashore[node]! + Math.max(0, guardFor(outlook, node) - outlook.own[node]!);
});

/** Where an army waits aside, it should come. */
const enters: Worth = (_view, action) => (action.type === "enterReserve" ? 1 : 0);

/** Chapter 9, 3.5, 8.1: what moves, and with whom. */
export const movementQuestions: Questions = {
  "activation.pay": pays,
  "activation.operation": operation,
  "expansion.choose": expansionChoose,
  "major.where": about(["at"], (view, { node }, outlook) =>
    majorWorth(outlook, node, inFrame(view, "majorMove").mover),
  ),
  "major.again": (_view, action) => (action.yes === true ? 1 : 0),
  "minor.where": about(["at"], (_view, { node }, outlook) => minorWorth(outlook, node)),
  "minor.what": minorWhat,
  "force.kind": (_view, action) => (action.type === "army" ? 1 : 0),
  "force.leader": forceLeader,
  "successors.lead": about(["lead"], (view, { leader }) => bestRating(view, "campaign", [leader])),
  "move.lead": about(["lead"], (view, { leader }) => bestRating(view, "campaign", [leader])),
  ...quantity("units.move", wantedInMove),
  // 4.1: whoever has agreed to march together does so, but holds what garrisons hold.
  "join.ask": (_view, action) => (action.yes === true ? 1 : 0),
  "join.leader": (_view, action) => (action.yes === true ? 0 : 1),
  ...quantity("join.units", (_view, pool) => pool.map((n, unit) => (unit === GARR ? 0 : n))),
  "leaders.place": leaderPlace,
  "reserve.enter": enters,
  "placement.where": placeFirst,
  ...marchQuestions,
};
