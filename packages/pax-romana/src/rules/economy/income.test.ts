import { expect, test } from "vitest";
import { config, worldOf } from "../../config.ts";
import { data, POWERS, SCENARIOS, type PowerName, type ScenarioName } from "../../data/index.ts";
import { holdings } from "../../data/testing-control.ts";
import { deal } from "../../deal.ts";
import { FastChance } from "@ara/kernel";
import { setup } from "../../setup.ts";
import { FLAGS } from "../../state/flags.ts";
import { count, position, powerOf, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { permit } from "../diplomacy/pacts.ts";
import { income } from "./income.ts";
import { isCollected, sourcesOf } from "./revenue.ts";

const collected = (power: PowerName, given: Given, scenario: ScenarioName = "V"): number =>
  sourcesOf(position(scenario, { settled: true, ...given }), powerOf(power))
    .filter(isCollected)
    .reduce((sum, { talents }) => sum + talents, 0);

const phase = (given: Given): Table =>
  new Table(position("V", { settled: true, ...given }), [income], { proc: "income" });

/** What pieces add to the income of a power with nothing but its Home. */
const added = (power: PowerName, pieces: NonNullable<Given["pieces"]>, more: Given = {}): number =>
  collected(power, { pieces, ...more }) - collected(power, {});

test("6.11, 5.31: a Home pays its provinces and one Talent for the whole Territory", () => {
  expect(collected("rome", {})).toBe(2 + 1 + 1 + 1);
  expect(collected("carthage", {})).toBe(4 + 1);
  expect(collected("greece", {})).toBe(5 + 1);
  expect(collected("east", {})).toBe(3 + 1 + 1 + 1 + 1);
});

test("6.11, 7.13, 7.35: full and reduced Towns and Cities pay 1, 0, 3 and 1", () => {
  expect(added("rome", { "rome capua": { town: 2 } })).toBe(1);
  expect(added("rome", { "rome capua": { town: 1 } })).toBe(0);
  expect(added("rome", { "rome capua": { city: 5 } })).toBe(3);
  expect(added("rome", { "rome capua": { city: 4 } })).toBe(1);
  expect(added("rome", { "rome capua": { city: 3 } })).toBe(1);
});

test("6.11: Ionia pays 2, Egypt 3, and the mine of Bergidum 1 to its holder beside the province", () => {
  expect(added("greece", { "greece ephesus": { HI: 1 } })).toBe(2);
  const bergidum = { "rome bergidum": { LI: 1 } };
  expect(added("rome", bergidum)).toBe(1 + 1);
  const others = Object.fromEntries(["asturica", "bracara"].map((id) => [`carthage ${id}`, { LI: 1 }]));
  expect(added("rome", { ...bergidum, ...others })).toBe(1);
});

test("6.12: the Homes and holdings of every scenario pay what its set-up says", () => {
  for (const name of SCENARIOS.filter((one) => data.scenarios[SCENARIOS.indexOf(one)]!.forms.standard)) {
    const table = config(name);
    const state = setup(table, deal(table, new FastChance("set-up")));
    const { scenario } = worldOf(table);
    for (const power of scenario.powers) {
      const provinces = data.map.provinceIds.filter((_, p) => state.control[p] === power).toSorted();
      const inPlay = holdings(scenario, power).provinces.filter(
        (id) => scenario.map.spacesOf[data.map.provinceOf.get(id)!]!.length > 0,
      );
      expect([name, POWERS[power], provinces]).toEqual([name, POWERS[power], inPlay]);
    }
  }
});

test("6.13: an occupied Space in a province of another brings nothing", () => {
  expect(added("rome", { "rome zama": { LI: 1 } })).toBe(0);
});

test("6.14: the Balearic Islands, Melita and Germania Magna pay nothing", () => {
  expect(added("rome", { "rome melite": { LI: 1 } })).toBe(0);
  expect(added("carthage", { "carthage baliares": { LI: 1 } })).toBe(0);
  const magna = data.map.ids[data.map.spacesOf[data.map.provinceOf.get("germania_magna")!]![0]!]!;
  expect(added("rome", { [`rome ${magna}`]: { LI: 1 } })).toBe(0);
});

test("6.15: a province, a Town or the mine outside the Home pays only with a line; the Home needs none", () => {
  const pieces = { "rome caralis": { town: 2 } };
  expect(added("rome", pieces)).toBe(1 + 1);
  const shut = { "carthage caralis": { GS: 1 }, "carthage olbia": { GS: 1 } };
  expect(added("rome", { ...pieces, ...shut })).toBe(0);
  expect(added("rome", { "rome roma": { town: 2 }, "carthage roma": { GS: 1 } })).toBe(1);
});

test("6.15, R122: each Town and City needs its own line, the province any one", () => {
  const sardinia = { "rome caralis": { town: 2 }, "rome olbia": { LI: 1 }, "carthage caralis": { GS: 1 } };
  expect(added("rome", sardinia)).toBe(2);
  const cut = { "rome cnossus": { town: 2 }, "rome cydonia": { town: 2 }, "greece cnossus": { GS: 1 } };
  expect(added("rome", cut)).toBe(3);
});

test("6.15, R122: a province's line begins where its controller stands, and any one such Space is enough", () => {
  const samos = { "rome samos": { LI: 1 }, "greece samos": { GS: 1 } };
  expect(added("rome", { "rome samos": { LI: 1 } })).toBe(2);
  expect(added("rome", samos)).toBe(0);
  expect(added("rome", { ...samos, "rome lesbos_chios": { LI: 1 } })).toBe(2);
});

test("2.11, R37: Crete and other Territories of one province pay once", () => {
  expect(added("rome", { "rome cnossus": { LI: 1 } })).toBe(1);
});

test("5.31: all provinces of a Territory pay one Talent more", () => {
  const corsica = { "rome aleria": { LI: 1 } };
  const most = {
    "rome panormus": { LI: 1 },
    "rome messana": { LI: 1 },
    "rome caralis": { LI: 1 },
    "rome melite": { LI: 1 },
  };
  expect(added("rome", most)).toBe(3);
  expect(added("rome", { ...most, ...corsica })).toBe(4 + 1);
});

test("12.73, R88: a Town with slaves pays nothing", () => {
  expect(added("rome", { "rome capua": { town: 2 }, "slavesRome capua": { BI: 1 } })).toBe(0);
});

test("3.2 A, 6.11: everybody collects, and the parts are told", () => {
  const table = phase({ treasury: { rome: 3 }, pieces: { "rome capua": { city: 5 }, "rome roma": { LG: 1 } } });
  expect(table.isOpen).toBe(false);
  expect(table.state.powers[0]!.treasury).toBe(3 + 5 + 3);
  expect(table.told("incomeCollected").find(({ power }) => power === 0)).toMatchObject({
    provinces: 4,
    territories: 1,
    works: 3,
    mines: 0,
  });
});

test("6.16, 12.51, R45, R124: a source behind Rhodes may pay its toll, if it is worth more", () => {
  const greek = { "rhodes rhodus": { HI: 2, city: 5, GS: 2 }, "greece patara": { city: 5 } };
  const pieces = { ...greek, "east miletus": { LI: 1 }, "east side": { LI: 1 } };
  const home = phase({ treasury: { greece: 0 } }).state.powers[powerOf("greece")]!.treasury;
  const after = (yes: boolean): number => {
    const table = phase({ pieces, treasury: { greece: 0 } });
    expect(table.choices("greece", "node")).toEqual(["patara", "patara"]);
    return table.take("greece", { type: "toll", yes }).state.powers[powerOf("greece")]!.treasury;
  };
  expect(after(true)).toBe(home + 3 - 1);
  expect(after(false)).toBe(home);
  expect(phase({ pieces: { ...pieces, "greece patara": { town: 2 } } }).isOpen).toBe(false);
});

test("6.16, R45, R258: every source behind Rhodes is asked about by itself, a province too", () => {
  const pieces = {
    "rhodes rhodus": { HI: 2, city: 5, GS: 2 },
    "greece miletus": { city: 5 },
    "greece patara": { city: 5 },
    "east ephesus": { LI: 1 },
    "east celaenae": { LI: 1 },
    "east side": { LI: 1 },
    "east samos": { LI: 1 },
  };
  const state = position("V", { settled: true, pieces, treasury: { greece: 0 } });
  state.control[data.map.provinceOf.get("ionia")!] = powerOf("greece");
  const home = phase({ treasury: { greece: 0 } }).state.powers[powerOf("greece")]!.treasury;
  const table = new Table(state, [income], { proc: "income" });
  expect(table.choices("greece", "province")).toEqual(["ionia", "ionia"]);
  table.take("greece", { type: "toll", yes: true });
  const [first] = table.choices("greece", "node");
  table.take("greece", { type: "toll", yes: true });
  expect(table.choices("greece", "node")[0]).not.toBe(first);
  table.take("greece", { type: "toll", yes: false });
  expect(table.state.powers[powerOf("greece")]!.treasury).toBe(home + (2 - 1) + (3 - 1));
  expect(table.told("incomeCollected").find(({ power }) => power === powerOf("greece"))?.byRhodes).toBe(3);
});

test("6.15, R45: what nothing connects is not asked about", () => {
  const shut = { "rome caralis": { city: 5 }, "carthage caralis": { GS: 1 }, "carthage olbia": { GS: 1 } };
  expect(phase({ pieces: shut }).isOpen).toBe(false);
});

test("R24, R113, 16.2: flags, gains, what was agreed up to it, proposals and the count of markers end with the turn", () => {
  const state = position("V", { settled: true });
  permit(state, 0, 1, "pass", 1);
  permit(state, 0, 2, "pass");
  state.proposals = [{ from: 0, to: 1, terms: [] }];
  state.turn++;
  state.streak = { power: 2, times: 2 };
  state.powers[0]!.flags = FLAGS.conqueror;
  state.powers[1]!.flags = FLAGS.dearMarkers;
  state.powers[0]!.gained = 7;
  const table = new Table(state, [income], { proc: "income" });
  expect(table.state.pacts.slice(0, 4)).toEqual([0, 0, 1, 0]);
  expect(table.state.proposals).toEqual([]);
  expect(table.state.streak.times).toBe(0);
  expect(table.state.powers.map(({ flags, gained }) => flags + gained)).toEqual([0, 0, 0, 0]);
  expect(table.state.powers.map(({ markerCost }) => markerCost)).toEqual([1, 2, 1, 1]);
});

test("12.51, R125: whoever holds Rhodes begins the turn with two of its squadrons in Rhodus", () => {
  const table = phase({ pieces: { "greece rhodus": { city: 5 }, "rhodes patara": { GS: 1 } } });
  expect(count(table.state, "rhodes rhodus", "GS")).toBe(2);
  expect(count(table.state, "rhodes patara", "GS")).toBe(0);
});

test("15.49 L, R108: the richest is asked if he holds any marker, and may show L", () => {
  const begin = (hand: number[], treasury: number): Table => {
    const state = position("V", { settled: true, treasury: { carthage: treasury, rome: 5 } });
    state.objectives.hands[powerOf("carthage")] = hand;
    return new Table(state, [income], { proc: "income" });
  };
  const L = 11;
  expect(begin([], 40).isOpen).toBe(false);
  expect(begin([0], 40).options("carthage")).toEqual([{ type: "keepSilent" }]);
  const table = begin([L], 40).take("carthage", { type: "show" });
  expect(table.state.objectives.shown[powerOf("carthage")]).toEqual([L]);
  expect(begin([L], 0).isOpen).toBe(false);
});

test("15.49 L: nobody is the richest in a tie, and whoever keeps silent shows nothing", () => {
  const begin = (rome: number): Table => {
    const state = position("V", { settled: true, treasury: { rome, carthage: 40 } });
    for (const hand of [0, 1]) state.objectives.hands[hand] = [11];
    return new Table(state, [income], { proc: "income" });
  };
  // Both Homes pay five.
  expect(begin(40).isOpen).toBe(false);
  const table = begin(39).take("carthage", { type: "keepSilent" });
  expect(table.state.objectives.shown[1]).toEqual([]);
});

test("6.11: the mine pays into the treasury", () => {
  const paid = (pieces: NonNullable<Given["pieces"]>): number =>
    phase({ pieces, treasury: { rome: 0 } }).state.powers[0]!.treasury;
  expect(paid({ "rome bergidum": { LI: 1 } }) - paid({})).toBe(2);
});

test("6.15, 5.31, R197: the Talent of a whole Territory needs a line from any one of its provinces", () => {
  const whole = {
    "rome panormus": { LI: 1 },
    "rome messana": { LI: 1 },
    "rome caralis": { LI: 1 },
    "rome melite": { LI: 1 },
    "rome aleria": { LI: 1 },
  };
  const territory = (pieces: NonNullable<Given["pieces"]>): boolean[] =>
    sourcesOf(position("V", { settled: true, pieces }), powerOf("rome"))
      .filter(({ kind }) => kind === "territory")
      .map(isCollected);
  expect(territory(whole)).toEqual([true, true]);
  // Enemy squadrons cut off Sardinia, which pays no more; the Territory still does.
  const cut = { ...whole, "carthage caralis": { GS: 1 }, "carthage olbia": { GS: 1 } };
  expect(added("rome", cut)).toBe(added("rome", whole) - 1);
  expect(territory(cut)).toEqual([true, true]);
});
