import { expect, test } from "vitest";
import { afterGame, openGames } from "./campaign.ts";

test.each([
  [0, [1]],
  [1, [1, 2]],
  [2, [1, 2, 3]],
  [4, [1, 2, 3, 4, 5]],
  [5, [1, 2, 3, 4, 5]],
])("8.6 with %i games won, %j are open", (won, open) => {
  expect(openGames(won)).toStrictEqual(open);
});

test.each([
  { won: 0, game: 1, winner: "player", after: 1 },
  { won: 0, game: 1, winner: "rome", after: 0 },
  { won: 3, game: 4, winner: "player", after: 4 },
  { won: 3, game: 4, winner: "rome", after: 3 },
  { won: 3, game: 2, winner: "player", after: 3 },
  { won: 4, game: 5, winner: "player", after: 5 },
] as const)("8.6 a won game opens the next, a lost one may be repeated: $won won, game $game to $winner", (row) => {
  expect(afterGame(row.won, row.game, row)).toBe(row.after);
});
