import {
  isSlaves,
  nodeOfKey,
  NONE,
  OBJECTIVES,
  ordersOn,
  ownerOfKey,
  SOLDIER_LEADER,
  worksAt,
  worldOf,
  type Node,
  type Province,
  type View,
} from "@ara/pax-romana";
import { bestRating } from "./board.ts";
import { lackingFor, objectivesOf } from "./aims.ts";
import { OTHERS, type Outlook } from "./outlook.ts";
import { about, type Questions, type Worth } from "./question.ts";
import { quantity } from "./quantity.ts";
import { bodyOf, fieldFor, guardFor } from "./troops.ts";

/** How much it hurts a rival if something bad happens in a Space; less than nothing if it hurts oneself. */
function harm({ holder, power, world, view, own, foe }: Outlook, node: Node): number {
  const home = world.map.homeAt[node] ?? NONE;
  const whose = holder[node] === NONE ? home : holder[node]!;
  if (whose === NONE || whose === OTHERS) return 0;
  const weight = 1 + (worksAt(view, node) ? 2 : 0) + (world.map.capital[node] === NONE ? 0 : 2);
  if (whose === power) return -weight + 0.1 * own[node]!;
  return weight + 0.5 * (view.powers[whose]?.victoryPoints ?? 0) * 0.1 - 0.1 * foe[node]!;
}

/** Harm in the neighbourhood of a node. */
function harmAround(outlook: Outlook, node: Node): number {
  const { map } = outlook.world;
  let sum = harm(outlook, node);
  for (const to of [...map.land[node]!, ...map.sea[node]!]) if (to < map.spaces) sum += 0.5 * harm(outlook, to);
  return sum;
}

const whereItHurts: Worth = (_view, action, outlook) =>
  action.node === undefined ? 0 : harmAround(outlook, action.node);

const provinceThatHurts: Worth = (_view, { province }, outlook) =>
  province === undefined ? 0 : harmOf(outlook, province);

const harmOf = (outlook: Outlook, province: Province): number =>
  outlook.world.map.spacesOf[province]!.reduce((best, node) => Math.max(best, harmAround(outlook, node)), -Infinity);

/** 12.71: slaves of others go where walls are, and not into armies. */
const slavesMove: Worth = (view, action, outlook) => {
  if (action.node === undefined) return 0;
  const guards = outlook.foe[action.node]!;
  const fighting = view.table.keys.some((key) => nodeOfKey(key) === action.node && isSlaves(ownerOfKey(key)));
  return harm(outlook, action.node) - 0.5 * guards - Number(fighting);
};

/** 12.43: the Soldier of Fortune comes where his army can do most, or where a capital has fewer than it needs. */
const soldier: Worth = (view, action, outlook) => {
  const { node } = action;
  if (node === undefined) return -10;
  const army = outlook.once("soldier", () => fieldFor(outlook, bodyOf(outlook, soldiersRow(view), [SOLDIER_LEADER])));
  return army.ashore[node]! + Math.max(0, guardFor(outlook, node) - outlook.own[node]!);
};

/** 12.43: what he brings. */
const soldiersRow = ({ config }: View): readonly number[] => worldOf(config).data.charts.soldierOfFortune.units;

/** 16.2: Talents for Stability, as far as it would fall low. */
const bread = about(["payUnrest"], (view, { n }, outlook) => {
  const { treasury, stability } = view.powers[outlook.power]!;
  const wanted = Math.min(3, Math.max(0, Math.max(treasury - outlook.reserve, stability < 2 ? 3 : 0)));
  return -Math.abs(n - wanted);
});

/** 16.2: of other powers the strongest fleet, never the own one. */
const whoseFleet: Worth = (view, action, outlook) =>
  action.power === undefined ? 0 : action.power === outlook.power ? -1 : 1 + view.powers[action.power]!.victoryPoints;

const payMutiny: Worth = (_view, action, outlook) =>
  action.type === "done" ? 0 : outlook.treasury > outlook.reserve + 3 ? 1 : -1;

/** 15.4: everything fulfilled is shown. */
const showAll: Worth = (_view, action) => (action.type === "show" ? 1 : 0);

/** 15.43, 15.46: what is out of reach makes room for another objective. */
const FAR = 5;
const FULL_HAND = 3;
const discardHopeless: Worth = (view, action, outlook) => {
  if (action.type === "lock") return 0;
  const objective = OBJECTIVES.indexOf(action.kind as (typeof OBJECTIVES)[number]);
  const isOrdered = ordersOn(view.powers[outlook.power]!, "discard").length > 0;
  const isFull = objectivesOf(view, outlook.power).length >= FULL_HAND;
  return isFull && !isOrdered && lackingFor(outlook, objective) >= FAR ? 1 : -1;
};

/** The one whose death costs least. */
const leastLeader: Worth = (view, { leader }) =>
  leader === undefined ? 0 : -bestRating(view, "tactical", [leader]) - bestRating(view, "campaign", [leader]) / 2;

/** Chapters 13, 15, 16: what chance brings. */
export const eventQuestions: Questions = {
  "slaves.move": slavesMove,
  "slaves.place": whereItHurts,
  "soldier.place": soldier,
  "soldier.next": soldier,
  "soldier.leader": soldier,
  ...quantity("soldier.units", (_view, pool) => pool),
  "stability.bread": bread,
  "civilWar.leader": about(["choose"], (_view, { node }, outlook) => outlook.own[node]! - outlook.threat(node)),
  "disease.leader": leastLeader,
  "pirates.sort": (_view, { kind }) => (kind === "point" ? 1 : 0),
  "pirates.point": whereItHurts,
  "pirates.province": provinceThatHurts,
  "pirates.port": whereItHurts,
  "mutiny.pay": payMutiny,
  "mutiny.whose": whoseFleet,
  "mutiny.fleet": about(["choose"], (_view, { node }, outlook) => outlook.foeFleet[node]!),
  "invasion.province": provinceThatHurts,
  "invasion.place": about(
    ["choose"],
    (_view, { node }, outlook) => harmAround(outlook, node) - 0.2 * outlook.foe[node]! - 5 * outlook.ownUnits[node]!,
  ),
  "invasion.regroup": whereItHurts,
  "objective.discard": discardHopeless,
  "objective.claim": showAll,
  "objective.richest": showAll,
};
