import { expect, test } from "vitest";
import { fleetMoveOf, seaOf } from "./testing.ts";

test("12.62, 12.63: a fleet that enters where pirates are must fight them; a transport without escort may not", () => {
  const sea = seaOf({ pieces: { "rome roma": { GS: 1 } }, pirates: ["ntp_tyrrhenum"] });
  sea.force("rome", "roma", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail ntp_tyrrhenum", 1, 4);
  // A 4 and a squadron are 6: gone, and the fleet stops as after a victory.
  expect(sea.state.pirates).toEqual([]);
  sea.take("goOn", 3, 3);
  expect(sea.last("continuityRolled")).toMatchObject({ added: 2, success: false });
  const army = seaOf({ pieces: { "rome roma": { LG: 1 } }, pirates: ["ntp_tyrrhenum"] });
  const index = army.force("rome", "roma", { LG: 1 }, { mp: 5, aboard: true });
  army.begin(fleetMoveOf(index));
  expect(army.refusal({ type: "sail", node: army.node("ntp_tyrrhenum") })).toBe("12.62");
});

test("12.63: whoever does not beat them goes back to the last port and is Finished", () => {
  const sea = seaOf({ pieces: { "rome roma": { GS: 1 } }, pirates: ["ntp_tyrrhenum"] });
  sea.force("rome", "roma", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail ntp_tyrrhenum", 1, 3);
  expect(sea.handed).toEqual({ how: "stopped" });
  expect(sea.state.forces[0]!.node).toBe(sea.node("roma"));
  expect(sea.state.pirates).toHaveLength(1);
});

test("12.63: a leader adds one, and so does beginning beside pirates", () => {
  const sea = seaOf({
    pieces: { "rome ntp_tyrrhenum": { GS: 1 } },
    leaders: { "rome-5": "ntp_tyrrhenum" },
    pirates: ["ntp_tyrrhenum"],
  });
  sea.force("rome", "ntp_tyrrhenum", { GS: 1 }, { leader: "rome-5" });
  sea.begin(fleetMoveOf(0), [3]);
  expect(sea.last("piratesFought")).toMatchObject({ total: 6, beaten: true });
});

test("12.63: whoever begins beside pirates and does not beat them stays there, and is Finished", () => {
  const sea = seaOf({ pieces: { "rome ntp_tyrrhenum": { GS: 1 } }, pirates: ["ntp_tyrrhenum"] });
  sea.force("rome", "ntp_tyrrhenum", { GS: 1 });
  sea.begin(fleetMoveOf(0), [3]);
  expect(sea.handed).toEqual({ how: "stopped" });
  expect(sea.state.forces[0]!.node).toBe(sea.node("ntp_tyrrhenum"));
});

test("12.64: against the Cilicians one is taken off the die", () => {
  const sea = seaOf({ pieces: { "east seleucia": { GS: 2, GARR: 1 } }, pirates: ["tarsus"] });
  sea.force("east", "seleucia", { GS: 2 });
  sea.begin(fleetMoveOf(0)).take("sail tarsus", 2);
  expect(sea.last("piratesFought")).toMatchObject({ die: 2, total: 5, beaten: false });
});

test("12.63, R221: an army that pirates throw back is ashore in the last port where it could land", () => {
  const sea = seaOf({
    pieces: { "rome roma": { LG: 2, GS: 1 }, "carthage olbia": { HI: 1 } },
    pirates: ["caralis"],
  });
  const army = sea.force("rome", "roma", { LG: 2, GS: 1 }, { mp: 8, aboard: true });
  // Olbia lets it pass, but it could not land there.
  sea.begin(fleetMoveOf(army)).take("sail ntp_tyrrhenum", 1).take("sail olbia").take("letPass").take("sail caralis", 3);
  expect(sea.last("piratesFought")).toMatchObject({ total: 5, beaten: false });
  expect(sea.handed).toEqual({ how: "stopped" });
  expect(sea.state.forces[army]).toMatchObject({ node: sea.node("roma"), aboard: false });
});
