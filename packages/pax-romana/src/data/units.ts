import { type MapTables } from "./map.ts";
import { inside, wrong, type Place } from "./refusal.ts";
import { item, list, oneOf, orNull, shape, someOf, table, tableOf, text, whole, type Read } from "./reader.ts";
import { EL, GARR, NONE, POWERS, UNITS, WORKS, type Node, type Power, type Unit, type UnitName } from "./vocabulary.ts";

const TRAITS = ["land", "infantry", "heavy", "cavalry", "mercenary", "naval"] as const;
type Trait = (typeof TRAITS)[number];

const units = list(oneOf(UNITS));
const readFile = shape({
  title: text,
  units: tableOf(
    UNITS,
    item(
      {
        name: text,
        bp: whole(0, 9),
        cost: orNull(whole(0, 9)),
        absorbs: whole(0, 9),
        traits: list(oneOf(TRAITS)),
      },
      {
        reduced: oneOf(UNITS),
        flipAbsorbs: whole(1, 9),
        garrisons: whole(1, 9),
        navalBp: whole(1, 9),
        maintenance: whole(0, 9),
        batch: whole(1, 9),
      },
    ),
  ),
  works: tableOf(
    WORKS,
    item({
      name: text,
      walls: whole(1, 9),
      leastWalls: whole(1, 9),
      cost: whole(0, 9),
      income: whole(0, 9),
      cvp: whole(0, 9),
      reducedIncome: whole(0, 9),
      reducedCvp: whole(0, 9),
    }),
  ),
  raised: table(
    item(
      { units },
      {
        byPower: someOf(POWERS, units),
        elephants: list(text),
        provinces: table(units),
        spaces: table(units),
      },
    ),
  ),
});
type UnitFile = Read<typeof readFile>;

/** 2.2, 6.2, 10.51, 10.8: what the sorts of units can do; every table is indexed by `UNITS`. */
export interface UnitTables {
  readonly names: readonly string[];
  /** 10.51: Battle Points ashore. */
  readonly bp: readonly number[];
  /** 6.27: Talents to raise or hire one; NONE for what cannot be bought. */
  readonly cost: readonly number[];
  /** 10.8: BP of losses a unit absorbs when it dies. */
  readonly absorbs: readonly number[];
  /** 10.81, 10.82: the reduced side or NONE, the full side or NONE, and the BP a flip absorbs. */
  readonly reduced: readonly Unit[];
  readonly full: readonly Unit[];
  readonly flipAbsorbs: readonly number[];
  /** 12.16: garrisons a unit breaks down into; 0 if it cannot. */
  readonly garrisons: readonly number[];
  /** 11.43, 6.41: a squadron's Battle Points at sea, and its maintenance. */
  readonly navalBp: readonly number[];
  readonly maintenance: readonly number[];
  /** 12.23: how many are hired at once. */
  readonly batch: readonly number[];
  /** 1.4, 7.41, 6.42, 10.61, 12.2: 1 for land units, infantry, heavies, cavalry, mercenaries. */
  readonly isLand: readonly number[];
  readonly isInfantry: readonly number[];
  readonly isHeavy: readonly number[];
  readonly isCavalry: readonly number[];
  readonly isMercenary: readonly number[];
  /** Lists of the same: land units, those and garrisons, which occupy a Space (5.11), and heavies. */
  readonly land: readonly Unit[];
  readonly occupying: readonly Unit[];
  readonly heavies: readonly Unit[];
  /** 6.24-6.28, 10.66: by Space times four plus power, a bit set of the sorts that power may raise there. */
  readonly raised: readonly number[];
  /** 7.1, 7.3: Towns and Cities, indexed by `WORKS`. */
  readonly works: readonly WorksFacts[];
}

/** 7.12, 7.13, 7.33, 6.11: a Town or a City, full and reduced. */
export type WorksFacts = Readonly<
  Record<"walls" | "leastWalls" | "cost" | "income" | "cvp" | "reducedIncome" | "reducedCvp", number>
>;

/** Reads `units.json`. */
export function readUnits(json: unknown, at: Place, map: MapTables): UnitTables {
  const file = readFile(json, at);
  checkRaised(file, inside(at, "raised"), map);
  checkWalls(file, inside(at, "works"));
  const facts = UNITS.map((name) => file.units[name]);
  const has = (trait: Trait): number[] => facts.map(({ traits }) => Number(traits.includes(trait)));
  const reduced = facts.map((unit): Unit => (unit.reduced === undefined ? NONE : UNITS.indexOf(unit.reduced)));
  return {
    names: facts.map(({ name }) => name),
    bp: facts.map(({ bp }) => bp),
    cost: facts.map(({ cost }) => cost ?? NONE),
    absorbs: facts.map(({ absorbs }) => absorbs),
    reduced,
    full: UNITS.map((_, unit): Unit => reduced.indexOf(unit)),
    flipAbsorbs: facts.map(({ flipAbsorbs }) => flipAbsorbs ?? 0),
    garrisons: facts.map(({ garrisons }) => garrisons ?? 0),
    navalBp: facts.map(({ navalBp }) => navalBp ?? 0),
    maintenance: facts.map(({ maintenance }) => maintenance ?? 0),
    batch: facts.map(({ batch }) => batch ?? 1),
    isLand: has("land"),
    isInfantry: has("infantry"),
    isHeavy: has("heavy"),
    isCavalry: has("cavalry"),
    isMercenary: has("mercenary"),
    land: listed(has("land")),
    occupying: [...listed(has("land")), GARR],
    heavies: listed(has("heavy")),
    raised: Array.from({ length: map.spaces * POWERS.length }, (_, i) =>
      raisedAt(file, map, Math.floor(i / POWERS.length), i % POWERS.length),
    ),
    works: WORKS.map((name) => file.works[name]),
  };
}

const listed = (flags: readonly number[]): Unit[] => flags.flatMap((flag, unit) => (flag === 1 ? [unit] : []));

/** 7.33: what is reduced has no more walls than before. */
function checkWalls({ works }: UnitFile, at: Place): void {
  for (const name of WORKS) {
    const { walls, leastWalls } = works[name];
    if (leastWalls > walls)
      wrong("data.type", inside(at, `${name}.leastWalls`), `at most ${walls}`, leastWalls, "7.33");
  }
}

function checkRaised(file: UnitFile, at: Place, map: MapTables): void {
  for (const [id, row] of Object.entries(file.raised)) {
    const place = inside(at, id);
    if (!map.territoryNumbers.has(id)) wrong("data.reference", place, "a territory", id);
    for (const province of [...(row.elephants ?? []), ...Object.keys(row.provinces ?? {})]) {
      if (!map.provinceOf.has(province)) wrong("data.reference", place, "a province", province);
    }
    for (const space of Object.keys(row.spaces ?? {})) {
      if (!map.nodeOf.has(space)) wrong("data.reference", place, "a space", space);
    }
  }
  const missing = map.territoryIds.find((id) => !Object.hasOwn(file.raised, id));
  if (missing !== undefined) wrong("data.missing", inside(at, missing), "the units of this territory");
}

/** 6.25: the units of the territory, unless the power, the province or the Space has its own list. */
function raisedAt(file: UnitFile, map: MapTables, space: Node, power: Power): number {
  const row = file.raised[map.territoryIds[map.territory[space]!]!]!;
  const province = map.provinceIds[map.province[space]!]!;
  const names =
    row.spaces?.[map.ids[space]!] ?? row.provinces?.[province] ?? row.byPower?.[POWERS[power]!] ?? row.units;
  return bitsOf(names) | (row.elephants?.includes(province) === true ? 1 << EL : 0);
}

const bitsOf = (names: readonly UnitName[]): number =>
  names.reduce((bits, name) => bits | (1 << UNITS.indexOf(name)), 0);

/** Counts by unit: what set-ups and armies are written in. */
export const readCounts = someOf(UNITS, whole(1, 40));

/** A row of counts, one for each sort of unit. */
export const countsOf = (counts: Readonly<Partial<Record<UnitName, number>>>): readonly number[] =>
  UNITS.map((name) => counts[name] ?? 0);
