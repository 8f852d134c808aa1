import { expect, test } from "vitest";
import { openView } from "./open-view.ts";
import { testCards, testTable } from "./testing.ts";
import { view } from "./view.ts";

const table = () =>
  testTable(2, {
    aurei: [3, 4],
    hands: [["army:1:1"], ["fleet:1:1", "fleet:2:2"]],
    displays: [["land:1:1"], []],
    deck: ["land:1:1", "land:1:2"],
    romeHidden: ["religion:1:1", "religion:1:2", "religion:2:3"],
  });

test("looking back, all hands, purses and Rome's face-down cards are seen", () => {
  const seen = openView(table());
  expect(seen.players.map(({ hand }) => hand)).toEqual([
    testCards(["army:1:1"]),
    testCards(["fleet:1:1", "fleet:2:2"]),
  ]);
  expect(seen.players.map(({ aurei, handSize }) => [aurei, handSize])).toEqual([
    [3, 1],
    [4, 2],
  ]);
  expect(seen.rome.hidden).toEqual(testCards(["religion:1:1", "religion:1:2", "religion:2:3"]));
});

test("looking back, the order of the deck stays hidden and all else is as a spectator sees it", () => {
  const seen = openView(table());
  const { players: _players, rome: _rome, drawn: _drawn, ...rest } = view(table(), "spectator");
  expect(seen).toMatchObject(rest);
  expect(seen.deck).toEqual([null, null]);
});
