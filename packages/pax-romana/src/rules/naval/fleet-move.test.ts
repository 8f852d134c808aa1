import { expect, test, describe } from "vitest";
import { ESCORTED, GARR, GS } from "../../data/index.ts";
import { SAIL_PAID } from "../../state/force.ts";
import { countIn, keyOf } from "../../state/table.ts";
import { powerOf } from "../../testing/position.ts";
import { fleetMoveOf, seaOf } from "./testing.ts";

const rome = powerOf("rome");

test("11.11: a fleet needs no MP and sails on through its Home ports", () => {
  const sea = seaOf({ pieces: { "rome pisae": { GS: 2 } } });
  sea.force("rome", "pisae", { GS: 2 });
  sea
    .begin(fleetMoveOf(0))
    .take("sail ntp_etruria", 1)
    .take("sail roma")
    .take("sail ntp_campania", 1)
    .take("sail paestum");
  expect(sea.question).toBe("sea.sail");
  expect(sea.state.forces[0]!.mp).toBe(-1);
  sea.take("halt");
  expect(sea.handed).toEqual({ how: "stopped" });
});

test("11.11, R162: no node twice between two Stops, so that every voyage ends", () => {
  const sea = seaOf({ pieces: { "rome roma": { GS: 1 } } });
  sea.force("rome", "roma", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail ntp_etruria", 1).take("sail pisae");
  expect(sea.words).not.toContain("sail ntp_etruria");
  expect(sea.refusal({ type: "sail", node: sea.node("ntp_etruria") })).toBe("11.11");
  expect(sea.refusal({ type: "sail", node: sea.node("roma") })).toBe("11.11");
});

test("11.12, 5.14: an empty port outside Home stops a fleet, even in a province it controls", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 1, GARR: 1 }, "rome agrigentum": { LG: 1 } } });
  sea.force("rome", "lilybaeum", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail panormus");
  expect(sea.question).toBe("sea.stopped");
  expect(sea.words).toEqual(["goOn", "finish"]);
});

test("11.12: an own garrison makes the port friendly, and nobody stops", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 1, GARR: 1 }, "rome panormus": { GARR: 1 } } });
  sea.force("rome", "lilybaeum", { GS: 1 });
  expect(sea.begin(fleetMoveOf(0)).take("sail panormus").question).toBe("sea.sail");
});

test("11.13: on 7 the fleet goes on, on 8 it is Finished", () => {
  for (const [dice, goes] of [
    [[3, 4], true],
    [[4, 4], false],
  ] as const) {
    const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 1, GARR: 1 } } });
    sea.force("rome", "lilybaeum", { GS: 1 });
    sea
      .begin(fleetMoveOf(0))
      .take("sail panormus")
      .take("goOn", ...dice);
    expect(sea.question).toBe(goes ? "sea.sail" : undefined);
    if (!goes) expect(sea.handed).toEqual({ how: "stopped" });
  }
});

test("11.14: a leader takes one off the dice", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 1, GARR: 1 } }, leaders: { "rome-5": "lilybaeum" } });
  sea.force("rome", "lilybaeum", { GS: 1 }, { leader: "rome-5" });
  sea.begin(fleetMoveOf(0)).take("sail panormus").take("goOn", 4, 4);
  expect(sea.last("continuityRolled")).toMatchObject({ added: -1, success: true });
});

test("11.15: a transport that fails its roll in a foreign port must land there, and goes on by land", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { LG: 1, GARR: 1 } } });
  const army = sea.force("rome", "lilybaeum", { LG: 1 }, { mp: 3, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail panormus").take("goOn", 6, 6);
  expect(sea.handed).toEqual({ how: "ashore" });
  expect(sea.state.forces[army]).toMatchObject({ mp: 1, aboard: false });
});

test("11.16: an enemy power may let the fleet go on", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 1, GARR: 1 }, "carthage panormus": { HI: 1 } } });
  sea.force("rome", "lilybaeum", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail panormus");
  expect(sea.asked).toBe(powerOf("carthage"));
  expect(sea.take("letPass").question).toBe("sea.sail");
});

test("11.47: a fleet of squadrons may end beside an enemy army, whatever walls it has", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 1, GARR: 1 }, "carthage panormus": { HI: 4, city: 5 } } });
  sea.force("rome", "lilybaeum", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail panormus").take("stopFleet").take("finish");
  expect(sea.handed).toEqual({ how: "stopped" });
});

test("11.18: a fleet that lost a battle moves no more", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 2, GARR: 1 }, "carthage carthago": { GS: 5, HI: 1 } } });
  sea.force("rome", "lilybaeum", { GS: 2 });
  sea.begin(fleetMoveOf(0)).take("sail carthago").take("fight", 3, 1, 2);
  expect(sea.last("navalBattle")).toMatchObject({ result: "lost" });
  expect(sea.handed).toEqual({ how: "gone" });
  const again = seaOf({ pieces: { "rome lilybaeum": { GS: 4, GARR: 1 }, "carthage carthago": { GS: 4, HI: 1 } } });
  again.force("rome", "lilybaeum", { GS: 4 });
  again.begin(fleetMoveOf(0)).take("sail carthago").take("fight", 1, 3, 2);
  expect(again.handed).toEqual({ how: "stopped" });
  expect(again.state.forces[0]!.node).toBe(again.node("lilybaeum"));
});

test("11.19: nobody is asked to intercept at sea; whoever is asked has a port, a fleet or a cargo there", () => {
  const sea = seaOf({ pieces: { "rome roma": { LG: 1 }, "carthage olbia": { HI: 5 }, "carthage caralis": { HI: 5 } } });
  const army = sea.force("rome", "roma", { LG: 1 }, { mp: 6, aboard: true });
  expect(sea.begin(fleetMoveOf(army)).take("sail ntp_tyrrhenum", 1).question).toBe("sea.sail");
});

test("11.22: a transport that begins at sea needs no MP to embark, and takes its escort along", () => {
  const sea = seaOf({ pieces: { "rome ntp_tyrrhenum": { LG: 1, GS: 2 } } });
  const army = sea.force("rome", "ntp_tyrrhenum", { LG: 1 }, { mp: 2, aboard: true });
  sea.begin(fleetMoveOf(army)).take("escort 2").take("sail roma").take("debark");
  expect(sea.handed).toEqual({ how: "ashore" });
  expect(sea.state.forces[army]!.mp).toBe(0);
  expect(countIn(sea.state, keyOf(sea.node("roma"), rome, ESCORTED), GS)).toBe(2);
});

test("11.22: squadrons that begin at sea simply sail", () => {
  const sea = seaOf({ pieces: { "rome ntp_tyrrhenum": { GS: 1 } } });
  sea.force("rome", "ntp_tyrrhenum", { GS: 1 });
  expect(sea.begin(fleetMoveOf(0)).words).toContain("sail roma");
});

test("11.32, R219: a cargo of garrisons is lost where it cannot land; its squadrons stay", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { GARR: 2, GS: 1 }, "carthage panormus": { HI: 1 } } });
  const army = sea.force("rome", "lilybaeum", { GARR: 1, GS: 1 }, { mp: 6, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail panormus");
  // Nothing is left to it but the roll, so that nobody is asked.
  sea.take("stopFleet", 6, 6);
  expect(sea.last("sunk")).toMatchObject({ rule: "11.32" });
  expect(sea.state.forces[army]!.rows[0]!.counts[GARR]).toBe(0);
  expect(sea.state.forces[army]!.rows[0]!.counts[GS]).toBe(1);
});

test("11.31: nobody embarks only to debark where he is", () => {
  const sea = seaOf({ pieces: { "rome roma": { LG: 1 } } });
  const army = sea.force("rome", "roma", { LG: 1 }, { mp: 4, aboard: true });
  expect(sea.begin(fleetMoveOf(army)).words).not.toContain("debark");
});

test("11.21, R162: from the deep sea a fleet may always go back", () => {
  const sea = seaOf({ pieces: { "greece gythium": { GS: 1 }, "syracuse syracusae": { GS: 2, city: 5 } } });
  sea.force("greece", "gythium", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail ds_ionium", 1);
  expect(sea.words).toEqual(["sail gythium", "sail syracusae"]);
});

describe("11.1: on the way", () => {
  test("12.63: pirates throw a fleet back to the last port it passed, not to the one where it began", () => {
    const sea = seaOf({ pieces: { "rome pisae": { GS: 1 } }, pirates: ["ntp_tyrrhenum"] });
    sea.force("rome", "pisae", { GS: 1 });
    sea.begin(fleetMoveOf(0)).take("sail ntp_etruria", 1).take("sail roma").take("sail ntp_tyrrhenum", 1, 3);
    expect([sea.handed, sea.state.forces[0]!.node]).toEqual([{ how: "stopped" }, sea.node("roma")]);
  });

  test("11.11-11.35: what a fleet cannot do is refused with its rule", () => {
    const sea = seaOf({ pieces: { "greece gythium": { GS: 1 } } });
    sea.force("greece", "gythium", { GS: 1 });
    sea.begin(fleetMoveOf(0)).take("sail ds_ionium", 1);
    expect(["halt", "landAgain", "sail", "debark"].map((verb) => sea.refusal({ type: verb }))).toEqual([
      "11.21",
      "11.11",
      "11.11",
      "11.31",
    ]);
    const army = seaOf({ pieces: { "rome lilybaeum": { LG: 1, GARR: 1 }, "carthage panormus": { HI: 1 } } });
    army.force("rome", "lilybaeum", { LG: 1 }, { mp: 2, aboard: true, flags: SAIL_PAID });
    army.state.forces[0]!.node = army.node("panormus");
    army.begin(fleetMoveOf(0));
    expect(army.refusal({ type: "debark" })).toBe("11.34");
  });

  test("11.13: a fleet that has stopped does nothing else before its roll", () => {
    const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 1, GARR: 1 } } });
    sea.force("rome", "lilybaeum", { GS: 1 });
    sea.begin(fleetMoveOf(0)).take("sail panormus");
    expect([sea.question, sea.refusal({ type: "sail", node: sea.node("lilybaeum") })]).toEqual([
      "sea.stopped",
      "11.15",
    ]);
  });
});
