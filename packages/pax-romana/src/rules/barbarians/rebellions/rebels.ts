import { worldOf } from "../../../config.ts";
import {
  BI,
  FRESH,
  GARR,
  GS,
  NONE,
  REBELLIONS,
  REBELS,
  type Node,
  type Power,
  type Province,
  type RebellionName,
} from "../../../data/index.ts";
import type { Tell } from "../../../event.ts";
import type { State } from "../../../state/state.ts";
import { addUnits, countAt, eachStack, keyOf, ownerOfKey } from "../../../state/table.ts";
import { worksAt } from "../../../state/works.ts";
import { hasTribe, occupiersAt } from "../../control/holder.ts";
import { powerBehind } from "../../control/keeper.ts";

/** 13.3: what the rebellions share: where they are, who is there, and rebels that rise. */

/** R175: the provinces of an area. */
export const provincesOf = ({ config }: Pick<State, "config">, area: RebellionName): readonly Province[] =>
  worldOf(config).data.charts.rebellionAreas[REBELLIONS.indexOf(area)]!;

/** R364: the Spaces of some provinces that are in play. */
export const spacesOf = (state: Pick<State, "config">, provinces: readonly Province[]): Node[] =>
  provinces.flatMap((province) => worldOf(state.config).map.spacesOf[province]!);

export const provinceCalled = ({ config }: Pick<State, "config">, id: string): Province =>
  worldOf(config).map.provinceOf.get(id)!;

/** R355: nobody's land unit, garrison, tribe or works; squadrons do not matter. */
export const isUnoccupied = (state: State, node: Node): boolean => occupiersAt(state, node) === 0;

/** Whether no land unit of anybody and no tribe is in a Space, and no squadron where these matter: works and garrisons may be. */
export function isWithoutArmy(state: State, node: Node, shipsMatter = false): boolean {
  const { isLand } = worldOf(state.config).data.units;
  const { counts } = state.table;
  let found = hasTribe(state, node);
  eachStack(state, node, (_key, at) => {
    found ||= isLand.some((land, unit) => land === 1 && unit !== GARR && counts[at + unit]! > 0);
    found ||= shipsMatter && counts[at + GS]! > 0;
  });
  return !found;
}

/** R357, 12.54: the powers that have land units or garrisons in a Space: their own, their Soldier of Fortune's, their ally Pergamum's. */
export function powersAt(state: State, node: Node): Power[] {
  const { occupying } = worldOf(state.config).data.units;
  const { counts } = state.table;
  const found = new Set<Power>();
  eachStack(state, node, (key, at) => {
    if (occupying.some((unit) => counts[at + unit]! > 0)) found.add(powerBehind(state, ownerOfKey(key)));
  });
  found.delete(NONE);
  return state.order.filter((power) => found.has(power));
}

export const isOpen = (state: State, node: Node): boolean => worksAt(state, node) === undefined;

/** 13.22: barbarian infantry rises in a Space, and stays until it is killed. */
export function rise(state: State, node: Node, n: number, tell: Tell): void {
  addUnits(state, keyOf(node, REBELS, FRESH), BI, n);
  tell({ type: "rebelsRose", node, n, rule: "13.3" });
}

const areRebelsAt = (state: Pick<State, "table">, node: Node): boolean => countAt(state, node, REBELS, BI) > 0;

/** Whether rebels live in a province. */
const areRebelsIn = (state: Pick<State, "table" | "config">, province: Province): boolean =>
  worldOf(state.config).map.spacesOf[province]!.some((node) => areRebelsAt(state, node));

/** 13.3 Britannia, Mauretania: nobody controls them while rebels stand there (R365). */
const DENIED: readonly string[] = ["britannia", "mauretania"];

/** Whether rebels keep a province from everybody, whoever has most of it. */
export function isDenied(state: State, province: Province): boolean {
  if (state.rebellions === undefined) return false;
  return DENIED.includes(worldOf(state.config).map.provinceIds[province]!) && areRebelsIn(state, province);
}

/** 13.3 Africa: it pays nothing of its own while rebels live there; its Towns and Cities do (R360). */
export const isBarren = (state: State, province: Province): boolean =>
  state.rebellions !== undefined && province === provinceCalled(state, "africa") && areRebelsIn(state, province);

/** 13.3 Judea, R59: what a Space there costs while rebels live in it. */
const JUDEAN = 2;

/** 13.3, R59, R361: MP to enter a Space by land, of which this is the usual price. */
export function priceAmongRebels(state: State, to: Node, usual: number): number {
  const { map } = worldOf(state.config);
  const province = map.province[to]!;
  if (to >= map.spaces) return usual;
  if (map.provinceIds[province] === "iudaea") return areRebelsIn(state, province) ? JUDEAN : usual;
  const hispania = provincesOf(state, "hispania");
  if (!hispania.includes(province)) return usual;
  const isTheirs = (near: Node): boolean => hispania.includes(map.province[near]!) && areRebelsAt(state, near);
  return map.direct[to]!.some(isTheirs) ? usual + 1 : usual;
}
