import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { BI, CARTHAGE, EAST, FRESH, LI, MOVED, ROME, SLAVES_ROME } from "../../data/index.ts";
import { placeOf } from "../../state/keys.ts";
import { addArmy, slavesOf } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import { addUnits, countIn, keyOf } from "../../state/table.ts";
import { count, nodeIn, position } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { permit } from "../diplomacy/pacts.ts";
import { activates, eventOf } from "../chance-events/testing.ts";
import { expansion } from "./expansion.ts";
import { expansionOf } from "./operations.ts";

const RICH = { rome: 5, carthage: 5, greece: 5, east: 5 } as const;
const spaceIn = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);

/** Slaves of Rome in Capua, and an Eastern army off the map. */
function troubled(): State {
  const state = position("V", { treasury: RICH, pieces: { "slavesRome capua": { BI: 2 } } });
  addArmy(state, slavesOf(ROME, spaceIn(state, "capua")));
  state.powers[EAST]!.reserve = 1;
  return state;
}

test("3.2 F, 12.71, 16.13: events that wait strike first, then slaves move, then an army enters, then the marker is paid", () => {
  const state = troubled();
  state.waiting = [eventOf("galleyTechnology"), eventOf("conqueror")];
  const table = activates(state, "east");
  expect(table.told("eventStruck").map(({ event }) => event)).toEqual([
    eventOf("galleyTechnology"),
    eventOf("conqueror"),
  ]);
  expect(state.waiting).toEqual([]);
  expect(table.choices("east", "node")).toContain("roma");
  table.take("east", { node: "roma" });
  expect(table.choices("east", "type")).toEqual(["enterReserve", "holdReserve"]);
  table.take("east", { type: "holdReserve" });
  expect(table.choices("east", "type")).toContain("pay");
});

test("16.13, R28: a marker of the row meets no event that waits", () => {
  const state = position("V", { treasury: RICH });
  state.waiting = [eventOf("galleyTechnology")];
  const table = activates(state, "east", [], false);
  expect([table.told("eventStruck"), state.waiting]).toEqual([[], [eventOf("galleyTechnology")]]);
});

test("12.71: a power with no slaves but its own, and nothing off the map, is asked for its marker at once", () => {
  const state = troubled();
  const table = activates(state, "rome");
  expect(table.choices("rome", "type")).toContain("pay");
  expect(count(state, "slavesRome capua", "BI")).toBe(2);
});

test("3.43, 3.51, 9.14: an Activation closes after its operation; then all units are fresh", () => {
  const state = position("V", { treasury: RICH });
  const massilia = spaceIn(state, "massilia");
  addUnits(state, keyOf(massilia, ROME, MOVED), LI, 1);
  const table = activates(state, "rome").take("rome", { type: "pay" });
  expect(table.told("activationBegan")).toMatchObject([{ power: ROME }]);
  table.take("rome", { kind: "expansion" });
  expect(table.told("operationChosen")).toMatchObject([{ power: ROME, kind: "expansion" }]);
  expect(countIn(state, keyOf(massilia, ROME, FRESH), LI)).toBe(0);
  table.take("rome", { type: "done" });
  expect(countIn(state, keyOf(massilia, ROME, FRESH), LI)).toBe(1);
  expect(table.told("activationEnded")).toMatchObject([{ power: ROME }]);
});

test("3.44: a marker that lapses is told, and brings no operation", () => {
  const table = activates(position("V", { treasury: RICH }), "rome").take("rome", { type: "lapse" });
  expect(table.told("markerLapsed")).toMatchObject([{ power: ROME }]);
  expect([table.isOpen, table.told("activationBegan")]).toEqual([false, []]);
});

test("9.14, 3.44: what has moved at the beginning of a marker that lapses, a horde or slaves, is fresh afterwards", () => {
  const state = position("V", { treasury: RICH });
  const capua = spaceIn(state, "capua");
  addUnits(state, keyOf(capua, SLAVES_ROME, MOVED), BI, 2);
  activates(state, "rome").take("rome", { type: "lapse" });
  expect(countIn(state, keyOf(capua, SLAVES_ROME, FRESH), BI)).toBe(2);
});

test("3.44: a marker that costs all one has can be paid; whoever does something else is not told that he cannot pay", () => {
  const table = activates(position("V", { treasury: { rome: 1 } }), "rome");
  expect(table.choices("rome", "type")).toContain("pay");
  const poor = activates(position("V", { treasury: { rome: 0 } }), "rome");
  expect(poor.refusal("rome", { type: "talk" })).not.toContain("activation.cannotPay");
});

test("3.44, 3.6: in scenario I markers cost nothing", () => {
  const state = position("I", { pieces: { "rome roma": { LG: 1 } } });
  const table = activates(state, "rome");
  expect(table.choices("rome", "type")).toContain("operation");
  expect(table.told("talents")).toEqual([]);
});

test("9.11: whoever has made all Moves of a sort is told so; whoever can make none of them is not", () => {
  const refused = (major: number, minors: number, verb: string): string | undefined => {
    const state = position("V", { settled: true, pieces: { "carthage utica": { HI: 1 } } });
    const table = new Table(state, [expansion], { ...expansionOf(CARTHAGE), minors });
    Object.assign(state.frames.at(-1)!, { majorsLeft: major });
    return table.refusal("carthage", { type: verb, kind: "sof" });
  };
  expect(refused(0, 1, "major")).toBe("expansion.noMoreMoves 9.11");
  expect(refused(1, 0, "minor")).toBe("expansion.noMoreMoves 9.11");
  expect(refused(1, 0, "construct")).toBe("expansion.noMoreMoves 9.11");
  expect(refused(1, 1, "major")).not.toContain("expansion.noMoreMoves");
  expect(refused(0, 1, "construct")).not.toContain("expansion.noMoreMoves");
});

test("7.12, 12.21: whoever cannot build or hire now is told what it needs", () => {
  const refused = (power: "rome" | "carthage", talents: number, verb: string): string | undefined => {
    const state = position("V", { settled: true, pieces: { "rome roma": { LG: 1 } }, treasury: { [power]: talents } });
    const table = new Table(state, [expansion], expansionOf(power === "rome" ? ROME : CARTHAGE));
    return table.refusal(power, { type: verb });
  };
  expect(refused("rome", 9, "construct")).toBe("construction.nowhere 7.12");
  expect(refused("rome", 1, "construct")).toBe("construction.tooFewTalents 7.12");
  expect(refused("rome", 9, "hire")).toBe("order.romeHiresNobody 12.21");
});

test("9.11, 12.21: an Expansion offers hiring where one can pay and stand, and nothing of a Minor Move without one left", () => {
  const offered = (minors: number, talents: number): unknown[] => {
    const given = { settled: true, treasury: { carthage: talents }, pieces: { "carthage utica": { HI: 1 } } };
    const state = position("V", given);
    state.armies = [];
    return new Table(state, [expansion], { ...expansionOf(CARTHAGE), minors }).choices("carthage", "type");
  };
  expect(offered(1, 2)).toEqual(["major", "minor", "hire", "done"]);
  expect(offered(1, 1)).toEqual(["major", "minor", "done"]);
  expect(offered(0, 2)).toEqual(["major", "done"]);
});

test("3.2 F.3c, 4.1, R180: before the marker is paid a Meeting uses it up; the end of an agreement does not", () => {
  const state = position("V", { treasury: RICH });
  permit(state, ROME, EAST, "pass");
  const table = activates(state, "rome");
  expect(table.choices("rome", "type")).toEqual(["pay", "lapse", "callMeeting", "breakPact"]);
  table.take("rome", { type: "breakPact", power: "east" });
  expect(table.choices("rome", "type")).toEqual(["pay", "lapse", "callMeeting"]);
  table.take("rome", { type: "callMeeting" });
  expect(table.choices("rome", "type")).toEqual(["invite", "invite", "invite"]);
});

test("16.2, R184: Disorder is judged when the Activation closes, and when the marker lapses", () => {
  for (const lapses of [true, false]) {
    const state = position("V", { treasury: RICH, stability: { rome: -2 }, pieces: { "rome massilia": { GARR: 1 } } });
    state.waiting = [eventOf("stabilityCheck")];
    const table = activates(state, "rome");
    expect(table.told("disorder")).toEqual([]);
    if (lapses) table.take("rome", { type: "lapse" });
    else table.take("rome", { type: "pay" }).take("rome", { kind: "expansion" }).take("rome", { type: "done" });
    expect(table.told("disorder")).toMatchObject([{ power: ROME, calmed: false }]);
  }
});

test("16.2 Naval Mutiny: whoever has a fleet in mutiny is asked for it before his marker", () => {
  const state = position("V", { treasury: RICH, pieces: { "carthage utica": { GS: 1 } } });
  state.mutinies = [placeOf(spaceIn(state, "utica"), CARTHAGE)];
  expect(activates(state, "carthage").choices("carthage", "type")).toContain("payMutiny");
  state.frames = [];
  expect(activates(state, "rome").choices("rome", "type")).toContain("pay");
});
