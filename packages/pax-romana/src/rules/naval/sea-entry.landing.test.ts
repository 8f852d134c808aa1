/** Armies that come ashore where others are, or are met there. */
import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { GS } from "../../data/index.ts";
import type { Event } from "../../event.ts";
import { OVER_STRAIT } from "../../state/force.ts";
import { March } from "../../testing/march.ts";
import { position, nodeIn, powerOf, type Given, type Pieces } from "../../testing/position.ts";
import { machine } from "../index.ts";
import { majorMoveOf } from "../movement/major-move.ts";
import { embarkOf } from "./embark.ts";
import { fleetMoveOf, type Sea, seaOf } from "./testing.ts";

/** A Roman army from Lilybaeum lies off Panormus with 6 MP less the voyage; all procedures of the game are at work. */
const offPanormus = (pieces: NonNullable<Given["pieces"]>, units: Pieces = { LG: 4 }): March => {
  const given = { pieces: { "rome lilybaeum": units, ...pieces }, settled: true };
  const table = new March(position("V", given), majorMoveOf(powerOf("rome"), "own"), [], machine);
  return table.answer(["at lilybaeum", "all"], [6]).answer(["embark", "sail panormus"]);
};

const last = <E extends Event["type"]>({ events }: March, type: E): Extract<Event, { type: E }> | undefined =>
  events.findLast((event): event is Extract<Event, { type: E }> => event.type === type);

const panormus = ({ state }: March): number => nodeIn(worldOf(state.config).map, "panormus");

test("10.38, 11.38: intercepted after a landing where nobody was, an army suffers no amphibious shifts", () => {
  const table = offPanormus({ "carthage agrigentum": { HI: 4 } }).answer("debark");
  expect(table.asked).toBe(powerOf("carthage"));
  table.answer("intercept agrigentum").answer("all", [6, 6, 3, 3]);
  expect(last(table, "battleOpened")).toMatchObject({ kind: "interception" });
  expect(last(table, "shiftsCounted")?.list.some(({ cause }) => cause === "amphibious")).toBe(false);
});

test("11.33, 11.37: whoever lands fights without cavalry, the defender with his, and with two shifts", () => {
  const horse = { "carthage panormus": { HI: 3, CAV: 2 } };
  const table = offPanormus(horse, { LG: 4, CAV: 5 }).answer(["stopFleet", "debark"]);
  table.answer("stand", [3, 3]);
  expect(last(table, "battleOpened")).toMatchObject({ kind: "amphibious" });
  expect(last(table, "battleRolled")).toMatchObject({ battlePoints: [16, 11] });
  expect(last(table, "shiftsCounted")?.list).toEqual([
    { side: "attacker", cause: "odds", n: 1 },
    { side: "defender", cause: "cavalry", n: 3 },
    { side: "defender", cause: "amphibious", n: 2 },
  ]);
});

test("10.42, 11.33: a defender who withdraws leaves the port to the army, which keeps the MP of its attack", () => {
  const table = offPanormus({ "carthage panormus": { HI: 2 } }).answer(["stopFleet", "debark"]);
  expect(table.state.forces[0]!.mp).toBe(2);
  table.answer(["withdraw", "all"], [1]).answer(["step agrigentum", "stop"]);
  expect(table.state.forces[0]).toMatchObject({ mp: 3, aboard: false, node: panormus(table) });
});

test("10.31, 10.38: whoever lands can be intercepted, also if he marched over a strait before", () => {
  const sea = seaOf({ pieces: { "rome roma": { LG: 1 } } });
  const army = sea.force("rome", "roma", { LG: 1 }, { mp: 3, flags: OVER_STRAIT });
  sea.begin(embarkOf(army)).begin(fleetMoveOf(army)).take("sail ntp_etruria", 1).take("sail pisae").take("debark");
  expect(sea.state.forces[army]!.flags & OVER_STRAIT).toBe(0);
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

test("11.35, R164: whoever failed to land and has lost his MP with his leader comes ashore for nothing", () => {
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

test("11.37, 11.38: whoever comes ashore where nobody is makes no amphibious attack, even if intercepted", () => {
  const sea = landing(5, { "carthage agrigentum": { HI: 5 } })
    .take("sail panormus")
    .take("debark");
  expect(sea.arrived[0]).toMatchObject({ entry: "debark", reserved: 0 });
  expect(sea.last("debarked")).toMatchObject({ amphibious: false, rule: "11.31" });
});

test("11.31: whoever sacks and may not go on ends his Move there", () => {
  const sea = landing(5, {}).take("sail panormus");
  sea.arrivals = ["finished"];
  expect(sea.take("debark").handed).toEqual({ how: "finished" });
  const lost = landing(5, {}).take("sail panormus");
  lost.arrivals = ["gone"];
  expect(lost.take("debark").handed).toEqual({ how: "gone" });
});
