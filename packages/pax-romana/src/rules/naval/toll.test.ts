import { expect, test } from "vitest";
import { FRESH, GS } from "../../data/index.ts";
import { standDown } from "../../state/force.ts";
import { addUnits, countAt, keyOf } from "../../state/table.ts";
import { powerOf } from "../../testing/position.ts";
import { closeActivation } from "../movement/marks.ts";
import { fleetMoveOf, type Sea, seaOf } from "./testing.ts";

test("12.51: through neutral Rhodes a fleet pays 1T and does not stop", () => {
  const sea = seaOf({
    pieces: { "greece cnossus": { GS: 2, GARR: 1 }, "rhodes rhodus": { HI: 2, GS: 2, city: 5 } },
    treasury: { greece: 3 },
  });
  sea.force("greece", "cnossus", { GS: 2 });
  sea.begin(fleetMoveOf(0)).take("sail ntp_carpathus", 1).take("sail rhodus");
  expect(sea.words).toEqual(["toll yes", "toll no", "fight"]);
  sea.take("toll yes");
  expect(sea.question).toBe("sea.sail");
  expect(sea.state.powers[powerOf("greece")]!.treasury).toBe(2);
});

test("12.51, R168: whoever does not pay stops there and only goes back", () => {
  const sea = seaOf({
    pieces: { "greece cnossus": { GS: 2, GARR: 1 }, "rhodes rhodus": { HI: 2, GS: 2, city: 5 } },
    treasury: { greece: 3 },
  });
  sea.force("greece", "cnossus", { GS: 2 });
  sea.begin(fleetMoveOf(0)).take("sail ntp_carpathus", 1).take("sail rhodus").take("toll no").take("goOn", 1, 1);
  expect(sea.words.filter((word) => word.startsWith("sail"))).toEqual(["sail ntp_carpathus"]);
  expect(sea.refusal({ type: "sail", node: sea.node("patara") })).toBe("12.51");
});

test("12.51, R6, R95: Rhodians who are beaten have fought a Draw, losses and all; with the last of them the way is free", () => {
  const start = (): Sea => {
    const sea = seaOf({
      pieces: { "greece cnossus": { GS: 6, GARR: 1 }, "rhodes rhodus": { HI: 2, GS: 2, city: 5 } },
      treasury: { greece: 3 },
    });
    sea.force("greece", "cnossus", { GS: 6 });
    return sea.begin(fleetMoveOf(0)).take("sail ntp_carpathus", 1).take("sail rhodus");
  };
  const beaten = start().take("fight", 1, 6, 2);
  expect(beaten.last("navalBattle")).toMatchObject({ result: "won" });
  expect(countAt(beaten.state, beaten.node("rhodus"), 10, GS)).toBe(0);
  beaten.take("goOn", 3, 4);
  expect(beaten.last("continuityRolled")).toMatchObject({ added: 0, rule: "11.45" });
  expect(beaten.words).toContain("sail patara");
});

test("12.51: whoever is too poor stops; whoever carries an army does not refuse without the MP to land", () => {
  const poor = seaOf({
    pieces: { "greece cnossus": { GS: 2, GARR: 1 }, "rhodes rhodus": { HI: 2, GS: 2, city: 5 } },
    treasury: { greece: 0 },
  });
  poor.force("greece", "cnossus", { GS: 2 });
  poor.begin(fleetMoveOf(0)).take("sail ntp_carpathus", 1).take("sail rhodus");
  expect(poor.words).toEqual(["toll no", "fight"]);
  const laden = seaOf({
    pieces: { "greece cnossus": { HI: 2, GARR: 1 }, "rhodes rhodus": { HI: 2, GS: 2, city: 5 } },
    treasury: { greece: 1 },
  });
  const army = laden.force("greece", "cnossus", { HI: 2 }, { mp: 3, aboard: true });
  laden.begin(fleetMoveOf(army)).take("sail ntp_carpathus", 1).take("sail rhodus");
  expect(laden.words).toEqual(["toll yes"]);
});

test("12.51, R125: Rhodian squadrons serve whoever holds Rhodus", () => {
  const sea = seaOf({
    pieces: { "greece rhodus": { HI: 1, GS: 1 }, "rhodes rhodus": { GS: 2 }, "rome cnossus": { GS: 1, GARR: 1 } },
  });
  sea.force("rome", "cnossus", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail ntp_carpathus", 1).take("sail rhodus");
  expect(sea.asked).toBe(powerOf("greece"));
  sea.take("fight", 1, 1, 1);
  // 2 to 6; of the winner's three squadrons one goes down, and Greece says whose.
  expect(sea.last("navalBattle")).toMatchObject({ battlePoints: [2, 6] });
  expect([sea.question, sea.asked]).toEqual(["sea.sink", powerOf("greece")]);
  sea.take("sink 1");
  expect(countAt(sea.state, sea.node("rhodus"), 10, GS)).toBe(1);
});

/** A Greek fleet has sailed from Cnossus to neutral Rhodus. */
const atRhodus = (treasury = 3): Sea => {
  const sea = seaOf({
    pieces: { "greece cnossus": { GS: 2, GARR: 1 }, "rhodes rhodus": { HI: 2, GS: 2, city: 5 } },
    treasury: { greece: treasury },
  });
  sea.force("greece", "cnossus", { GS: 2 });
  return sea.begin(fleetMoveOf(0)).take("sail ntp_carpathus", 1).take("sail rhodus");
};

/** The same fleet in a later Activation. */
const nextTime = (sea: Sea): Sea => {
  standDown(sea.state, 0);
  closeActivation(sea.state);
  sea.force("greece", "rhodus", { GS: 2 });
  return sea.begin(fleetMoveOf(0));
};

const courses = (sea: Sea): string[] => sea.words.filter((word) => word.startsWith("sail"));

test("12.51, R220: whoever did not pay may sail away in a later Activation, back the way it came and not past Rhodus", () => {
  const sea = nextTime(atRhodus().take("toll no").take("finish"));
  expect(sea.words).toEqual(["toll yes", "toll no", "fight"]);
  sea.take("toll no");
  expect(courses(sea)).toEqual(["sail ntp_carpathus"]);
  expect(sea.refusal({ type: "sail", node: sea.node("patara") })).toBe("12.51");
  expect(nextTime(atRhodus(0).take("toll no").take("finish")).words).toEqual(["toll no", "fight"]);
});

test("12.51, R220: whoever pays then, or paid when it came, goes where it likes", () => {
  const late = nextTime(atRhodus().take("toll no").take("finish")).take("toll yes");
  expect(courses(late)).toContain("sail patara");
  const paid = nextTime(atRhodus().take("toll yes").take("halt"));
  expect(courses(paid)).toContain("sail patara");
  expect(paid.state.powers[powerOf("greece")]!.treasury).toBe(2);
});

/** A Greek army between Cnossus and neutral Rhodus. */
const landing = (treasury: number): Sea => {
  const sea = seaOf({
    pieces: { "greece cnossus": { HI: 4, GS: 1, GARR: 1 }, "rhodes rhodus": { HI: 2, GS: 2, city: 5 } },
    treasury: { greece: treasury },
  });
  const army = sea.force("greece", "cnossus", { HI: 4, GS: 1 }, { mp: 5, aboard: true });
  return sea.begin(fleetMoveOf(army)).take("sail ntp_carpathus", 1);
};

test("11.34, 11.35, 12.51, R280: whoever attacks Rhodes without paying and fails to land sails back the way it came", () => {
  const sea = landing(1).take("sail rhodus").take("toll no");
  sea.arrivals = ["back", "held"];
  sea.take("debark");
  expect(sea.words).toEqual(["sail ntp_carpathus"]);
  sea.take("sail ntp_carpathus", 1).take("sail cnossus").take("debark");
  expect(sea.handed).toEqual({ how: "ashore" });
});

test("11.34, 12.51, R280: the way back must lead to a landing, or the toll must be paid", () => {
  // A Roman fleet comes up behind the Greeks: only past Rhodus is there a shore.
  const closed = (treasury: number): Sea => {
    const sea = landing(treasury);
    addUnits(sea.state, keyOf(sea.node("cnossus"), powerOf("rome"), FRESH), GS, 1);
    return sea;
  };
  expect(closed(0).refusal({ type: "sail", node: landing(0).node("rhodus") })).toBe("11.34");
  expect(closed(1).take("sail rhodus").words).toEqual(["toll yes"]);
  expect(landing(1).take("sail rhodus").words).toEqual(["toll yes", "toll no", "fight"]);
});
