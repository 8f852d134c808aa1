import {
  CITY,
  GARR,
  NONE,
  OWNERS,
  POWERS,
  SOLDIER_LEADER,
  SOLDIER_OF_FORTUNE,
  TOWN,
  worldOf,
  type Leader,
  type Node,
  type Owner,
  type Power,
  type View,
} from "@ara/pax-romana";

/** How a view is read: stacks by their keys, works by their numbers. */

/** Places in a row of counts. */
export const ROW = 16;
/** Leaders on the move are at this number and above. */
const IN_FORCE = 1000;

export const nodeOfKey = (key: number): Node => key >> 8;
export const ownerOfKey = (key: number): Owner => (key >> 3) & 31;
export const isFreshKey = (key: number): boolean => (key & 7) === 0;

/** A Town or City: its owner, sort and walls. */
export interface Works {
  readonly owner: Owner;
  readonly sort: number;
  readonly walls: number;
}

export function worksAt({ works }: View, node: Node): Works | undefined {
  const packed = works[node] ?? 0;
  return packed === 0 ? undefined : { owner: packed >> 4, sort: (packed & 8) === 0 ? TOWN : CITY, walls: packed & 7 };
}

/** 12.41: whose side an owner is on: the power itself, or the one that uses the Soldier of Fortune; else NONE. */
export function sideOf({ armies }: View, owner: Owner): Power {
  if (owner < POWERS.length) return owner as Power;
  if (owner !== SOLDIER_OF_FORTUNE) return NONE;
  return armies.find((army) => army.owner === owner)?.keeper ?? NONE;
}

/** Battle Points in a row of counts. */
export function strengthOf({ config }: View, counts: readonly number[], at = 0): number {
  const { bp } = worldOf(config).data.units;
  let sum = 0;
  for (let unit = 0; unit < bp.length; unit++) sum += bp[unit]! * (counts[at + unit] ?? 0);
  return sum;
}

/** 5.11: land units and garrisons in a row of counts. */
export function occupantsIn({ config }: View, counts: readonly number[], at = 0): number {
  const { isLand } = worldOf(config).data.units;
  let sum = counts[at + GARR] ?? 0;
  for (let unit = 0; unit < isLand.length; unit++) if (isLand[unit] === 1) sum += counts[at + unit] ?? 0;
  return sum;
}

/** Calls for every stack of a node: its key, and where its counts begin. */
export function eachStack({ table }: View, node: Node, see: (key: number, at: number) => void): void {
  const { keys } = table;
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle]! < node << 8) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < keys.length && nodeOfKey(keys[i]!) === node; i++) see(keys[i]!, i * ROW);
}

/** All units of some side in a node, those that move left out, as one row. */
export function rowAt(view: View, node: Node, isMeant: (owner: Owner) => boolean): number[] {
  const sum = Array.from({ length: ROW }, () => 0);
  eachStack(view, node, (key, at) => {
    if (isMeant(ownerOfKey(key))) for (let unit = 0; unit < ROW; unit++) sum[unit]! += view.table.counts[at + unit]!;
  });
  return sum;
}

/** The leaders of an owner that stand in a node: those of a power's pool, or the Soldier of Fortune himself. */
export function leadersAt({ leaders, config }: View, node: Node, owner: Owner): Leader[] {
  const { power: whose } = worldOf(config).data.leaders;
  const found: Leader[] = [];
  for (let leader = 0; leader < leaders.length; leader++)
    if (leaders[leader] === node && node < IN_FORCE && isLeaderOf(leader, whose[leader]!, owner)) found.push(leader);
  return found;
}

const isLeaderOf = (leader: Leader, pool: Power, owner: Owner): boolean =>
  pool === owner || (leader === SOLDIER_LEADER && owner === SOLDIER_OF_FORTUNE);

/** The best Campaign or Tactical Rating among leaders; 0 without any. */
export function bestRating({ config }: View, rating: "campaign" | "tactical", leaders: readonly Leader[]): number {
  const ratings = worldOf(config).data.leaders[rating];
  let best = 0;
  for (const leader of leaders) best = Math.max(best, ratings[leader] ?? 0);
  return best;
}

/** 12.7: slaves, whom nobody commands. */
const SLAVES = OWNERS.indexOf("slavesRome");
export const isSlaves = (owner: Owner): boolean => owner >= SLAVES;
