import {
  canCapture,
  countsOn,
  emptyRow,
  hasWalls,
  horseOf,
  isMountain,
  moverOf,
  NONE,
  worksAt,
  type Leader,
  type Node,
  type Power,
  type Side,
  type View,
} from "@ara/pax-romana";
import { bestRating, leadersOf, rowAt } from "./board.ts";
import { lossQuestions } from "./losses.ts";
import { expectedShifts, fighterOf, prospect, type Fighter, type Prospect } from "./odds.ts";
import type { Outlook } from "./outlook.ts";
import { about, inFrame, type Questions, type Worth } from "./question.ts";
import { quantity } from "./quantity.ts";
import { driveOut, raise } from "./shifts.ts";

function leadersOn(view: View, space: Node, { force, owners }: Side): Leader[] {
  const moving = force >= 0 ? (view.forces[force]?.leaders ?? []) : [];
  return [...moving, ...owners.flatMap((owner) => leadersOf(view, space, owner))];
}

const fighterIn = (view: View, space: Node, side: Side): Fighter =>
  fighterOf(view, countsOn(view, space, side), bestRating(view, "tactical", leadersOn(view, space, side)));

const wallsOf = (view: View, space: Node, power: Power): number => {
  const works = worksAt(view, space);
  return works && works.owner === power ? works.walls : 0;
};

/** Two sides that meet in a Space, one of them perhaps from the sea. */
interface Meeting {
  readonly space: Node;
  readonly attacker: Side;
  readonly defender: Side;
  readonly amphibious: boolean;
}

/** How a defender sees the battle, with or without his walls. */
function defence(view: View, { space, attacker, defender, amphibious }: Meeting, walls: number): Prospect {
  const ground = { walls: walls > 0, mountain: isMountain(view, space), amphibious };
  const [own, other] = [fighterIn(view, space, defender), fighterIn(view, space, attacker)];
  return prospect(-expectedShifts(view, other, own, ground, walls));
}

/** A force that moves, as a side of a battle. */
const sideOfForce = (view: View, force: number): Side => ({
  power: view.forces[force]!.power,
  force,
  owners: [],
});

const HOPELESS = { win: 0 };

/** 10.4: away from a battle that would be lost; at home and behind walls only from a hopeless one. */
const withdraw: Worth = (view, action, outlook) => {
  const { space, attacker, defender, landing: amphibious } = inFrame(view, "withdrawal");
  const walls = hasWalls(view, space, defender) ? worksAt(view, space)!.walls : 0;
  // 7.34: at its least walls a place without infantry is lost with all that is in it.
  const isLost = walls > 0 && canCapture(view, space, moverOf(view.forces[attacker]!));
  const { win } = isLost
    ? HOPELESS
    : defence(view, { space, attacker: sideOfForce(view, attacker), defender, amphibious }, walls);
  const isHome = outlook.world.map.homeAt[space] === outlook.power;
  const isCapital = isHome && outlook.world.map.capital[space] !== NONE;
  const bar = isLost ? 1 : isCapital ? 0 : walls > 0 ? 0.1 : isHome ? 0.2 : 0.3;
  return (action.type === "withdraw") === win < bar ? 1 : 0;
};

/** Those who flee go to their own, and stop among them. */
const fleeTo: Worth = (view, action, outlook) => {
  const here = view.forces[inFrame(view, "withdrawal").body]?.node ?? NONE;
  if (action.type === "leaveBehind" || action.type === "takeAlong") return -Infinity;
  return haven(outlook, action.node ?? here) + (action.type === "stop" ? 0.3 : 0);
};

/** How good a place is for a beaten or careful army. */
function haven(outlook: Outlook, node: Node): number {
  if (node < 0 || node >= outlook.world.map.spaces) return 0;
  const walls = wallsOf(outlook.view, node, outlook.power);
  const isHome = outlook.world.map.homeAt[node] === outlook.power ? 0.5 : 0;
  return isHome + 0.5 * walls + 0.2 * outlook.own[node]! - 0.1 * outlook.threat(node) + 0.3 * outlook.gain(node);
}

/** 10.3: whoever moves past a stronger army is attacked; trying costs nothing. */
const intercept = about(["intercept", "pass"], (view, action, outlook) => {
  if (action.type === "pass") return 0;
  const { force, space } = inFrame(view, "interception");
  const mover = sideOfForce(view, force);
  const row = rowAt(view, action.node, (owner) => owner === action.owner);
  if (action.leader !== undefined) return -1;
  const own = fighterOf(view, row, bestRating(view, "tactical", leadersOf(view, action.node, outlook.power)));
  const ground = { walls: false, mountain: isMountain(view, space), amphibious: false };
  return prospect(expectedShifts(view, own, fighterIn(view, space, mover), ground, 0)).win - 0.6;
});

/** 7.31, 10.39: those inside come out only if that is likely to win the battle of those who arrive. */
const shelter: Worth = (view, action, outlook) => {
  const { force, space, units, leaders } = inFrame(view, "interception");
  const together = { ...sideOfForce(view, force), owners: [outlook.power] };
  const other = fighterOf(view, units, bestRating(view, "tactical", leaders));
  const ground = { walls: false, mountain: isMountain(view, space), amphibious: false };
  const { win } = prospect(expectedShifts(view, fighterIn(view, space, together), other, ground, 0));
  return (action.yes === true) === win < 0.6 ? 1 : 0;
};

/** 7.31: walls, unless the field is as good as won. */
const useWalls: Worth = (view, action) => {
  const { space, attacker, defender, kind } = inFrame(view, "landBattle");
  const meeting = { space, attacker, defender, amphibious: kind === "amphibious" };
  const open = defence(view, meeting, 0);
  const walled = defence(view, meeting, worksAt(view, space)!.walls);
  return (action.yes === true) === walled.win >= open.win ? 1 : 0;
};

const lead = about(["lead"], (view, { leader }) => bestRating(view, "tactical", [leader]));

/** 10.67: elephants against cavalry; without any they harm their own as often as others. */
const commit = (other: "attacker" | "defender"): Worth =>
  about(["commit"], (view, { n }) => {
    const battle = inFrame(view, "elephants");
    const { regular, legionary } = horseOf(view, countsOn(view, battle.space, battle[other]));
    return -Math.abs(n - Math.min(regular + legionary, 2));
  });

/** 10.91: who lost and would lose again goes, but not from his capital. */
const retreat: Worth = (view, action, outlook) => {
  const { space, bp, pips } = inFrame(view, "landBattle");
  const isCapital = outlook.world.map.capital[space] !== NONE && outlook.world.map.homeAt[space] === outlook.power;
  const own = bp[1] * (1 - pips[1] / 10);
  const other = bp[0] * (1 - pips[0] / 10);
  return (action.yes === true) === (!isCapital && own < other) ? 1 : 0;
};

/** 10.71: a shift is worth a Talent, two against a power that may bid too. */
const bid = about(["bid"], (view, { n }, outlook) => {
  const { attacker, defender } = inFrame(view, "siegeBid");
  const spare = outlook.treasury - outlook.reserve;
  const wanted = Math.max(0, Math.min(attacker !== NONE && defender !== NONE ? 2 : 1, spare));
  return -Math.abs(n - wanted);
});

const all = (_view: View, pool: readonly number[]): readonly number[] => pool;
const none = (): number[] => emptyRow();

const withYes: Worth = (_view, action) => (action.yes === true ? 1 : 0);
const retreatTo: Worth = (_view, action, outlook) => (action.node === undefined ? 0.5 : haven(outlook, action.node));

/** Chapter 10: when to fight, how, and what it may cost. */
export const battleQuestions: Questions = {
  "interception.attempt": intercept,
  "interception.leader": withYes,
  "interception.shelter": shelter,
  ...quantity("interception.units", all),
  ...quantity("interception.inside", none),
  "withdrawal.ask": withdraw,
  "withdrawal.leader": withYes,
  "withdrawal.hinder": withYes,
  "withdrawal.go": fleeTo,
  ...quantity("withdrawal.units", all),
  ...quantity("withdrawal.drop", none),
  ...quantity("withdrawal.pickUp", all),
  "battle.walls": useWalls,
  "battle.lead.attacker": lead,
  "battle.lead.defender": lead,
  "elephants.attacker": commit("defender"),
  "elephants.defender": commit("attacker"),
  "battle.raise": raise,
  "battle.lower": about(["lower"], (_view, { n }) => n),
  "battle.retreat": retreat,
  "battle.prevent": withYes,
  "battle.force": driveOut,
  "siege.bid": bid,
  ...lossQuestions,
  "retreat.way": (_view, action) => (action.type === "byLand" ? 1 : 0),
  "retreat.first": retreatTo,
  "retreat.second": retreatTo,
  "retreat.sea": retreatTo,
  "reroll.larger": withYes,
  "reroll.smaller": withYes,
  "reroll.largerChooses": (_view, action) => (action.kind === "own" ? 1 : 0),
  "reroll.smallerChooses": (_view, action) => (action.kind === "own" ? 1 : 0),
};
