import { expect } from "vitest";
import { playByKeys } from "./by-keys.ts";
import { setting } from "./games.ts";
import { test } from "./harness.ts";
import { playToEnd, sit } from "./play.ts";

test("a whole game is played by the keys that are shown", async ({ visit }) => {
  const page = await visit();
  await sit(page, setting("badges", 1));
  expect(await playByKeys(page, 300)).toBe(true);
});

test.for([2, 3, 5, 8])("a whole game of %d with Nocturnus is played to its end", async (players, { visit }) => {
  const page = await visit();
  await sit(page, setting("nocturnus", players, { nocturnus: true }));
  expect((await playToEnd(page, players)).over).toBe(true);
});
