import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import type { Event } from "../../event.ts";
import { Table } from "../../testing/march.ts";
import { nodeIn, position, powerOf, type Given, type Pieces } from "../../testing/position.ts";
import { machine } from "../index.ts";
import { majorMoveOf } from "../movement/major-move.ts";

/** A Roman army from Lilybaeum lies off Panormus with 6 MP less the voyage; all procedures of the game are at work. */
const offPanormus = (pieces: NonNullable<Given["pieces"]>, units: Pieces = { LG: 4 }): Table => {
  const given = { pieces: { "rome lilybaeum": units, ...pieces }, settled: true };
  const table = new Table(position("V", given), majorMoveOf(powerOf("rome"), "own"), [], machine);
  return table.answer(["at lilybaeum", "all"], [6]).answer(["embark", "sail panormus"]);
};

const last = <E extends Event["e"]>({ events }: Table, e: E): Extract<Event, { e: E }> | undefined =>
  events.findLast((event): event is Extract<Event, { e: E }> => event.e === e);

const panormus = ({ state }: Table): number => nodeIn(worldOf(state.config).map, "panormus");

test("10.38, 11.38: intercepted after a landing where nobody was, an army suffers no amphibious shifts", () => {
  const table = offPanormus({ "carthage agrigentum": { HI: 4 } }).answer("debark");
  expect(table.asked).toBe(powerOf("carthage"));
  table.answer("intercept agrigentum").answer("all", [6, 6, 3, 3]);
  expect(last(table, "battleOpened")).toMatchObject({ kind: "interception" });
  expect(last(table, "shiftsCounted")?.list.some(({ cause }) => cause === "amphibious")).toBe(false);
});

test("11.33, 11.37: who lands fights without cavalry, the defender with his, and with two shifts", () => {
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
