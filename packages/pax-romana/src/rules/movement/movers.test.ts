import { describe, expect, test } from "vitest";
import { CARTHAGE, data, ESCORTED, GREECE, GS, HORDE_0, LG, LI, MOVED, OWNERS, ROME } from "../../data/index.ts";
import { addArmy, horde, slavesOf, soldier } from "../../state/armies.ts";
import { FLAGS, setFlag } from "../../state/flags.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { March } from "../../testing/march.ts";
import { ownerOf, position } from "../../testing/position.ts";
import { majorMoversOf, ownersLedBy } from "../control/command.ts";
import { countsOfForce, isFleet, leadersOf, meets, standsHere } from "./contents.ts";
import { fleetsOf, majorStarts } from "./movers.ts";
import { given, march, node } from "./testing.ts";

describe("12.42, 13.42: whose units a Major Move takes", () => {
  test("12.42, R103: one's own, the Soldier of Fortune's for his player, and an army that anybody may use", () => {
    const state = position("VII", {});
    expect(majorMoversOf({ ...state, armies: [] })).toEqual(["own"]);
    state.armies = [soldier(CARTHAGE), horde(HORDE_0, "germans", ROME, 0)];
    expect(majorMoversOf(state)).toEqual(["own", "sof"]);
    const mine = (power: number): unknown[] => [ownersLedBy(state, power, "own"), ownersLedBy(state, power, "sof")];
    expect([mine(CARTHAGE), mine(ROME)]).toEqual([
      [[CARTHAGE], [ownerOf("sof")]],
      [[ROME], []],
    ]);
    expect(ownersLedBy(state, ROME, OWNERS[HORDE_0]!)).toEqual([]);
  });

  test("12.44: in scenario I Pyrrhus moves with the Greeks, and with nobody else", () => {
    const state = position("I", {});
    expect([
      ownersLedBy(state, GREECE, "own"),
      ownersLedBy(state, GREECE, "sof"),
      ownersLedBy(state, ROME, "own"),
    ]).toEqual([[GREECE, ownerOf("sof")], [], [ROME]]);
  });

  test("12.51: squadrons of Rhodes sail for whoever holds Rhodus, beside his own and the Soldier of Fortune's", () => {
    const state = given({ "greece rhodus": { LI: 1 }, "rhodes rhodus": { GS: 2 } });
    expect([fleetsOf(state, GREECE, "own"), fleetsOf(state, ROME, "own"), fleetsOf(state, GREECE, "sof")]).toEqual([
      [GREECE, ownerOf("sof"), ownerOf("rhodes")],
      [ROME],
      [],
    ]);
  });

  test("9.14: squadrons that have moved or escorted begin no Move; fresh ones do", () => {
    const state = given({ "rome roma": { GS: 1 } });
    for (const [id, mark] of [
      ["pisae", MOVED],
      ["genua", ESCORTED],
    ] as const)
      addUnits(state, keyOf(node(state, id), ROME, mark), GS, 1);
    expect(majorStarts(state, ROME, "own")).toEqual([node(state, "roma")]);
  });

  test("9.11, 11.11: from a port either the army or the fleet moves", () => {
    const state = given({ "rome roma": { LG: 2, GS: 3 } });
    const table = new March(state, {
      proc: "chooseForce",
      power: ROME,
      node: node(state, "roma"),
      owners: [ROME],
      fleets: [ROME],
    });
    expect(table.options).toEqual(["army", "fleet"]);
    table.answer(["fleet", "all"]);
    const [force] = state.forces;
    expect([force!.rows.map(({ counts }) => [counts[LG], counts[GS]]), isFleet(state, force!)]).toEqual([
      [[0, 3]],
      true,
    ]);
  });
});

describe("16.2: a Conqueror", () => {
  const elite = data.leaders.ids.find(
    (_, leader) => data.leaders.elite[leader] === 1 && data.leaders.power[leader] === ROME,
  )!;

  test("16.2, R173: the force of his Elite leader moves a second time, with a new die, and not a third", () => {
    const leads = (id: string, conquers: boolean): March => {
      const state = given({ "rome roma": { LG: 1 } }, { leaders: { [id]: "roma" } });
      if (conquers) setFlag(state, ROME, FLAGS.conqueror);
      return march(state, "roma", 3, ROME, ["all", `leader ${id} yes`]).answer(["step capua", "stop"]);
    };
    expect(leads(elite, false).options).toEqual([]);
    expect(leads("rome-7", true).options).toEqual([]);
    const table = leads(elite, true);
    expect(table.options).toEqual(["again yes", "again no"]);
    table.answer("again yes", [2]);
    expect(table.state.forces[0]).toMatchObject({ used: 0, from: node(table.state, "capua") });
    table.answer(["step venusia", "stop"]);
    expect([table.options, table.state.forces]).toEqual([[], []]);
    expect(leads(elite, true).answer("again no").state.forces).toEqual([]);
  });
});

describe("9.21: what is in a force, and what it meets", () => {
  test("1.4: units of several owners count together; a fleet is squadrons and nothing else", () => {
    const state = given({});
    const force = emptyForce(ROME, node(state, "roma"));
    addForce(state, force);
    addToForce(state, force, ROME, MOVED, GS, 1);
    expect(isFleet(state, force)).toBe(true);
    addToForce(state, force, ownerOf("sof"), MOVED, GS, 2);
    addToForce(state, force, ROME, MOVED, LI, 1);
    expect([countsOfForce(force)[GS], countsOfForce(force)[LI], isFleet(state, force)]).toEqual([3, 1, false]);
  });

  test("1.4: an owner stands where he has a land unit, fresh or not, and nobody else's", () => {
    const state = given({ "rome capua": { LI: 1 }, "greece capua": { GARR: 1 }, "east venusia": { LI: 1 } });
    addUnits(state, keyOf(node(state, "capua"), CARTHAGE, ESCORTED), LI, 1);
    const here = [ROME, CARTHAGE, GREECE, ownerOf("east")].map((owner) =>
      standsHere(state, node(state, "capua"), owner),
    );
    expect(here).toEqual([true, true, false, false]);
  });

  test("12.7: slaves do not meet other slaves", () => {
    const state = given({ "slavesRome capua": { BI: 1 }, "carthage roma": { LI: 1 } });
    addArmy(state, slavesOf(ROME, node(state, "capua")));
    const force = emptyForce(CARTHAGE, node(state, "venusia"));
    addForce(state, force);
    addToForce(state, force, ownerOf("slavesCarthage"), MOVED, LI, 1);
    expect([meets(state, force, node(state, "capua")), meets(state, force, node(state, "roma")) > 0]).toEqual([
      0,
      true,
    ]);
  });

  test("9.21, R54: leaders are whose they are; only hostile ones are caught", () => {
    const leaders = { "rome-3": "capua", "carthage-4": "capua", "greece-2": "venusia" };
    const state = given({}, { leaders });
    const names = (list: readonly number[]): string[] => list.map((leader) => data.leaders.ids[leader]!);
    expect(names(leadersOf(state, node(state, "capua"), ROME))).toEqual(["rome-3"]);
  });
});
