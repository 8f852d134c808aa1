import type { Chance } from "@ara/kernel";
import { seatsOf, worldOf } from "../../config.ts";
import { NONE, OBJECTIVES, POWERS, UNREST, STABLE, type Objective, type Power } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { pairOf } from "../../state/pairs.ts";
import type { State } from "../../state/state.ts";
import { holderOf } from "../control/holder.ts";
import { territoryController } from "../control/province.ts";
import { rangeOf } from "../stability/range.ts";
import { worksOf } from "./points.ts";

/** 15.49: the objectives whose condition is not a list of places. */
const SETTLER = OBJECTIVES.indexOf("K");
export const RICHEST = OBJECTIVES.indexOf("L");
const INVADER = OBJECTIVES.indexOf("M");
const COLLECTOR = OBJECTIVES.indexOf("N");

/** 15.43: markers a power may hold and still buy one. */
export const MOST_MARKERS = 3;
/** 15.49 K: Territories with a Town or City. */
export const TERRITORIES_SETTLED = 5;
/** 15.49 N: each of these counts. */
const COLLECTED: readonly (readonly string[])[] = [["sicilies"], ["germania"], ["chersonese"], ["rhodes", "crete"]];

const factsOf = (state: State, objective: number): Objective =>
  worldOf(state.config).data.charts.objectives[objective]!;

/** 15.47: whether a power may use an objective at all. */
const isUsable = (state: State, power: Power, objective: number): boolean =>
  factsOf(state, objective).award[power]! > 0;

/** 15.44, 15.47: a marker from the pool; one the power cannot use goes back, and another is drawn. */
export function drawObjective(state: State, power: Power, chance: Chance, tell: Tell): void {
  const { pool, hands } = state.objectives;
  const usable = pool.flatMap((objective, i) => (isUsable(state, power, objective) ? [i] : []));
  if (usable.length === 0) return;
  const [drawn] = pool.splice(chance.pick(usable), 1);
  hands[power]!.push(drawn!);
  tell({ type: "objectiveDrawn", power, rule: "15.44" });
}

/** 3.81: where each power has one objective, the first it can use, from the shuffled pool. */
export function dealObjectives(state: State): void {
  if (worldOf(state.config).measures.objectives !== "one") return;
  const { pool, hands } = state.objectives;
  for (const power of state.order) {
    const i = pool.findIndex((objective) => isUsable(state, power, objective));
    if (i !== NONE) hands[power]!.push(...pool.splice(i, 1));
  }
}

/** 15.43: what a marker costs; Infinity where none can be bought. */
export function objectivePrice(state: State, power: Power): number {
  const { hands, shown, pool } = state.objectives;
  const held = hands[power]!.length + shown[power]!.length;
  const { measures, data } = worldOf(state.config);
  if (measures.objectives !== "all" || held >= MOST_MARKERS || pool.length === 0) return Infinity;
  const { objectiveStable, objectiveUnrest, objectiveTurmoil } = data.charts.prices;
  const range = rangeOf(state, power);
  return range === STABLE ? objectiveStable : range === UNREST ? objectiveUnrest : objectiveTurmoil;
}

/** 15.45: markers in a power's hand that another has not seen. */
export function unseenBy({ objectives: { hands, known } }: State, power: Power, other: Power): number[] {
  const left = hands[power]!.slice();
  for (const objective of known[pairOf(power, other)]!) strike(left, objective);
  return left;
}

/** 15.45, R249: a marker is shown to one other power, and stays in hand; the rest learn that one was shown. */
export function showObjectiveTo(state: State, power: Power, to: Power, objective: number, tell: Tell): void {
  state.objectives.known[pairOf(power, to)]!.push(objective);
  const heard = seatsOf(state.config, [power, to]);
  tell({ type: "objectiveShownTo", power, to, objective, heard, rule: "15.45" });
}

/** 15.45, 15.48: a marker is turned over before its owner, and stays so. */
export function showObjective(state: State, power: Power, objective: number, tell: Tell): void {
  if (!leavesHand(state, power, objective)) return;
  state.objectives.shown[power]!.push(objective);
  tell({ type: "objectiveShown", power, objective, rule: "15.48" });
}

/** 15.46: a marker of a power goes back to the pool, from its hand or from those it has shown. */
export function returnObjective(state: State, power: Power, objective: number, isShown: boolean): void {
  const { pool, shown } = state.objectives;
  if (isShown ? strike(shown[power]!, objective) : leavesHand(state, power, objective)) pool.push(objective);
}

/** A marker leaves a hand. Of two alike, the one that others have seen goes first: what they knew of it is over. */
function leavesHand({ objectives: { hands, known } }: State, power: Power, objective: number): boolean {
  if (!strike(hands[power]!, objective)) return false;
  for (let other = 0; other < POWERS.length; other++) strike(known[pairOf(power, other)]!, objective);
  return true;
}

/** Takes one marker out of a list; whether it was there. */
function strike(list: number[], objective: number): boolean {
  const i = list.indexOf(objective);
  if (i !== NONE) list.splice(i, 1);
  return i !== NONE;
}

/** 15.49: what an objective brings a power now, in GOP or in VP; 0 while it is not fulfilled. */
export function awardOf(state: State, power: Power, objective: number): number {
  const { award, control } = factsOf(state, objective);
  if (award[power] === 0) return 0;
  if (control === undefined) return award[power]! * timesFulfilled(state, power, objective);
  const isFulfilled =
    control.territories.every((territory) => territoryController(state, territory) === power) &&
    control.provinces.every((province) => state.control[province] === power) &&
    control.spaces.every((node) => holderOf(state, node) === power);
  return isFulfilled ? award[power]! : 0;
}

/** 15.49 K to N: how often the award is earned. L was earned when it was shown (R108). */
function timesFulfilled(state: State, power: Power, objective: number): number {
  if (objective === SETTLER) return Number(settledTerritories(state, power) >= TERRITORIES_SETTLED);
  if (objective === INVADER)
    return Number(POWERS.some((_, other) => other !== power && isInvaded(state, power, other)));
  if (objective === COLLECTOR) return collectedBy(state, power)[0];
  return Number(state.objectives.shown[power]!.includes(objective));
}

/** 15.49 K: Territories besides Home with a Town or City of a power. */
export function settledTerritories(state: State, power: Power): number {
  const { map } = worldOf(state.config);
  const settled = new Set(worksOf(state, power).map((node) => map.territory[node]!));
  settled.delete(map.homeTerritory[power]!);
  return settled.size;
}

/** 15.49 N: how many of what counts a power controls, and how many there are. */
export const collectedBy = (state: State, power: Power): readonly [number, number] => [
  COLLECTED.filter((ids) => ids.every((id) => controls(state, power, id))).length,
  COLLECTED.length,
];

/** 15.49 M: a Home Province of another power in play. */
export function isInvaded({ config, control }: State, power: Power, other: Power): boolean {
  const { map, seatOf } = worldOf(config);
  return seatOf[other] !== NONE && map.homeProvinces[other]!.some((province) => control[province] === power);
}

const controls = (state: State, power: Power, id: string): boolean =>
  territoryController(state, worldOf(state.config).map.territoryNumbers.get(id)!) === power;

/** 15.42, R182: GOP, or VP, of the markers a power has shown and fulfils. */
export const awardsOf = (state: State, power: Power, kind: Objective["kind"]): number =>
  state.objectives.shown[power]!.reduce(
    (sum, objective) => sum + (factsOf(state, objective).kind === kind ? awardOf(state, power, objective) : 0),
    0,
  );

/** 15.46: L, M and N go back once they were used. */
export function returnUsed(state: State, power: Power, tell: Tell): void {
  const shown = state.objectives.shown[power]!;
  for (const objective of shown.slice()) {
    if (!factsOf(state, objective).discarded || awardOf(state, power, objective) === 0) continue;
    returnObjective(state, power, objective, true);
    tell({ type: "objectiveReturned", power, objective, rule: "15.46" });
  }
}
