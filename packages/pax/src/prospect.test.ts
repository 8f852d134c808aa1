import { expect, test } from "vitest";
import { NOBODY } from "./deck.ts";
import { pax } from "./game.ts";
import { prospectOf, romeNext } from "./prospect.ts";
import { testTable } from "./testing.ts";

test("4.2: Rome takes the dearest group next, and on a tie the one of the lowest legion", () => {
  const table = { legions: [["army:1:1"], ["land:1:3"], ["land:1:2", "army:1:1"]], deck: ["land:1:1"] };
  expect(romeNext(pax.view(testTable(2, table), 0))).toBe(1);
});

test("5.2: once the deck has run out Rome goes without, unless the table agreed otherwise", () => {
  const table = { legions: [["army:1:1"]] };
  expect(romeNext(pax.view(testTable(2, table), 0))).toBe(NOBODY);
  expect(romeNext(pax.view(testTable(2, table, { lastClear: "yes" }), 0))).toBe(0);
});

test("2.7: what a viewer does not know is not counted, and nobody gets the points for wealth by guessing", () => {
  const table = {
    romeOpen: ["land:2:1"],
    romeHidden: ["land:2:1", "army:1:1"],
    displays: [["land:2:1", "land:1:1"], []],
    aurei: [9, 2],
  };
  const strict = prospectOf(pax.view(testTable(2, table), 0));
  expect(strict.unseen).toBe(2);
  expect(strict.riches).toEqual([9, null]);
  expect(strict.players.map(({ wealth }) => wealth)).toEqual([0, 0]);
  expect(strict.categories[0]).toMatchObject({ category: "land", rome: 2, players: [3, 0], romeAhead: false });
  const open = prospectOf(pax.view(testTable(2, table, { memory: "open" }), 0));
  expect(open.players.map(({ wealth }) => wealth)).toEqual([4, 0]);
});
