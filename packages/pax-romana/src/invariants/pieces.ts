import { hasFullRebellions, worldOf } from "../config.ts";
import {
  BI,
  CAV,
  EL,
  GALLIC_REVOLT,
  GARR,
  GS,
  HI_REDUCED,
  INLAND,
  LG,
  LG_REDUCED,
  MIL,
  NAVAL_POINT,
  NONE,
  PORT,
  ROME,
  SOLDIER_OF_FORTUNE,
  TI,
  TRIBES,
  type Node,
  type Owner,
  type Unit,
} from "../data/index.ts";
import { provincesOf } from "../rules/barbarians/rebellions/rebels.ts";
import { isHorde, isPower, powerBehind, sitsIn } from "../rules/control/keeper.ts";
import { hasLand } from "../rules/movement/contents.ts";
import { ROW, type State } from "../state/state.ts";
import { countAt, firstAt, nodeOfKey, ownerOfKey } from "../state/table.ts";
import { worksAt } from "../state/works.ts";

/** Where units may be, and whose, at every question of the game. */

/** Keys rise, and each stack has units, of no sort less than none. */
export function stacksAreInOrder({ table: { keys, counts } }: State): boolean {
  for (let i = 1; i < keys.length; i++) if (keys[i - 1]! >= keys[i]!) return false;
  for (let i = 0; i < keys.length; i++) {
    let sum = 0;
    for (let unit = 0; unit < ROW; unit++) {
      const n = counts[i * ROW + unit]!;
      if (n < 0) return false;
      sum += n;
    }
    if (sum === 0) return false;
  }
  return counts.length === keys.length * ROW;
}

/** Calls for every sort of unit in every stack and moving row, until something is found. */
function someUnits(state: State, see: (owner: Owner, unit: Unit, node: Node, n: number) => boolean): boolean {
  const { keys, counts } = state.table;
  for (let i = 0; i < counts.length; i++) {
    if (counts[i] === 0) continue;
    const key = keys[Math.floor(i / ROW)]!;
    if (see(ownerOfKey(key), i % ROW, nodeOfKey(key), counts[i]!)) return true;
  }
  for (const force of state.forces)
    for (const { owner, counts: row } of force?.rows ?? [])
      for (let unit = 0; unit < ROW; unit++)
        if (row[unit] !== 0 && see(owner, unit, force!.node, row[unit]!)) return true;
  return false;
}

/** 2.13, 9.31, 9.32, 11.15: stacks stand in Spaces of the area or wait on its naval points; squadrons not inland. */
export function standsNowhereElse({ config, table: { keys, counts } }: State): boolean {
  const { map } = worldOf(config);
  return keys.every((key, i) => {
    const kind = map.kind[nodeOfKey(key)]!;
    if (map.inPlay[nodeOfKey(key)] !== 1 || (kind === INLAND && counts[i * ROW + GS] !== 0)) return false;
    return kind === INLAND || kind === PORT || kind === NAVAL_POINT;
  });
}

/** 6.25, 12.44, 12.73, 13.1, 13.4, R268, R286: who may have which sort of unit. */
function mayHave(owner: Owner, unit: Unit): boolean {
  if (owner === TRIBES || unit === TI) return owner === TRIBES && unit === TI;
  if (sitsIn(owner)) return unit === BI;
  if (isHorde(owner)) return unit === BI || unit === CAV;
  if (unit === LG || unit === LG_REDUCED) return owner === ROME;
  if (unit === MIL) return isPower(owner);
  return unit !== BI && (owner !== SOLDIER_OF_FORTUNE || (unit !== GARR && unit !== GS));
}

export const hasOnlyItsOwnSorts = (state: State): boolean => !someUnits(state, (owner, unit) => !mayHave(owner, unit));

/** 12.32, R133: militia never leave Home, not even for a moment: on points all of whose Spaces are Home they still are. */
export function militiaIsAtHome(state: State): boolean {
  const { map } = worldOf(state.config);
  const isHome = (node: Node, owner: Owner): boolean =>
    node < map.spaces ? map.homeAt[node] === owner : map.land[node]!.every((near) => map.homeAt[near] === owner);
  return !someUnits(state, (owner, unit, node) => unit === MIL && !isHome(node, owner));
}

/** 10.68: elephants have land units of their side beside them; those aboard are no company for those ashore (R227). */
export const hasCompanyForElephants = (state: State): boolean =>
  !someUnits(state, (owner, unit, node) => unit === EL && !isAccompanied(state, node, owner));

function isAccompanied(state: State, node: Node, owner: Owner): boolean {
  const side = powerBehind(state, owner);
  const isOurs = (other: Owner): boolean => other === owner || (side !== NONE && powerBehind(state, other) === side);
  const { keys, counts } = state.table;
  for (let i = firstAt(state, node); i < keys.length && nodeOfKey(keys[i]!) === node; i++)
    if (isOurs(ownerOfKey(keys[i]!)) && hasLand(state, counts, i * ROW)) return true;
  return state.forces.some(
    (force) => force?.node === node && force.rows.some((row) => isOurs(row.owner) && hasLand(state, row.counts)),
  );
}

/** 10.86: two reduced units of a sort that stand in a Space, or march under one mark, are one full unit. */
export const hasNoPairs = (state: State): boolean =>
  !someUnits(
    state,
    (owner, unit, node, n) =>
      (unit === LG_REDUCED || unit === HI_REDUCED) && (n > 1 || countAt(state, node, owner, unit) > 1),
  );

/** 7.12, 7.14, 7.33: Towns and Cities stand in Spaces of the area without mountains, with walls between least and most. */
export function wallsAreWithinLimits(state: State): boolean {
  const { map, data } = worldOf(state.config);
  for (let node = 0; node < state.works.length; node++) {
    const here = worksAt(state, node);
    if (here === undefined) continue;
    const { walls, leastWalls } = data.units.works[here.works]!;
    if (here.walls < leastWalls || here.walls > walls || map.mountain[node] === 1 || map.inPlay[node] !== 1)
      return false;
  }
  return true;
}

/** 13.3, R19. */
export const remembersRebellions = ({ config, rebellions }: State): boolean =>
  hasFullRebellions(config) === (rebellions !== undefined);

/** 13.3: its army never leaves the mainland; points are on the way. */
export function revoltIsInGaul(state: State): boolean {
  if (state.rebellions === undefined) return true;
  const { map } = worldOf(state.config);
  const gaul = provincesOf(state, "gaul");
  return !someUnits(
    state,
    (owner, _unit, node) => owner === GALLIC_REVOLT && node < map.spaces && !gaul.includes(map.province[node]!),
  );
}
