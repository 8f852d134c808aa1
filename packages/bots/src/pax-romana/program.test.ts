import { expect, test } from "vitest";
import { programOf } from "./program.ts";

const PRICES = { town: 2, city: 3, settler: 2 };

test("7.11: of what can be paid for it builds what brings most Civilization Points, with the Minor Moves there are", () => {
  const chances = { ready: 1, future: 4, sites: 4 };
  // Six Moves and Talents enough: five Cities and a Town.
  expect(programOf(chances, PRICES, 6, 40)).toEqual({ settlers: 4, cost: 17 });
  // Two Moves: two Cities, the one that needs no settler first.
  expect(programOf(chances, PRICES, 2, 40)).toEqual({ settlers: 1, cost: 6 });
});

test("6.27: with few Talents it founds Towns rather than raise settlers, and with none nothing is kept for walls", () => {
  const chances = { ready: 0, future: 2, sites: 3 };
  expect(programOf(chances, PRICES, 6, 6)).toEqual({ settlers: 0, cost: 6 });
  expect(programOf(chances, PRICES, 6, 1)).toEqual({ settlers: 0, cost: 0 });
});
