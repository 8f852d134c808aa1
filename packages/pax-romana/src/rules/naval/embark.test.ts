import { describe, expect, test } from "vitest";
import { HI, ESCORTED, GS } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { ALONE, SAIL_PAID, MINOR } from "../../state/force.ts";
import { placeOf } from "../../state/keys.ts";
import { countAt, addUnits, countIn, keyOf } from "../../state/table.ts";
import { powerOf, ownerOf } from "../../testing/position.ts";
import { canEmbark, embarkOf, embarkRefusal } from "./embark.ts";
import { fleetMoveOf, type Sea, seaOf } from "./testing.ts";

const rome = powerOf("rome");
const carthage = powerOf("carthage");

describe("11.32: aboard and ashore", () => {
  test("11.32: units come aboard only with 1 MP for that and 1 to land", () => {
    const offered = [1, 2].map((mp) => {
      const sea = seaOf({ pieces: { "rome roma": { LG: 1, HI: 1 } } });
      sea.force("rome", "roma", { LG: 1 }, { mp, aboard: true, flags: SAIL_PAID });
      return sea.begin(fleetMoveOf(0)).words.some((word) => word.startsWith("pickUp"));
    });
    expect(offered).toEqual([false, true]);
  });

  test("8.23, R134: a lone leader takes units aboard with the last MP of his single allowance, not later", () => {
    const offered = [3, 4, 5].map((used) => {
      const sea = seaOf({ pieces: { "rome roma": { HI: 1 } }, leaders: { "rome-5": "roma" } });
      const leader = sea.force("rome", "roma", {}, { leader: "rome-5", mp: 12 - used, aboard: true, flags: ALONE });
      sea.state.forces[leader]!.used = used;
      return sea.begin(fleetMoveOf(leader)).words.some((word) => word.startsWith("pickUp"));
    });
    expect(offered).toEqual([true, true, false]);
  });

  test("10.68, 11.32: the last land unit does not leave elephants aboard; the last squadron does not leave itself", () => {
    const drops = (units: Parameters<Sea["force"]>[2], mp = 6): string[] => {
      const sea = seaOf({ pieces: { "carthage carthago": { ...units, LI: 1 } } });
      sea.force("carthage", "carthago", units, { mp, aboard: true, flags: SAIL_PAID });
      return sea.begin(fleetMoveOf(0)).words.filter((word) => word.startsWith("drop"));
    };
    expect(drops({ HI: 1, EL: 1 })).toEqual(["dropUnit EL"]);
    expect(drops({ HI: 2, EL: 1 })).toEqual(["dropUnit HI", "dropUnit EL"]);
    expect(drops({ HI: 1, EL: 1, GARR: 1 })).toEqual(["dropUnit EL", "dropUnit GARR"]);
    expect([drops({ GS: 1 }, -1), drops({ GS: 2 }, -1)]).toEqual([[], ["dropUnit GS"]]);
  });

  test("11.32, R218: a second unit goes ashore only with the MP for it and for those who debark later", () => {
    const second = [1, 2].map((mp) => {
      const sea = seaOf({ pieces: { "carthage carthago": { HI: 3 } } });
      sea.force("carthage", "carthago", { HI: 3 }, { mp, aboard: true, flags: SAIL_PAID });
      sea.begin(fleetMoveOf(0)).take("dropUnit HI");
      const ashore = sea.events.flatMap((event) => (event.type === "setAshore" ? [event.units] : []));
      expect(ashore.map((units) => units.flatMap((n, unit) => (n === 0 ? [] : [unit, n])))).toEqual([[HI, 1]]);
      expect(countAt(sea.state, sea.node("carthago"), carthage, HI)).toBe(1);
      return sea.words.includes("dropUnit HI");
    });
    expect(second).toEqual([false, true]);
  });
});

const greece = powerOf("greece");

test("11.31: land units need no squadrons; they pay 1 MP to embark, 1 to sail, 1 to debark", () => {
  const sea = seaOf({ pieces: { "rome roma": { LG: 1 } } });
  const army = sea.force("rome", "roma", { LG: 1 }, { mp: 3 });
  const force = sea.state.forces[army]!;
  sea.begin(embarkOf(army));
  expect(force).toMatchObject({ mp: 2, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail ntp_etruria", 1);
  expect(force.mp).toBe(1);
  sea.take("sail pisae").take("debark");
  expect(force).toMatchObject({ mp: 0, aboard: false, used: 3 });
});

test("11.32: nobody embarks without the MP to come ashore again", () => {
  const sea = seaOf({ pieces: { "rome roma": { LG: 2 } } });
  const army = sea.force("rome", "roma", { LG: 1 }, { mp: 2 });
  expect(embarkRefusal(sea.state, sea.state.forces[army]!)?.rule).toBe("11.32");
  sea.state.forces[army]!.mp = 3;
  expect(canEmbark(sea.state, sea.state.forces[army]!)).toBe(true);
});

test("8.23: a leader alone embarks and debarks for nothing, and only pays to sail", () => {
  const sea = seaOf({ leaders: { "rome-5": "roma" } });
  const alone = sea.force("rome", "roma", {}, { leader: "rome-5", mp: 1, flags: ALONE });
  const force = sea.state.forces[alone]!;
  expect(canEmbark(sea.state, force)).toBe(true);
  sea.begin(embarkOf(alone)).begin(fleetMoveOf(alone)).take("sail ntp_etruria", 1).take("sail pisae").take("debark");
  expect(force).toMatchObject({ mp: 0, aboard: false });
  expect(sea.handed).toEqual({ how: "ashore" });
});

test("8.23, 11.21: a storm drowns a leader alone", () => {
  const sea = seaOf({ leaders: { "greece-8": "gythium" } });
  const alone = sea.force("greece", "gythium", {}, { leader: "greece-8", mp: 8, aboard: true, flags: ALONE });
  sea.begin(fleetMoveOf(alone)).take("sail ds_ionium", 6, 1);
  expect(sea.handed).toEqual({ how: "gone" });
});

test("11.32: where every shore is held by enemies and MP are short, nobody embarks", () => {
  const enemies = ["lilybaeum", "syracusae", "thapsus", "leptis_magna"];
  const sea = seaOf({
    pieces: { "rome melite": { LG: 1 }, ...Object.fromEntries(enemies.map((id) => [`carthage ${id}`, { HI: 1 }])) },
  });
  const army = sea.force("rome", "melite", { LG: 1 }, { mp: 5 });
  expect(embarkRefusal(sea.state, sea.state.forces[army]!)?.rule).toBe("11.32");
});

test("12.32: militia do not go to sea", () => {
  const sea = seaOf({ pieces: { "rome roma": { LG: 1, MIL: 1 } } });
  const army = sea.force("rome", "roma", { LG: 1, MIL: 1 }, { mp: 6 });
  expect(embarkRefusal(sea.state, sea.state.forces[army]!)?.rule).toBe("12.32");
});

test("10.68, R132: elephants alone do not go to sea", () => {
  const sea = seaOf({ pieces: { "carthage carthago": { HI: 1, EL: 1 } } });
  const army = sea.force("carthage", "carthago", { EL: 1 }, { mp: 6 });
  expect(embarkRefusal(sea.state, sea.state.forces[army]!)?.rule).toBe("10.68");
});

test("11.31: only in ports", () => {
  const sea = seaOf({ pieces: { "rome capua": { LG: 1 } } });
  const army = sea.force("rome", "capua", { LG: 1 }, { mp: 6 });
  expect(embarkRefusal(sea.state, sea.state.forces[army]!)?.rule).toBe("11.31");
});

test("9.14, 11.32: squadrons that have escorted may escort again, and those go first", () => {
  const sea = seaOf({ pieces: { "rome roma": { LG: 1, GS: 1 } } });
  addUnits(sea.state, keyOf(sea.node("roma"), rome, ESCORTED), GS, 2);
  const army = sea.force("rome", "roma", { LG: 1 }, { mp: 4 });
  sea.begin(embarkOf(army));
  expect(sea.words).toEqual(["escort 0", "escort 1", "escort 2", "escort 3"]);
  sea.take("escort 2");
  expect(countIn(sea.state, keyOf(sea.node("roma"), rome, ESCORTED), GS)).toBe(0);
  expect(sea.state.forces[army]!.rows.find(({ mark }) => mark === ESCORTED)!.counts[GS]).toBe(2);
});

test("11.32, 16.2: a fleet in mutiny does not escort", () => {
  const sea = seaOf({ pieces: { "rome roma": { LG: 1, GS: 2 } } });
  sea.state.mutinies = [placeOf(sea.node("roma"), rome)];
  const army = sea.force("rome", "roma", { LG: 1 }, { mp: 4 });
  expect(sea.begin(embarkOf(army)).question).toBeUndefined();
});

test("11.31, 11.32: whoever had to land and embarks again pays all of it again", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { LG: 1, GARR: 1 } } });
  const army = sea.force("rome", "lilybaeum", { LG: 1 }, { mp: 5, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail panormus").take("goOn", 6, 6);
  const force = sea.state.forces[army]!;
  expect(force.mp).toBe(3);
  sea.begin(embarkOf(army)).begin(fleetMoveOf(army)).take("sail lilybaeum").take("debark");
  expect(force).toMatchObject({ mp: 0, aboard: false });
});

test("11.22, R131: nor at sea", () => {
  const sea = seaOf({ pieces: { "rome ntp_tyrrhenum": { LG: 1, GS: 2 } } });
  const army = sea.force("rome", "ntp_tyrrhenum", { LG: 1 }, { mp: 2, aboard: true, flags: MINOR });
  expect(sea.begin(fleetMoveOf(army)).question).toBe("sea.sail");
});

test("R131: in a Minor Move nobody escorts", () => {
  const sea = seaOf({ pieces: { "rome roma": { LG: 1, GS: 2 } } });
  const army = sea.force("rome", "roma", { LG: 1 }, { mp: 4, flags: MINOR });
  expect(sea.begin(embarkOf(army)).question).toBeUndefined();
});

test("12.44: the Soldier of Fortune has one squadron with him at most", () => {
  const sea = seaOf({ pieces: { "sof corcyra": { HI: 4 }, "greece corcyra": { GS: 3 } } });
  const army = sea.force("greece", "corcyra", { HI: 4 }, { mp: 6, owner: "sof" });
  sea.begin(embarkOf(army));
  expect(sea.words).toEqual(["escort 0", "escort 1"]);
  expect(sea.asked).toBe(greece);
});

test("12.44, 11.32: his army takes nobody else's units aboard", () => {
  const sea = seaOf({ pieces: { "sof corcyra": { HI: 4 }, "greece actium": { HI: 3, GS: 2 } } });
  const army = sea.force("greece", "corcyra", { HI: 4 }, { mp: 6, owner: "sof", aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail actium");
  expect(sea.words.filter((word) => word.startsWith("pickUp"))).toEqual(["pickUpUnit GS"]);
  // One squadron of the two, without a question; a second one is not offered.
  sea.take("pickUpUnit GS");
  expect(sea.words.filter((word) => word.startsWith("pickUp"))).toEqual([]);
});

test("12.44, 11.32: his army takes his own units aboard", () => {
  const sea = seaOf({ pieces: { "sof corcyra": { HI: 4 }, "sof actium": { LI: 1 } } });
  sea.state.armies = [soldier(greece)];
  const army = sea.force("greece", "corcyra", { HI: 4 }, { mp: 6, owner: "sof", aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail actium");
  expect(sea.words.filter((word) => word.startsWith("pickUp"))).toEqual(["pickUp"]);
});

test("12.44, R279: the squadron a scenario gives the Soldier of Fortune escorts him; one in all, whosever it is", () => {
  const sea = seaOf({ pieces: { "sof corcyra": { HI: 4, GS: 1 }, "greece corcyra": { GS: 3 } } });
  addArmy(sea.state, soldier(greece));
  const army = sea.force("greece", "corcyra", { HI: 4 }, { mp: 6, owner: "sof" });
  sea.begin(embarkOf(army)).take("escort 0");
  expect(sea.words).toEqual(["escort 0", "escort 1"]);
  sea.take("escort 1");
  expect(countAt(sea.state, sea.node("corcyra"), ownerOf("sof"), GS)).toBe(0);
  const other = seaOf({ pieces: { "sof corcyra": { HI: 4, GS: 1 }, "greece corcyra": { GS: 3 } } });
  addArmy(other.state, soldier(greece));
  other.force("greece", "corcyra", { HI: 4 }, { mp: 6, owner: "sof" });
  expect(other.begin(embarkOf(0)).take("escort 1").question).toBeUndefined();
});
