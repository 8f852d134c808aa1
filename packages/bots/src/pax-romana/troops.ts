import {
  BI,
  CAV,
  CITY,
  countsOfForce,
  eachStack,
  EL,
  emptyRow,
  FRESH,
  GARR,
  GS,
  HI,
  HI_REDUCED,
  isFullTown,
  LG,
  LG_REDUCED,
  LI,
  markOfKey,
  MCAV,
  MHI,
  MIL,
  MLI,
  NONE,
  ownerOfKey,
  powerBehind,
  ROW,
  TI,
  worksAt,
  type Leader,
  type Node,
  type Owner,
  type Unit,
  type View,
} from "@ara/pax-romana";
import { bestRating, occupantsIn, strengthOf } from "./board.ts";
import { Field, type Body } from "./field.ts";
import { fighterOf } from "./odds.ts";
import type { Outlook } from "./outlook.ts";

/** What is left behind first, and the last. */
const CHEAP_FIRST: readonly Unit[] = [GARR, LI, MLI, HI_REDUCED, MIL, TI, BI, LG_REDUCED, CAV, MCAV, MHI, HI, LG];

/** The units of some owners in a node that can still move, without squadrons. */
export function freshRow(view: View, node: Node, owners: readonly Owner[]): number[] {
  const sum = emptyRow();
  eachStack(view, node, (key, at) => {
    if (!owners.includes(ownerOfKey(key)) || markOfKey(key) !== FRESH) return;
    for (let unit = 0; unit < ROW; unit++) if (unit !== GS) sum[unit]! += view.table.counts[at + unit]!;
  });
  return sum;
}

/** 12.16: Spaces that could be held by what a body can leave behind, with one land unit kept. */
const holdersIn = (row: readonly number[]): number =>
  row[GARR]! + 2 * row[LI]! + 3 * Math.max(0, row[LG]! + row[HI]! - 1);

/** 9.43: what the Alps leave of a few units: of one light unit nothing, of one heavy unit little. */
const LONE_HEAVY = 0.4;
const SEVERAL = 0.7;
function behindAlps({ world }: Outlook, row: readonly number[]): number {
  const { isLand, isHeavy } = world.data.units;
  let [units, heavies] = [0, 0];
  row.forEach((n, unit) => {
    units += isLand[unit] === 1 ? n : 0;
    heavies += isHeavy[unit] === 1 ? n : 0;
  });
  if (units === 0) return 1;
  return units > 1 ? SEVERAL : heavies > 0 ? LONE_HEAVY : 0;
}

export function bodyOf(outlook: Outlook, row: readonly number[], leaders: readonly Leader[]): Body {
  const { view, world } = outlook;
  const { isLand } = world.data.units;
  return {
    ...fighterOf(view, row, bestRating(view, "tactical", leaders)),
    fights: isLand.some((land, unit) => land === 1 && row[unit]! > 0),
    escort: row[GS]!,
    settles: row[GARR]! > 0,
    holds: holdersIn(row),
    alps: behindAlps(outlook, row),
    staysAshore: row[MIL]! > 0,
  };
}

/** More than any province takes. */
const MOST_HELD = 5;

/** The field of a body; for the same board and the same sort of body it is worked out once. */
export function fieldFor(outlook: Outlook, body: Body): Field {
  const { strength, onFoot, tactics, horse, escort } = body;
  const { fights, settles = false, staysAshore = false, raids = false, holds = 0, alps = 1 } = body;
  const traits = Number(fights) + 2 * Number(settles) + 4 * Number(staysAshore) + 8 * Number(raids);
  return outlook.kept(
    `${strength} ${onFoot} ${tactics} ${horse.regular} ${horse.legionary} ${escort} ${traits} ${Math.min(holds, MOST_HELD)} ${alps}`,
    () => new Field(outlook, body),
  );
}

/** The field of a force on the move; squadrons in its port count, because they can come along. */
export function fieldOf(outlook: Outlook, index: number): Field {
  return outlook.once(`force ${index}`, () => {
    const force = outlook.view.forces[index]!;
    const row = countsOfForce(force);
    eachStack(outlook.view, force.node, (key, at) => {
      if (ownerOfKey(key) === outlook.power) row[GS]! += outlook.view.table.counts[at + GS]!;
    });
    const raids = force.rows.length > 0 && force.rows.every(({ owner }) => powerBehind(outlook.view, owner) === NONE);
    return fieldFor(outlook, { ...bodyOf(outlook, row, force.leaders), raids });
  });
}

/** The field of a force that does not go to sea in this Move. */
export function landFieldOf(outlook: Outlook, index: number): Field {
  return outlook.once(`ashore ${index}`, () => {
    const force = outlook.view.forces[index]!;
    return fieldFor(outlook, { ...bodyOf(outlook, countsOfForce(force), force.leaders), staysAshore: true });
  });
}

/** The field of one unit that goes alone. */
export function fieldOfUnit(outlook: Outlook, unit: Unit): Field {
  const { bp, isLand, isCavalry } = outlook.world.data.units;
  const fights = isLand[unit] === 1;
  const staysAshore = unit === MIL;
  return outlook.once(`unit ${bp[unit]} ${isCavalry[unit]} ${fights} ${staysAshore}`, () => {
    const row = emptyRow();
    row[unit] = 1;
    return fieldFor(outlook, { ...bodyOf(outlook, row, []), escort: 0 });
  });
}

/** One unit of the cheapest sort in a row, if any. */
export function cheapestOf(row: readonly number[]): Unit {
  for (const unit of CHEAP_FIRST) if (row[unit]! > 0) return unit;
  return NONE;
}

/** Of the units in a Space, those that stay when the others go: whoever keeps a province, walls or the capital. */
export function stayBehind(outlook: Outlook, node: Node, row: readonly number[]): number[] {
  const { view, ownUnits, own } = outlook;
  const stay = emptyRow();
  const others = ownUnits[node]! - occupantsIn(view, row);
  if (others <= 0 && outlook.keepWorth(node) > 0.25) leaveOne(row, stay);
  leaveSettler(outlook, node, row, stay);
  const guard = guardFor(outlook, node) - (own[node]! - strengthOf(view, row));
  for (const unit of CHEAP_FIRST) {
    if (outlook.world.data.units.bp[unit] === 0) continue;
    while (strengthOf(view, stay) < guard && stay[unit]! < row[unit]!) stay[unit]!++;
  }
  if (row[EL]! > 0 && !hasRest(outlook, row, stay)) return emptyRow();
  return hasRest(outlook, row, stay) ? stay : leaveOne(row, emptyRow());
}

/** 7.12: one full heavy unit stays in a Town that can be made a City. */
function leaveSettler(outlook: Outlook, node: Node, row: readonly number[], stay: number[]): void {
  if (!isFullTown(outlook.view, outlook.power, node)) return;
  const city = outlook.world.data.units.works[CITY]!;
  if (outlook.treasury - city.cost < outlook.reserve || row[LG]! + row[HI]! < 2) return;
  stay[row[HI]! > 0 ? HI : LG]!++;
}

function leaveOne(row: readonly number[], stay: number[]): number[] {
  const unit = cheapestOf(row);
  if (unit !== NONE) stay[unit]!++;
  return stay;
}

const hasRest = ({ world }: Outlook, row: readonly number[], stay: readonly number[]): boolean =>
  world.data.units.isLand.some((land, unit) => land === 1 && row[unit]! > stay[unit]!);

/** What always stays in a capital where the game is lost with it. */
const LAST_GUARD = 3;

/** Battle Points that should stay in a Space: by what threatens a capital, less by what threatens other walls. */
export function guardFor(outlook: Outlook, node: Node): number {
  const { world, view, power, weights } = outlook;
  const isCapital = world.map.capital[node] !== NONE && world.map.homeAt[node] === power;
  const works = worksAt(view, node);
  const isOwn = works?.owner === power;
  if (!isCapital && !isOwn) return 0;
  const threat = outlook.threat(node);
  const walls = isOwn ? works.walls : 0;
  if (!isCapital) return threat > 0 ? 1 : 0;
  const least = world.scenario.victory.automatic === "none" ? (threat > walls ? weights.guard : 0) : LAST_GUARD;
  return Math.max(least, weights.guarding * threat - walls);
}
