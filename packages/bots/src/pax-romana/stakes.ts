import {
  CITY,
  GREECE,
  homePowerOf,
  isBreached,
  isMost,
  NONE,
  worksAt,
  type Node,
  type Owner,
  type Power,
  type Province,
  type View,
  type World,
} from "@ara/pax-romana";
import type { Aims } from "./aims.ts";
import { backyardOf } from "./backyard.ts";
import type { Standing } from "./standing.ts";
import type { Weights } from "./weights.ts";

/** What has to be known of a position to say what it is about; an `Outlook` knows it. */
export interface Sight {
  readonly world: World;
  readonly view: View;
  readonly power: Power;
  /** By Space: who has it; by province: Spaces of the own side, and of all others. */
  readonly holder: readonly Owner[];
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  /** By power: how much it is worth that it loses something; more for whoever leads. */
  readonly menace: readonly number[];
  /** 15.4: what its objectives ask for. */
  readonly aims: Aims | undefined;
  readonly weights: Weights;
  /** 15.2: what points are worth by rank. */
  readonly standing: Standing;
  /** 12.7: by node, whether slaves of one's own have risen there. */
  readonly risen: readonly boolean[];
}

/** What provinces and Spaces are worth to a power; one is about a Geographic Objective Point a turn (15.22). */

/** Where the enemy's capital ends the game (3.7). */
const GAME = 15;

/** By power: whoever leads in points and provinces is worth hurting most. */
export function menaceOf({
  view,
  world,
  power,
  weights,
}: Pick<Sight, "view" | "world" | "power" | "weights">): number[] {
  const standing = view.powers.map(({ victoryPoints }, one) =>
    world.seatOf[one] === NONE || one === power ? -Infinity : victoryPoints,
  );
  for (const controller of view.control) if (controller !== NONE) standing[controller]!++;
  const most = Math.max(...standing);
  return standing.map((points) => (points === most ? weights.leader : weights.follower));
}

/** 5.22: whether a province is the Home of another power in play. */
function isRivalsHome(world: World, power: Power, province: Province): boolean {
  const home = homePowerOf(world, province);
  return home !== NONE && home !== power;
}

/** 5.21: whether a province stays one's own without those who are on the move in it. */
function controls({ world, view, power, mine, theirs }: Sight, province: Province): boolean {
  if (view.control[province] !== power) return false;
  const { home, spacesOf } = world.map;
  if (home[province] === power || isMost(mine[province]!, spacesOf[province]!.length)) return true;
  return mine[province]! > 0 && theirs[province] === 0 && !isRivalsHome(world, power, province);
}

/** The value of controlling a province. */
export function provinceWorth({ world, view, power, aims, weights, standing }: Sight, province: Province): number {
  const { map } = world;
  const home = map.home[province]!;
  const aim = aims?.provinces.get(province) ?? 0;
  if (home === power) return weights.ownHome + aim;
  const territory = map.territoryOf[province]!;
  const all = map.provincesOf[territory]!;
  let missing = 0;
  for (const one of all) if (view.control[one] !== power && one !== province) missing++;
  const share = all.length > 1 ? weights.wholeTerritory / (1 + 2 * missing) : 0;
  const hurts = isRivalsHome(world, power, province) ? weights.enemyHome : 0;
  const rank = weights.rank * standing.gop * standing.left;
  const near = weights.backyard * backyardOf(world, power, province);
  return weights.province + rank + near + weights.talent * map.income[province]! + share + hurts + aim;
}

/** What it is worth to enter a Space and stay. */
export function seizeWorth(sight: Sight, node: Node): number {
  const { world, power, holder, aims } = sight;
  const { map } = world;
  if (holder[node] === power || map.inPlay[node] !== 1) return 0;
  if (world.scenario.victory.end === "pyrrhicWar") return pyrrhic(sight, node);
  const province = map.province[node]!;
  const slaves = sight.risen[node] === true ? sight.weights.slaves : 0;
  const prize = prizeOf(sight, node) + slaves + (aims?.spaces.get(node) ?? 0);
  if (controls(sight, province)) return prize + ownProvince(sight, node, province);
  return prize + controlWorth(sight, node, province);
}

/** What is lost if all own units leave a Space. */
export function keepWorth(sight: Sight, node: Node): number {
  const { world, view, power, mine, theirs, aims } = sight;
  const { map } = world;
  const province = map.province[node]!;
  if (province === NONE) return 0;
  if (isPyrrhicStake(sight, node)) return 2;
  const works = worksAt(view, node);
  if (works?.owner === power) return isBreached(view, node) ? 0.5 : 0.1;
  if (aims?.spaces.has(node) === true) return aims.spaces.get(node)!;
  if (map.homeAt[node] === power) return map.capital[node] === NONE ? 0 : 0.1;
  if (view.control[province] !== power) return 0.3;
  const left = mine[province]! - 1;
  const isAlone = left > 0 && theirs[province] === 0 && !isRivalsHome(world, power, province);
  const isHeld = isAlone || isMost(left, map.spacesOf[province]!.length);
  return isHeld ? 0.1 : provinceWorth(sight, province);
}

/** In a province that is one's own already: thrown out are those who should not be there, the rest is caution. */
function ownProvince({ holder, world, power, mine }: Sight, node: Node, province: Province): number {
  const isHome = world.map.homeAt[node] === power;
  if (holder[node] !== NONE) return isHome ? 1.5 : 0.6;
  return isHome ? 0 : mine[province]! < 2 ? 0.15 : 0.05;
}

/** 5.21-5.23: a step towards control, or control itself. */
function controlWorth(sight: Sight, node: Node, province: Province): number {
  const { world, view, power, mine, theirs, holder, menace, weights, standing } = sight;
  const { map } = world;
  const spaces = map.spacesOf[province]!.length;
  const worth = provinceWorth(sight, province);
  const home = map.home[province]!;
  const isTheirHome = isRivalsHome(world, power, province);
  const now = mine[province]! + 1;
  const others = theirs[province]! - Number(holder[node] !== NONE);
  const takes =
    home === power || (isTheirHome ? takesHome(sight, node, province) : others === 0 || isMost(now, spaces));
  // Where only a force on the march keeps it, others have it as soon as that force leaves.
  const controller = view.control[province]!;
  const isRivals = controller === power ? isTheirHome || others > 0 : controller !== NONE;
  const denied =
    weights.denied * (menace[controller] ?? 1) + weights.rank * (standing.less[controller] ?? 0) * standing.left;
  if (takes) return worth + (isRivals ? denied : 0);
  const denies = isRivals && !isTheirHome && !isMost(theirs[province]!, spaces) && mine[province] === 0;
  const need = Math.floor(spaces / 2) + 1;
  return (0.5 * worth * Math.min(now, need)) / need + (denies ? denied : 0);
}

/** 5.22: more than half of it, and no capital of its power left in it. */
function takesHome({ world, mine, holder, power }: Sight, node: Node, province: Province): boolean {
  const { map } = world;
  const spaces = map.spacesOf[province]!;
  const keeps = spaces.some((one) => map.capital[one] !== NONE && one !== node && holder[one] !== power);
  return !keeps && isMost(mine[province]! + 1, spaces.length);
}

/** Walls and capitals that fall with a Space. */
function prizeOf({ view, world, power, menace, weights }: Sight, node: Node): number {
  const { map, scenario } = world;
  const works = worksAt(view, node);
  let prize = 0;
  if (works && works.owner !== power)
    prize += (works.works === CITY ? weights.cityTaken : weights.townTaken) * (menace[works.owner] ?? 1);
  const home = map.homeAt[node]!;
  if (map.capital[node] !== NONE && home !== NONE && world.seatOf[home] !== NONE)
    prize += weights.capitalTaken + (scenario.victory.automatic === "none" || home === power ? 0 : GAME);
  return prize;
}

/** Scenario I: Tarentum and Capua decide, and Roma ends it. */
const PYRRHIC: Readonly<Record<string, readonly [roman: number, greek: number]>> = {
  tarentum: [8, 6],
  capua: [5, 5],
  roma: [9, 8],
};

/** Scenario I: whether the war is about this Space. */
const isPyrrhicStake = ({ world }: Sight, node: Node): boolean =>
  world.scenario.victory.end === "pyrrhicWar" && PYRRHIC[world.map.ids[node]!] !== undefined;

function pyrrhic({ world, power, holder }: Sight, node: Node): number {
  const stakes = PYRRHIC[world.map.ids[node]!];
  const at = stakes?.[isGreek(power) ? 1 : 0] ?? 0.1;
  return holder[node] === NONE && world.map.homeAt[node] === power ? 0 : at;
}

const isGreek = (power: Power): boolean => power === GREECE;
