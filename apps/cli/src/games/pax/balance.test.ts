import { stripVTControlCharacters } from "node:util";
import { pax, type State, prospectOf } from "@ara/pax";
import { symbols, testTable } from "@ara/pax/testing";
import { expect, test } from "vitest";
import { balance } from "./balance.ts";

const lines = (state: State): string[] =>
  balance(pax.view(state, 0), ["Ada", "Ben"], "en").map((line) => stripVTControlCharacters(line));

test("6.4 bonus symbols stand apart; 6.2 Rome is ahead where nobody has more", () => {
  const table = lines(testTable(2, { romeOpen: symbols("fleet", 4), displays: [["land:2:1"], symbols("army", 3)] }));
  expect(table[1]).toMatch(/^ {2}Rome +0 +◆0 +◆0 +◆4 +0\+1 +◆0 +◆0$/);
  expect(table[2]).toMatch(/^› Ada +2 +0 +0 +0 +0 +0 +0 +5 +0$/);
  expect(table[3]).toMatch(/^ {2}Ben +0 +0 +0 +0\+1 +3 +0 +0 +\? +\?$/);
});

test.each([
  [testTable(2), "ROME ◆◆◆◆◆◆◆ 7 of 7: Rome would win now, and nobody with it"],
  [
    testTable(2, { conspiratus: 1, displays: [[], ["intrigue:1:1"]], romeHidden: ["land:1:1"] }),
    "ROME ◆◆◆◆◆◆◇ 6 of 7: Rome would win now, with Ben (1 face down)",
  ],
  [
    testTable(2, {
      displays: [
        ["land:1:1", "wealth:1:1"],
        ["religion:1:1", "senator:1:1", "intrigue:1:1"],
      ],
    }),
    "ROME ◆◆◇◇◇◇◇ 2 of 7: the revolt would succeed now, in the lead: Ben",
  ],
])("6.3 the standing says who would win", (state, standing) => {
  expect(lines(state)).toContain(standing);
});

test("8.4 alone: how many categories one beats Rome in, and which are missing", () => {
  const displays = [["land:1:1", "intrigue:1:1", "wealth:1:1", "fleet:1:1", "army:1:1", "religion:1:1"]];
  expect(lines(testTable(1, { displays, romeOpen: symbols("land", 2) }, { solo: 3 }))).toContain(
    "Stronger than Rome in 5, 5 needed; categories in the display 6 of 7 (missing: Senator)",
  );
});

test("3.2 whoever peeked keeps Rome's cards in sight", () => {
  const state = testTable(2, { romeHidden: ["land:2:3", "army:1:1", "army:1:1"] });
  state.players[0]!.peeked = true;
  expect(lines(state)).toContain("Rome hides: Land ●● 3, Army ● 1, Army ● 1");
});

test("2.7 secret purses give nobody the points for wealth; open ones do", () => {
  const table = { aurei: [5, 9], hands: [["land:1:1"], []] };
  const strict = prospectOf(pax.view(testTable(2, table), 0));
  expect(strict.riches).toStrictEqual([6, null]);
  expect(strict.players.map(({ wealth, total }) => [wealth, total])).toStrictEqual([
    [0, 0],
    [0, 0],
  ]);
  const open = prospectOf(pax.view(testTable(2, table, { memory: "open" }), 0));
  expect(open.riches).toStrictEqual([6, 9]);
  expect(open.players.map(({ wealth }) => wealth)).toStrictEqual([0, 4]);
});
