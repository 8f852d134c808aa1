import { expect, test } from "vitest";
import { FRESH, GS, LG, MOVED } from "../../data/index.ts";
import { takeUp } from "../../state/force.ts";
import { keyOf, rowOf } from "../../state/table.ts";
import { SEA } from "../control/relation.ts";
import { ownerOf, position, powerOf, type Given } from "../../testing/position.ts";
import { fleetMoveOf, Sea } from "./testing.ts";

const seaOf = (given: Given): Sea => new Sea(position("V", given));
const [rome, carthage] = [powerOf("rome"), powerOf("carthage")];

test("11.21: on a naval point a 6 blows the fleet off course, anything less does nothing", () => {
  for (let die = 1; die <= 6; die++) {
    const sea = seaOf({ pieces: { "rome roma": { GS: 1 } } });
    sea.force("rome", "roma", { GS: 1 });
    sea.begin(fleetMoveOf(0)).take("sail ntp_tyrrhenum", die);
    expect(sea.question).toBe(die === 6 ? "sea.stopped" : "sea.sail");
  }
});

test("11.21: a fleet blown off course stays on the naval point if its roll fails", () => {
  const sea = seaOf({ pieces: { "rome roma": { GS: 1 } } });
  sea.force("rome", "roma", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail ntp_tyrrhenum", 6).take("goOn", 6, 5);
  expect(sea.handed).toEqual({ how: "stopped" });
  expect(sea.state.forces[0]!.node).toBe(sea.node("ntp_tyrrhenum"));
});

test("11.21: on the deep sea 3 and 4 blow off course, 5 and 6 are a storm; nobody may stay there", () => {
  for (let die = 1; die <= 6; die++) {
    const sea = seaOf({ pieces: { "greece gythium": { GS: 8 } } });
    sea.force("greece", "gythium", { GS: 8 });
    sea.begin(fleetMoveOf(0)).take("sail ds_ionium", die, 2, 1, 1);
    // The only thing to do after a Stop is to roll, so that nobody is asked.
    const stopped = sea.last("continuityRolled") !== undefined;
    expect(stopped).toBe(die >= 3);
    expect(sea.state.forces[0]!.rows[0]!.counts[GS]).toBe(die >= 5 ? 6 : 8);
    expect(sea.words).not.toContain("halt");
  }
});

test("11.21: a Stop on the deep sea and a failed roll: the fleet is lost, its leaders too (8.43)", () => {
  const sea = seaOf({ pieces: { "greece gythium": { GS: 3 } }, leaders: { "greece-8": "gythium" } });
  sea.force("greece", "gythium", { GS: 3 }, { leader: "greece-8" });
  sea.begin(fleetMoveOf(0)).take("sail ds_ionium", 3, 6, 6);
  expect(sea.handed).toEqual({ how: "gone" });
  expect(sea.last("sunk")).toMatchObject({ rule: "11.21" });
  expect(sea.last("leaderLost")).toMatchObject({ rule: "8.43" });
});

test("11.21, R89: a storm takes as many BP of the army; with too few squadrons all of it", () => {
  const storm = (hulls: number, toll: number): Sea => {
    const sea = seaOf({ pieces: { "greece gythium": { LI: 6, GS: hulls } } });
    const army = sea.force("greece", "gythium", { LI: 6, GS: hulls }, { mp: 4, aboard: true });
    return sea.begin(fleetMoveOf(army)).take("sail ds_ionium", 5, toll, 1, 1);
  };
  expect(storm(0, 1).handed).toEqual({ how: "gone" });
  expect(storm(2, 3).handed).toEqual({ how: "gone" });
  const saved = storm(3, 3);
  expect(saved.state.forces[0]!.rows[0]!.counts[GS]).toBe(0);
  expect(saved.last("losses")).toMatchObject({ rule: "11.21" });
  expect(saved.state.forces[0]!.rows[0]!.counts.reduce((sum, n) => sum + n, 0)).toBe(3);
  expect(storm(6, 6).last("sunk")).toMatchObject({ rule: "11.21" });
});

const meeting = (hulls: number, enemies: number, more: Given = {}): Sea => {
  const sea = seaOf({
    ...more,
    pieces: { "rome lilybaeum": { GS: hulls, GARR: 1 }, "carthage melite": { GS: enemies, GARR: 1 }, ...more.pieces },
  });
  sea.force("rome", "lilybaeum", { GS: hulls });
  return sea.begin(fleetMoveOf(0)).take("sail ntp_melita", 1).take("sail melite");
};

test("11.41: whoever lies there fights, withdraws or lets the fleet pass; only then it does not stop", () => {
  const sea = meeting(2, 2);
  expect([sea.question, sea.asked]).toEqual(["sea.meet", carthage]);
  expect(sea.words).toEqual(["fight", "evade", "letPass"]);
  sea.take("letPass");
  expect([sea.question, sea.asked]).toEqual(["sea.passing", rome]);
  // The port is Carthage's, too: who was let pass does not stop.
  expect(sea.take("goOn").question).toBe("sea.sail");
});

test("11.16, 11.41, R283: the holder of the port is asked as well, if the fleet that lets pass is not his", () => {
  const sea = meeting(2, 2, { pieces: { "carthage melite": { GARR: 1 }, "greece melite": { GS: 1 } } });
  expect(sea.asked).toBe(powerOf("greece"));
  sea.take("letPass").take("goOn");
  expect([sea.question, sea.asked]).toEqual(["passage.ask", carthage]);
});

test("11.41, R213: those let pass may fight all the same", () => {
  expect(meeting(2, 2).take("letPass").take("fight", 3, 3).last("navalBattle")).toBeDefined();
});

test("11.41, 4.1: a promise to let pass is kept without a question", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 1, GARR: 1 }, "carthage panormus": { GS: 2, HI: 1 } } });
  sea.state.pacts[carthage * 4 + rome] = SEA;
  sea.force("rome", "lilybaeum", { GS: 1 });
  expect(sea.begin(fleetMoveOf(0)).take("sail panormus").question).toBe("sea.sail");
});

test("11.41, R187: who begins where an enemy fleet lies has entered there", () => {
  const sea = seaOf({ pieces: { "rome roma": { GS: 2 }, "carthage roma": { GS: 2 } } });
  sea.force("rome", "roma", { GS: 2 });
  expect(sea.begin(fleetMoveOf(0)).question).toBe("sea.meet");
});

test("11.12, 11.41, R187: let pass where it began, a fleet does not stop, whoever has the port", () => {
  const sea = seaOf({ pieces: { "rome panormus": { GS: 1 }, "carthage panormus": { GS: 2, GARR: 1 } } });
  sea.force("rome", "panormus", { GS: 1 });
  expect(sea.begin(fleetMoveOf(0)).take("letPass").take("goOn").question).toBe("sea.sail");
  const empty = seaOf({ pieces: { "rome panormus": { GS: 1 }, "carthage panormus": { GS: 2 } } });
  empty.force("rome", "panormus", { GS: 1 });
  expect(empty.begin(fleetMoveOf(0)).take("letPass").take("goOn").question).toBe("sea.sail");
});

test("11.14, 11.41, R92: after a battle won the fleet stops, with 2 more on its dice", () => {
  const sea = meeting(4, 1).take("fight", 3, 3, 2);
  expect(sea.last("navalBattle")).toMatchObject({ result: "won" });
  expect(sea.question).toBe("sea.stopped");
  sea.take("goOn", 3, 3);
  expect(sea.last("continuityRolled")).toMatchObject({ added: 2, success: false });
});

test("11.45: after a Draw both stay; to go on or to attack again is a roll without modifiers", () => {
  const sea = meeting(2, 2).take("fight", 3, 3);
  expect(sea.last("navalBattle")).toMatchObject({ result: "draw", winnerDie: 0 });
  expect(sea.words).toEqual(["goOn", "attackAgain", "finish"]);
  sea.take("attackAgain", 3, 4, 4, 4);
  expect(sea.last("continuityRolled")).toMatchObject({ added: 0, success: true, rule: "11.45" });
  expect(sea.question).toBe("sea.stopped");
  sea.take("goOn", 1, 1);
  // The other may attack before it leaves.
  expect([sea.question, sea.asked]).toEqual(["sea.parting", carthage]);
  expect(sea.take("letPass").question).toBe("sea.sail");
});

test("11.45: no leader helps after a Draw", () => {
  const sea = seaOf({
    pieces: { "rome lilybaeum": { GS: 2, GARR: 1 }, "carthage melite": { GS: 2, GARR: 1 } },
    leaders: { "rome-5": "lilybaeum" },
  });
  sea.force("rome", "lilybaeum", { GS: 2 }, { leader: "rome-5" });
  sea.begin(fleetMoveOf(0)).take("sail ntp_melita", 1).take("sail melite").take("fight", 3, 4);
  sea.take("goOn", 4, 4);
  expect(sea.last("continuityRolled")).toMatchObject({ added: 0, success: false });
});

test("11.45: attacked before it leaves, the fleet fights again and stops again", () => {
  const sea = meeting(2, 2).take("fight", 3, 3).take("goOn", 1, 1).take("fight", 5, 5);
  expect(sea.question).toBe("sea.stopped");
});

test("11.46: a transport without an escort is lost to any fleet that fights it, and cannot withdraw", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { LG: 4, GARR: 1 }, "carthage ntp_melita": { GS: 1 } } });
  const army = sea.force("rome", "lilybaeum", { LG: 4 }, { mp: 5, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail ntp_melita", 1).take("fight");
  expect(sea.handed).toEqual({ how: "gone" });
  expect(sea.last("sunk")).toMatchObject({ rule: "11.46" });
});

test("11.46, R213: so is one that lies at sea when a fleet comes by, and wants to fight it", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 1, GARR: 1 }, "carthage ntp_melita": { HI: 4 } } });
  sea.force("rome", "lilybaeum", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail ntp_melita", 1);
  expect(sea.question).toBe("sea.passing");
  sea.take("fight");
  expect(sea.last("sunk")).toMatchObject({ owner: carthage, rule: "11.46" });
  expect(sea.question).toBe("sea.stopped");
});

test("11.32, R163: the sea strikes before the enemy does", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { LG: 1, GS: 1, GARR: 1 }, "carthage ntp_melita": { GS: 1 } } });
  const army = sea.force("rome", "lilybaeum", { LG: 1, GS: 1 }, { mp: 5, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail ntp_melita", 6);
  expect(sea.question).toBe("sea.meet");
  sea.take("letPass").take("goOn");
  expect(sea.question).toBe("sea.stopped");
  expect(sea.state.forces[army]!.rows[0]!.counts[LG]).toBe(1);
});

test("4.3, R181: before a fight at sea its victim may buy it off", () => {
  const sea = seaOf({
    pieces: { "rome lilybaeum": { GS: 2, GARR: 1 }, "carthage panormus": { GS: 2, GARR: 1 } },
    treasury: { rome: 1, carthage: 0 },
    bribery: true,
  });
  sea.force("rome", "lilybaeum", { GS: 2 });
  sea.begin(fleetMoveOf(0)).take("sail panormus").take("fight");
  expect([sea.question, sea.asked]).toEqual(["bribe.offer", rome]);
  sea
    .act(sea.options.find(({ n }) => n === 1)!)
    .take("accept")
    .take("desist");
  expect(sea.last("navalBattle")).toBeUndefined();
  expect(sea.state.powers[carthage]!.treasury).toBe(1);
  // The port is still Carthage's.
  expect(sea.question).toBe("passage.ask");
});

test("11.21, 12.51, R217: a storm takes the squadrons of Rhodes first, which come back", () => {
  const sea = seaOf({ pieces: { "greece rhodus": { HI: 1, GS: 2 }, "rhodes rhodus": { GS: 2 } } });
  const fleet = sea.force("greece", "rhodus", { GS: 2 });
  const rhodes = ownerOf("rhodes");
  takeUp(sea.state, fleet, FRESH, rhodes, MOVED, rowOf(sea.state, keyOf(sea.node("rhodus"), rhodes, FRESH)));
  sea.begin(fleetMoveOf(fleet)).take("sail ds_aegyptium", 5, 3, 1, 1);
  const left = sea.state.forces[fleet]!.rows.map(({ owner, counts }) => [owner, counts[GS]]);
  expect(left).toEqual([[powerOf("greece"), 1]]);
});
