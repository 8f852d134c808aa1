import { expect, test } from "vitest";
import { data } from "./data.ts";
import { map, node } from "./testing.ts";
import { CARTHAGE, CITY, EAST, GREECE, NONE, ROME, TOWN, UNITS, type Power, type UnitName } from "./vocabulary.ts";

const { units } = data;
const table = (list: readonly number[]): Record<string, number> =>
  Object.fromEntries(UNITS.map((name, i) => [name, list[i]!]));
const named = (list: readonly number[]): UnitName[] => UNITS.filter((_, i) => list[i] === 1);

/** What a power may raise in a Space. */
const raised = (space: string, power: Power): string[] =>
  UNITS.filter((_, unit) => ((units.raised[node(space) * 4 + power]! >> unit) & 1) === 1);

test("6.27: what units cost", () => {
  expect(table(units.cost)).toMatchObject({ LG: 2, HI: 2, LI: 1, CAV: 2, EL: 1, GS: 2, GARR: 0 });
  expect(table(units.cost)).toMatchObject({ lg: NONE, hi: NONE, MIL: NONE, BI: NONE, TI: NONE });
});

test("10.51: Battle Points", () => {
  expect(table(units.bp)).toStrictEqual({
    LG: 4,
    lg: 2,
    HI: 3,
    hi: 1,
    LI: 1,
    CAV: 1,
    EL: 0,
    GARR: 0,
    GS: 0,
    MIL: 1,
    MHI: 3,
    MLI: 1,
    MCAV: 1,
    BI: 1,
    TI: 1,
  });
});

test("10.81, 10.82, 10.83: a flip absorbs 2 BP, an elimination the unit's BP", () => {
  expect(units.absorbs).toStrictEqual(units.bp);
  expect(table(units.flipAbsorbs)).toMatchObject({ LG: 2, HI: 2, MHI: 0, LI: 0 });
  expect(table(units.reduced)).toMatchObject({ LG: 1, HI: 3, MHI: NONE, lg: NONE });
  expect(table(units.full)).toMatchObject({ lg: 0, hi: 2, LG: NONE });
});

test("12.16, 12.17: garrisons a unit breaks down into; none from mercenaries and militia", () => {
  const garrisons = UNITS.filter((_, i) => units.garrisons[i]! > 0).map((name) => [name, table(units.garrisons)[name]]);
  expect(Object.fromEntries(garrisons)).toStrictEqual({ LG: 3, lg: 1, HI: 3, hi: 1, LI: 2 });
});

test("1.4: land units are all but elephants, garrisons and squadrons", () => {
  expect(UNITS.filter((name) => !named(units.isLand).includes(name))).toStrictEqual(["EL", "GARR", "GS"]);
});

test("6.42, 12.22, 12.26, R8: heavies count against the Manpower Maximum", () => {
  expect(named(units.isHeavy)).toStrictEqual(["LG", "lg", "HI", "hi", "MHI"]);
});

test("10.61, 12.23: cavalry, mercenaries, infantry", () => {
  expect(named(units.isCavalry)).toStrictEqual(["CAV", "MCAV"]);
  expect(named(units.isMercenary)).toStrictEqual(["MHI", "MLI", "MCAV"]);
  const land = named(units.isLand).filter((name) => !named(units.isCavalry).includes(name));
  expect(named(units.isInfantry)).toStrictEqual(land);
  expect(table(units.batch)).toMatchObject({ MLI: 2, MHI: 1, MCAV: 1 });
});

test("6.41, 11.43: a squadron has 2 BP at sea and costs 1T a turn", () => {
  expect(table(units.navalBp)).toMatchObject({ GS: 2, LG: 0 });
  expect(table(units.maintenance)).toMatchObject({ GS: 1, LG: 0 });
});

test("7.12, 7.13, 7.33: Towns and Cities", () => {
  expect(units.works[TOWN]).toMatchObject({ walls: 2, leastWalls: 1, cost: 2, income: 1, cvp: 1 });
  expect(units.works[TOWN]).toMatchObject({ reducedIncome: 0, reducedCvp: 0 });
  expect(units.works[CITY]).toMatchObject({ walls: 5, leastWalls: 3, cost: 3, income: 3, cvp: 3 });
  expect(units.works[CITY]).toMatchObject({ reducedIncome: 1, reducedCvp: 1 });
});

test("6.26: Rome raises only Legions at home, and nobody else any; Greece only HI", () => {
  expect(raised("roma", ROME)).toStrictEqual(["LG"]);
  expect(raised("roma", CARTHAGE)).not.toContain("LG");
  expect(raised("pella", GREECE)).toStrictEqual(["HI"]);
  for (let space = 0; space < map.spaces; space++) {
    const roman = map.homeAt[space] === ROME;
    for (let power = 0; power < 4; power++) {
      expect(raised(map.ids[space]!, power).includes("LG")).toBe(roman && power === ROME);
    }
  }
});

test("6.27: the three examples: Ionia, Syria and Judea, Britannia", () => {
  expect(raised("pergamum", GREECE)).toStrictEqual(["HI", "LI"]);
  expect(raised("damascus", ROME)).toStrictEqual(["HI", "LI", "CAV", "EL"]);
  expect(raised("hierosolyma", ROME)).not.toContain("EL");
  expect(raised("londinium", CARTHAGE)).toContain("CAV");
});

test("6.28: no HI on the five Aegean islands", () => {
  for (const id of ["thasos", "limnos", "lesbos_chios", "samos", "naxos"]) {
    for (let power = 0; power < 4; power++) expect(raised(id, power)).not.toContain("HI");
  }
  expect(raised("samos", EAST)).toStrictEqual(["LI"]);
});

test("10.66: elephants only in provinces of the Major Powers", () => {
  for (let space = 0; space < map.spaces; space++) {
    if (raised(map.ids[space]!, EAST).includes("EL")) expect(map.homeAt[space]).not.toBe(NONE);
  }
});
