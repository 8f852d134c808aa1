import {
  countsOfForce,
  eachStack,
  emptyRow,
  FRESH,
  GARR,
  isKin,
  LI,
  markOfKey,
  MINOR,
  NONE,
  ownerOfKey,
  powerBehind,
  underWay,
  type Force,
  type Node,
  type View,
} from "@ara/pax-romana";
import { occupantsIn, strengthOf } from "./board.ts";
import type { Field } from "./field.ts";
import type { Outlook } from "./outlook.ts";
import { about, inFrame, type Questions, type Worth } from "./question.ts";
import { quantity } from "./quantity.ts";
import { cheapestOf, fieldOf, guardFor, landFieldOf } from "./troops.ts";

/** What is done before the march goes on is worth more than any step. */
const FIRST = 50;

/** The force of the march under way. */
function marching(view: View): { readonly index: number; readonly force: Force } {
  const index = inFrame(view, "landMove").force;
  return { index, force: view.forces[index]! };
}

/** The best that lies ahead. */
function ahead({ world }: Outlook, field: Field, { node }: Force): number {
  let best = world.map.sea[node]!.length > 0 ? field.embark(node) : 0;
  for (const to of world.map.land[node]!) best = Math.max(best, field.step(node, to));
  for (const to of world.map.strait[node]!) best = Math.max(best, field.step(node, to));
  return best;
}

const landStep: Worth = (view, action, outlook) => {
  const { index, force } = marching(view);
  if (isKin(force)) return amongKin(outlook, force, action);
  const field = fieldOf(outlook, index);
  if (action.type === "step") return stepWorth(outlook, index, action.node);
  if (action.type === "stop") return stopWorth(outlook, force);
  if (action.type === "embark") return field.embark(force.node) * embarkLuck(outlook, force);
  if (action.type === "drop") return dropWorth(outlook, field, force);
  if (action.type === "breakDown") return garrisonWorth(outlook, field, force);
  if (action.type === "pickUp") return pickUpWorth(outlook, field, force);
  if (action.type === "pickLeader") return leaderWorth(force);
  return -1;
};

/** 17.2: whether an army in the Successor Wars is strong enough for those who stand in a Space. */
const beatsKin = ({ view, foe }: Outlook, force: Force, node: Node): boolean =>
  foe[node]! > 0 && 2 * strengthOf(view, countsOfForce(force)) >= 3 * foe[node]!;

/** 17.2: a rival's army goes where it does most harm to him, and stays where there is none to do. */
function amongKin(outlook: Outlook, force: Force, { type: verb, node }: Parameters<Worth>[1]): number {
  if (verb === "destroy") return FIRST;
  if (verb === "stop") return 0;
  return verb === "step" && node !== undefined && beatsKin(outlook, force, node) ? outlook.foe[node]! : -1;
}

const attackKin: Worth = (view, { yes }, outlook) => {
  const { kin } = inFrame(view, "landMove");
  return yes === beatsKin(outlook, marching(view).force, kin!) ? 1 : 0;
};

/**
 * One unit alone does not pace to and fro: it never returns, and a step that only leads back is worth nothing. Where it waits
 * for a ship it looks for something else by land only.
 */
function stepWorth(outlook: Outlook, index: number, to: Node): number {
  // 4.3: money was taken for leaving it alone, or the attack has failed.
  if (inFrame(outlook.view, "landMove").bribed.includes(to)) return 0;
  const { node, from, flags } = outlook.view.forces[index]!;
  const field = fieldOf(outlook, index);
  if ((flags & MINOR) === 0) return field.step(node, to);
  if (to === from || to === underWay(outlook.view, "minorMove")?.node || field.leadsBack(node, to)) return 0;
  return (field.isForSea(node) ? landFieldOf(outlook, index) : field).step(node, to);
}

/** 8.23: a leader lends no MP now, but his tactics; a unit that goes alone has no use for them. */
const leaderWorth = ({ leaders, rows, flags }: Force): number =>
  leaders.length === 0 && rows.length > 0 && (flags & MINOR) === 0 ? FIRST - 10 : -1;

/** Staying: what the Space is worth, and a little because the way is over. */
function stopWorth(outlook: Outlook, { node, rows }: Force): number {
  // 13.42, 13.22: a horde that stays with one's own units takes the Space from them.
  if (rows.length > 0 && rows.every(({ owner }) => powerBehind(outlook.view, owner) === NONE))
    return outlook.ownUnits[node]! > 0 ? -1 : 0.08;
  const isCapital = outlook.world.map.capital[node] !== NONE && outlook.world.map.homeAt[node] === outlook.power;
  const lacks = isCapital ? guardFor(outlook, node) - outlook.own[node]! : 0;
  const settles = rows.some(({ counts }) => counts[GARR]! > 0);
  const site = settles ? outlook.siteWorth(node) : 0;
  return 0.08 + (rows.length > 0 ? outlook.gain(node) + site : 0) + Math.max(0, lacks);
}

/** 11.34, 9.44: with few MP the landing is doubtful, and without another marker nobody comes back from sea. */
const embarkLuck = ({ markersLeft, isLastTurn }: Outlook, { mp }: Force): number =>
  (mp >= 4 ? 1 : 0.8) * (markersLeft > 0 || isLastTurn ? 1 : 0.9);

/** Whether somebody should be left here while the others go on. */
function shouldLeave(outlook: Outlook, field: Field, force: Force): boolean {
  const row = countsOfForce(force);
  const worth = outlook.gain(force.node) + (row[GARR]! > 0 ? outlook.siteWorth(force.node) : 0);
  return (
    worth > outlook.weights.least &&
    occupantsIn(outlook.view, row) > 1 &&
    ahead(outlook, field, force) > outlook.weights.least
  );
}

function dropWorth(outlook: Outlook, field: Field, force: Force): number {
  return shouldLeave(outlook, field, force) ? FIRST : -1;
}

/** 12.14: rather than leaving a good unit behind, one becomes garrisons. */
function garrisonWorth(outlook: Outlook, field: Field, force: Force): number {
  const row = countsOfForce(force);
  const { isHeavy } = outlook.world.data.units;
  const cheapest = cheapestOf(row);
  if (cheapest === NONE || cheapest === GARR || !shouldLeave(outlook, field, force)) return -1;
  if (cheapest === LI) return force.mp >= 4 ? FIRST + 1 : -1;
  return isHeavy[cheapest] === 1 && force.mp >= 3 && strengthOf(outlook.view, row) >= 6 ? FIRST + 1 : -1;
}

/** Garrisons that one Space does not need come along. */
function pickUpWorth(outlook: Outlook, field: Field, force: Force): number {
  const spare = spareGarrisons(outlook.view, force.node, outlook);
  return spare > 0 && force.mp >= 2 && ahead(outlook, field, force) > outlook.weights.least ? FIRST - 5 : -1;
}

function spareGarrisons(view: View, node: Node, { power, ownUnits }: Outlook): number {
  let fresh = 0;
  eachStack(view, node, (key, at) => {
    if (ownerOfKey(key) === power && markOfKey(key) === FRESH) fresh += view.table.counts[at + GARR]!;
  });
  return Math.min(fresh, ownUnits[node]! - 1);
}

const oneCheapest = (_view: View, pool: readonly number[]): number[] => {
  const row = emptyRow();
  const unit = cheapestOf(pool);
  if (unit !== NONE) row[unit] = 1;
  return row;
};

function toPickUp(view: View, pool: readonly number[], outlook: Outlook): number[] {
  const row = emptyRow();
  row[GARR] = Math.min(pool[GARR] ?? 0, spareGarrisons(view, marching(view).force.node, outlook));
  return row.some((n) => n > 0) ? row : oneCheapest(view, pool);
}

/** 9.21: leaders run to their own. */
const fleeStep: Worth = (view, action, { own, foe }) => {
  const node = action.node ?? view.forces[inFrame(view, "leaderCaught").force]!.node;
  return own[node]! - foe[node]! + (action.type === "stop" ? 0.5 : 0);
};

/** 9.43: the cheapest are lost first; whoever can flip does so. */
const attritionLose = about(["lose", "flip"], (view, { type: verb, unit, n }) => {
  const { need } = inFrame(view, "attrition");
  const isCheap = unit === LI || verb === "flip";
  return isCheap ? Math.min(n, need) : -n;
});

/** 9.2, 9.3, 9.4: the march. */
export const marchQuestions: Questions = {
  "land.step": landStep,
  "successors.attack": attackKin,
  "land.pair": (_view, action) => (action.yes === true ? 1 : 0),
  ...quantity("units.drop", oneCheapest),
  ...quantity("units.breakDown", oneCheapest),
  ...quantity("units.pickUp", toPickUp),
  "leader.flee": (_view, action) => (action.type === "withdraw" ? 1 : 0),
  "leader.step": fleeStep,
  "attrition.lose": attritionLose,
};
