import { expect, test } from "vitest";
import { ESCORTED, GS } from "../../data/index.ts";
import { placeOf } from "../../state/keys.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { ALONE, MINOR, OVER_STRAIT } from "../../state/force.ts";
import { addUnits, countAt, countIn, keyOf } from "../../state/table.ts";
import { ownerOf, position, powerOf, type Given } from "../../testing/position.ts";
import { canEmbark, embarkOf, embarkRefusal } from "./embark.ts";
import { fleetMoveOf, Sea } from "./testing.ts";

const seaOf = (given: Given): Sea => new Sea(position("V", given));
const [rome, greece] = [powerOf("rome"), powerOf("greece")];

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

test("10.31, 10.38: who lands can be intercepted, also if he marched over a strait before", () => {
  const sea = seaOf({ pieces: { "rome roma": { LG: 1 } } });
  const army = sea.force("rome", "roma", { LG: 1 }, { mp: 3, flags: OVER_STRAIT });
  sea.begin(embarkOf(army)).begin(fleetMoveOf(army)).take("sail ntp_etruria", 1).take("sail pisae").take("debark");
  expect(sea.state.forces[army]!.flags & OVER_STRAIT).toBe(0);
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

test("11.31, 11.32: who had to land and embarks again pays all of it again", () => {
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

const landing = (mp: number, pieces: Given["pieces"], units: Readonly<Record<string, number>> = { LG: 3 }): Sea => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { ...units, GS: 1, GARR: 1 }, ...pieces } });
  const army = sea.force("rome", "lilybaeum", units, { mp, aboard: true });
  return sea.begin(fleetMoveOf(army));
};

test("11.33: a port held by others is entered only by amphibious attack, with its MP reserved", () => {
  const sea = landing(5, { "carthage panormus": { HI: 1 } })
    .take("sail panormus")
    .take("stopFleet")
    .take("debark");
  expect(sea.last("debarked")).toMatchObject({ amphibious: true, rule: "11.33" });
  expect(sea.arrived[0]).toMatchObject({ entry: "amphibious", reserved: 1 });
  expect(sea.handed).toEqual({ how: "ashore" });
  // 11.31: sail, debark, attack.
  expect(sea.state.forces[0]).toMatchObject({ mp: 2, aboard: false });
});

test("11.34, R91: a lone garrison or an empty Town at its last walls needs no reserve, for there is no battle", () => {
  for (const held of [{ GARR: 1 }, { town: 1 }]) {
    const sea = landing(3, { "carthage panormus": held }).take("sail panormus").take("stopFleet").take("debark");
    expect(sea.arrived[0]).toMatchObject({ entry: "amphibious", reserved: 1 });
    expect(sea.state.forces[0]!.mp).toBe(0);
  }
  const walls = landing(3, { "carthage panormus": { city: 5 } });
  expect(walls.words).not.toContain("sail panormus");
});

test("11.34: without a way to a landing elsewhere there is no attack, whatever MP are left", () => {
  const sea = landing(9, {
    "carthage panormus": { HI: 1 },
    "carthage lilybaeum": { GS: 2 },
    "carthage messana": { HI: 1, GS: 1 },
    "carthage ds_tyrrhenum": { GS: 1 },
  });
  // R187: the fleet in Lilybaeum lets them go; but it will not let them come back.
  sea.take("letPass");
  expect(sea.refusal({ do: "sail", node: sea.node("panormus") })).toBe("11.34");
});

test("11.36: past an enemy port by a roll; if it fails, the army attacks", () => {
  const past = landing(5, { "carthage panormus": { HI: 1 } })
    .take("sail panormus")
    .take("stopFleet");
  expect(past.take("goOn", 3, 3).question).toBe("sea.sail");
  const held = landing(5, { "carthage panormus": { HI: 1 } })
    .take("sail panormus")
    .take("stopFleet")
    .take("goOn", 5, 5);
  expect(held.arrived[0]).toMatchObject({ entry: "amphibious" });
});

test("11.35, R164: who failed to land and has lost his MP with his leader comes ashore for nothing", () => {
  const sea = landing(5, { "carthage panormus": { HI: 1 } })
    .take("sail panormus")
    .take("stopFleet");
  sea.arrivals = ["back", "held"];
  sea.take("debark");
  sea.state.forces[0]!.mp = 0;
  sea.take("sail lilybaeum").take("debark");
  expect(sea.handed).toEqual({ how: "ashore" });
  expect(sea.state.forces[0]!.mp).toBe(0);
});

test("11.35: squadrons wait in the port while the army fights, and sail on with it", () => {
  const sea = landing(5, { "carthage panormus": { HI: 1 } }, { LG: 3, GS: 1 });
  sea.take("sail panormus").take("stopFleet");
  sea.arrivals = ["back"];
  sea.take("debark");
  expect(sea.state.forces[0]!.rows.reduce((sum, { counts }) => sum + counts[GS]!, 0)).toBe(1);
  expect(sea.words).not.toContain("halt");
});

test("11.37, 11.38: who comes ashore where nobody is makes no amphibious attack, even if intercepted", () => {
  const sea = landing(5, { "carthage agrigentum": { HI: 5 } })
    .take("sail panormus")
    .take("debark");
  expect(sea.arrived[0]).toMatchObject({ entry: "debark", reserved: 0 });
  expect(sea.last("debarked")).toMatchObject({ amphibious: false, rule: "11.31" });
});

test("11.31: who sacks and may not go on ends his Move there", () => {
  const sea = landing(5, {}).take("sail panormus");
  sea.arrivals = ["finished"];
  expect(sea.take("debark").handed).toEqual({ how: "finished" });
  const lost = landing(5, {}).take("sail panormus");
  lost.arrivals = ["gone"];
  expect(lost.take("debark").handed).toEqual({ how: "gone" });
});

test("4.3, R181, R250: whoever holds a port may buy off a landing, once in a voyage, and nothing binds who comes", () => {
  const sea = seaOf({
    pieces: { "rome roma": { LG: 4 }, "carthage pisae": { LI: 1 } },
    treasury: { rome: 0, carthage: 3 },
    bribery: true,
  });
  const army = sea.force("rome", "roma", { LG: 4 }, { mp: 9, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail ntp_etruria", 1).take("sail pisae");
  sea.take("stopFleet");
  const before = sea.words;
  expect(before).toContain("debark");
  const { mp } = sea.state.forces[army]!;
  sea.take("debark");
  expect([sea.question, sea.asked]).toEqual(["bribe.offer", powerOf("carthage")]);
  sea
    .act(sea.options.find(({ n, kind }) => n === 2 && kind === "desist")!)
    .take("accept")
    .take("desist");
  expect([sea.asked, sea.words, sea.state.forces[army]!.mp]).toEqual([rome, before, mp]);
  expect(sea.state.powers[rome]!.treasury).toBe(2);
  sea.take("debark");
  expect(sea.last("debarked")).toMatchObject({ amphibious: true });
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

test("11.35, 11.45, R284: who failed to land after a Draw at sea leaves without another fight or roll", () => {
  const sea = landing(5, { "carthage panormus": { HI: 1, GS: 1 } }, { LG: 3, GS: 1 });
  sea.take("sail panormus").take("fight", 3, 3);
  expect(sea.last("navalBattle")).toMatchObject({ result: "draw" });
  sea.arrivals = ["back"];
  sea.take("debark").take("sail lilybaeum");
  expect([sea.question, sea.state.forces[0]!.node]).toEqual(["sea.sail", sea.node("lilybaeum")]);
  expect(sea.last("continuityRolled")).toBeUndefined();
});
