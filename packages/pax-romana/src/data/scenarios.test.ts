import { expect, test } from "vitest";
import { data } from "./data.ts";
import type { Form, Scenario } from "./scenarios.ts";
import { holdings } from "./testing-control.ts";
import {
  EAST,
  GREECE,
  GS,
  NONE,
  OWNERS,
  POWERS,
  ROME,
  SOLDIER_OF_FORTUNE,
  TOWN,
  UNITS,
  type GameName,
} from "./vocabulary.ts";
import { measuresOf } from "./scenarios.ts";
import { SCENARIOS } from "./scenario-file.ts";
import { idsOf, map, node } from "./testing.ts";

const { scenarios, leaders, units, formats } = data;
const scenario = (id: string): Scenario => scenarios.find((s) => s.id === id)!;
const form = (id: string, game: GameName): Form => scenario(id).forms[game]!;
const format = (id: string) => formats.find((f) => f.id === id)!;

test("1.5: seven scenarios in the order of the playbook; Standard form in I, II, III, V, VII", () => {
  expect(scenarios.map(({ id }) => id)).toStrictEqual([...SCENARIOS]);
  const standard = scenarios.filter(({ forms }) => forms.standard !== undefined).map(({ id }) => id);
  const advanced = scenarios.filter(({ forms }) => forms.advanced !== undefined).map(({ id }) => id);
  expect(standard).toStrictEqual(["I", "II", "III", "V", "VII"]);
  expect(advanced).toStrictEqual(["IV", "V", "VI", "VII"]);
});

test.each(scenarios.map((s) => [s.id, s] as const))("3.6: the set-up of %s is within its area", (_, s) => {
  const all = [...s.forces, ...s.independents.standard, ...s.independents.advanced];
  for (const { space, owner, units: counts, works } of all) {
    expect(space).toBeLessThan(map.spaces);
    expect(s.map.inPlay[space]).toBe(1);
    expect(OWNERS[owner]).toBeDefined();
    expect(counts).toHaveLength(UNITS.length);
    expect(works !== NONE || counts.some((n) => n > 0)).toBe(true);
    if (owner < POWERS.length) expect(s.powers).toContain(owner);
    if (counts[GS]! > 0) expect(s.map.sea[space]!.length).toBeGreaterThan(0);
  }
  for (const { leader, power, space } of [...s.leaders, ...s.reserves]) {
    expect(s.map.inPlay[space]).toBe(1);
    expect(s.powers).toContain(power);
    expect([power, NONE]).toContain(leaders.power[leader]);
  }
  const placed = [...s.leaders, ...s.reserves].map(({ leader }) => leader);
  expect(new Set(placed).size).toBe(placed.length);
  expect(new Set(s.order)).toStrictEqual(new Set(s.powers));
});

test.each(scenarios.map((s) => [s.id, s] as const))("8.15: leaders of %s begin with land units", (_, s) => {
  for (const { space } of s.leaders) {
    const here = s.forces.filter((force) => force.space === space);
    expect(here.some(({ units: counts }) => counts.some((n, unit) => n > 0 && units.isLand[unit] === 1))).toBe(true);
  }
});

test.each(scenarios.map((s) => [s.id, s] as const))(
  "10.68, 6.26: no lone elephants, no foreign Legions in %s",
  (_, s) => {
    for (const { units: counts, owner } of s.forces) {
      const land = counts.some((n, unit) => n > 0 && units.isLand[unit] === 1);
      expect(counts[UNITS.indexOf("EL")] === 0 || land).toBe(true);
      expect(counts[UNITS.indexOf("LG")] === 0 || owner === ROME).toBe(true);
    }
  },
);

/** Heavies, CVP, BP and squadrons of each power, with its reserve and (as Greece's) the Soldier of Fortune. */
function totals(s: Scenario, power: number): Record<string, number> {
  const keeper = s.leaders.find(({ leader }) => leaders.power[leader] === NONE)?.power;
  const mine = s.forces.filter(
    ({ owner }) => owner === power || (owner === SOLDIER_OF_FORTUNE && keeper === GREECE && power === GREECE),
  );
  const rows = [...mine, ...s.reserves.filter((army) => army.power === power)].map((army) => army.units);
  const sum = (of: (unit: number) => number): number =>
    rows.reduce((total, row) => total + row.reduce((t, n, unit) => t + n * of(unit), 0), 0);
  const cvp = mine.reduce((t, { works }) => t + (units.works[works]?.cvp ?? 0), 0);
  return { cvp, bp: sum((unit) => units.bp[unit]!), gs: sum((unit) => Number(unit === GS)) };
}

test.each([
  ["I", "rome", 4, 24, 0],
  ["I", "greece", 1, 17, 1],
  ["II", "rome", 5, 20, 0],
  ["II", "carthage", 4, 17, 4],
  ["III", "greece", 6, 31, 2],
  ["III", "east", 5, 30, 3],
  ["IV", "rome", 4, 24, 0],
  ["IV", "carthage", 4, 20, 4],
  ["V", "rome", 4, 24, 0],
  ["V", "carthage", 4, 20, 4],
  ["V", "greece", 6, 41, 2],
  ["V", "east", 5, 36, 3],
  ["VI", "greece", 6, 35, 2],
  ["VI", "east", 6, 23, 1],
  ["VII", "greece", 6, 41, 2],
  ["VII", "east", 5, 36, 3],
] as const)("3.6: the pieces of %s, %s: %i CVP, %i BP, %i squadrons", (id, power, cvp, bp, gs) => {
  expect(totals(scenario(id), POWERS.indexOf(power))).toStrictEqual({ cvp, bp, gs });
});

const WEST = ["africa", "numidia", "mauretania", "tripolitania", "west_sicily", "sardinia", "corsica"];
const GREEK = ["attica", "thracia", "macedonia", "peloponnesus", "aegean_islands"];
const EASTERN = ["aegyptus", "syria", "iudaea", "cyrenaica"];

test.each([
  ["I", "greece", ["bruttium", ...GREEK], 8],
  ["I", "rome", ["cisalpina", "italia"], 7],
  ["II", "rome", ["cisalpina", "italia", "bruttium"], 10],
  ["II", "carthage", WEST, 12],
  ["III", "east", [...EASTERN, "cilicia"], 13],
  ["III", "greece", [...GREEK, "ionia", "galatia", "pontus"], 16],
  ["IV", "carthage", WEST, 12],
  ["IV", "rome", ["cisalpina", "italia", "bruttium"], 9],
  ["V", "rome", ["cisalpina", "italia"], 7],
  ["V", "carthage", WEST, 12],
  ["V", "greece", ["bruttium", ...GREEK], 13],
  ["V", "east", EASTERN, 12],
  ["VI", "rome", ["cisalpina", "italia"], 7],
  ["VI", "carthage", WEST, 12],
  ["VI", "greece", ["bruttium", ...GREEK], 13],
  ["VI", "east", ["syria", "cilicia", "cappadocia", "galatia"], 10],
  ["VII", "east", EASTERN, 12],
] as const)("5.21, 5.22, 6.11: at the start of %s %s controls its provinces", (id, power, controls, income) => {
  const found = holdings(scenario(id), POWERS.indexOf(power));
  expect(found.provinces).toStrictEqual([...controls].toSorted());
  expect(found.income).toBe(income);
});

test("3.42: four markers each in II, Rome first", () => {
  expect(form("II", "standard").activations).toBe(4);
  expect(scenario("II").order.map((power) => POWERS[power])).toStrictEqual(["rome", "carthage"]);
});

test("3.81, 3.82: a format fills in what the scenario leaves open", () => {
  expect(measuresOf(scenario("V"), form("V", "standard"), format("basic"))).toStrictEqual({
    lastTurn: 5,
    activations: 3,
    events: 0,
    objectives: "none",
  });
  expect(measuresOf(scenario("V"), form("V", "standard"), format("ultraBasic"))).toStrictEqual({
    lastTurn: 10,
    activations: 4,
    events: 2,
    objectives: "all",
  });
  expect(measuresOf(scenario("VII"), form("VII", "standard"), format("basicPlus"))).toStrictEqual({
    lastTurn: 1,
    activations: 4,
    events: 2,
    objectives: "none",
  });
  expect(measuresOf(scenario("II"), form("II", "standard"), format("basic")).lastTurn).toBe(6);
});

test("15.41: objectives only in V and VI", () => {
  const using = scenarios.filter(({ forms }) => Object.values(forms).some(({ objectives }) => objectives !== "none"));
  expect(using.map(({ id }) => id)).toStrictEqual(["V", "VI"]);
});

test("3.6: scenario I has no treasury and no Stability; the others have both for their powers", () => {
  expect([scenario("I").treasury, scenario("I").stability]).toStrictEqual([undefined, undefined]);
  expect(scenario("II").treasury).toStrictEqual([11, 13, NONE, NONE]);
  expect(scenario("V").treasury).toStrictEqual([13, 13, 13, 13]);
  for (const s of scenarios.filter(({ id }) => id !== "I")) {
    expect(s.treasury?.map((talents) => talents !== NONE)).toStrictEqual(POWERS.map((_, p) => s.powers.includes(p)));
  }
});

test("12.43, R268: the Soldier of Fortune begins at Corcyra with his army, used by Greece, in IV by Carthage", () => {
  for (const id of ["I", "IV", "V", "VI", "VII"]) {
    const soldier = scenario(id).leaders.find(({ leader }) => leaders.power[leader] === NONE)!;
    expect(POWERS[soldier.power]).toBe(id === "IV" ? "carthage" : "greece");
    expect(soldier.space).toBe(node("corcyra"));
    const army = scenario(id).forces.find(({ owner }) => owner === SOLDIER_OF_FORTUNE)!;
    // 12.44, R268: he has no galleys; where his player gives him one, it is the player's.
    expect(army.units).toStrictEqual(data.charts.soldierOfFortune.units);
    const squadrons = scenario(id).forces.filter(({ space, units: row }) => space === soldier.space && row[GS]! > 0);
    expect(squadrons.map((force) => force.owner)).toStrictEqual(id === "IV" ? [] : [GREECE]);
  }
});

test("12.54, R23: Pergamum only in the Advanced Game", () => {
  const owners = (forces: Scenario["forces"]): string[] => [...new Set(forces.map(({ owner }) => OWNERS[owner]!))];
  expect(owners(scenario("V").independents.standard)).toStrictEqual(["mamertines", "syracuse", "rhodes"]);
  expect(owners(scenario("V").independents.advanced)).toContain("pergamum");
  expect(data.byCard).toStrictEqual({ pontus: expect.any(Array) });
  expect(data.byCard.pontus).toStrictEqual(UNITS.map((name) => ({ HI: 4, LI: 2, CAV: 1, GS: 1 })[name as "HI"] ?? 0));
});

test("3.6, R236: the Seleucid army of V waits off the map with its leader; VII is set up like V", () => {
  const [army] = scenario("V").reserves;
  expect([army?.power, army?.space]).toStrictEqual([EAST, node("edessa")]);
  expect(leaders.campaign[army!.leader]).toBe(6);
  expect(scenario("V").leaders.map(({ leader }) => leader)).not.toContain(army!.leader);
  for (const part of ["forces", "leaders", "reserves", "independents", "treasury", "stability", "order"] as const)
    expect(scenario("VII")[part]).toStrictEqual(scenario("V")[part]);
  expect(scenario("VII").options).toStrictEqual(["soldierRange", "soldierNotInItaly"]);
});

test("7.12: Capua is a Roman Town in every scenario with Rome", () => {
  for (const s of scenarios.filter(({ powers }) => powers.includes(ROME))) {
    expect(s.forces.find(({ space }) => space === node("capua"))).toMatchObject({ owner: ROME, works: TOWN });
  }
});

test("2.13: areas: points stay while two neighbours do", () => {
  const one = scenario("I").map;
  expect(one.inPlay.filter((here, n) => here === 1 && n < map.spaces)).toHaveLength(24);
  const points = idsOf(one.ids.flatMap((_, n) => (n >= map.spaces && one.inPlay[n] === 1 ? [n] : [])));
  expect(points).toStrictEqual(["ntp_campania", "ntp_etruria", "ntp_garganum", "ntp_hydruntum", "ntp_iapygium"]);
});
