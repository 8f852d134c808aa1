import {
  CITY,
  GARR,
  isFullTown,
  isTownSite,
  LG,
  newGarrisonsAt,
  nodeOfKey,
  NONE,
  ownerOfKey,
  repairCost,
  SETTLERS,
  TOWN,
  underWay,
  worksAt,
  type Frames,
  type Node,
} from "@ara/pax-romana";
import { rowAt } from "./board.ts";
import type { Outlook } from "./outlook.ts";
import { guardFor } from "./troops.ts";

/** 7.1: what building is worth, by project. */
export type Project = Frames["construction"]["kind"];

/** What a project in a Space is worth now; 0 or less where it should wait. */
export function projectWorth(outlook: Outlook, project: Project, node: Node): number {
  const { world, view, treasury, reserve, weights } = outlook;
  const here = worksAt(view, node);
  const price =
    project === "repair" ? repairCost(view, node) : world.data.units.works[project === "town" ? TOWN : CITY]!.cost;
  if (treasury - price < reserve) return 0;
  const isExposed = outlook.threat(node) > weights.danger + outlook.own[node]! + (here?.walls ?? 0);
  const safety = isExposed ? -0.6 : 0;
  if (project === "repair") return (here?.works === CITY ? 1.5 : 1) + safety;
  const rank = weights.rank * outlook.standing.cvp * outlook.standing.left;
  if (project === "town") return weights.town + rank + safety + (world.map.homeAt[node] === NONE ? 0.1 : 0);
  return mayLoseSettler(outlook, node) ? weights.city + rank + safety : 0;
}

/** 7.12: whether the unit that is settled in a City can be spared. */
function mayLoseSettler(outlook: Outlook, node: Node): boolean {
  const { bp } = outlook.world.data.units;
  const isCapital = outlook.world.map.capital[node] !== NONE;
  if (isCapital && outlook.own[node]! + 3 - bp[LG]! < guardFor(outlook, node)) return false;
  return outlook.heavies > outlook.weights.leastArmy;
}

/** Where something could be built, as far as can be seen. */
function placesOf(outlook: Outlook): [Project, Node][] {
  const { view, power, world } = outlook;
  const { map } = world;
  const { noTown = [] } = underWay(view, "expansion") ?? {};
  const found: [Project, Node][] = [];
  let last = NONE;
  for (const key of view.table.keys) {
    const node = nodeOfKey(key);
    if (ownerOfKey(key) !== power || node === last || node >= map.spaces) continue;
    last = node;
    const works = worksAt(view, node);
    const row = rowAt(view, node, (owner) => owner === power);
    if (isTownSite(view, node) && row[GARR]! > newGarrisonsAt(noTown, node)) found.push(["town", node]);
    if (works?.owner !== power) continue;
    if (repairCost(view, node) > 0) found.push(["repair", node]);
    else if (isFullTown(view, power, node) && SETTLERS.some((unit) => row[unit]! > 0)) found.push(["city", node]);
  }
  return found;
}

/** The best that can be built now. */
export const buildWorth = (outlook: Outlook): number =>
  outlook.once("build", () =>
    placesOf(outlook).reduce((best, [project, node]) => Math.max(best, projectWorth(outlook, project, node)), 0),
  );

/** The best place for a project. */
export const bestOf = (outlook: Outlook, project: Project): number =>
  placesOf(outlook).reduce(
    (best, [kind, node]) => (kind === project ? Math.max(best, projectWorth(outlook, kind, node)) : best),
    -1,
  );
