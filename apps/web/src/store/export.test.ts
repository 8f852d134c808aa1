import { RECORD_FORMAT } from "@ara/kernel";
import { expect, test } from "vitest";
import { fileOf, lockedFileOf } from "./export.ts";
import type { Saved } from "./saved.ts";

/** A game with so many people, and one bot. */
const game = (people: number, over: boolean): Saved => ({
  id: "x",
  game: "pax",
  created: 0,
  updated: 0,
  config: {},
  seats: [...Array.from({ length: people }, (_, i) => ({ name: `p${i}`, bot: null })), { name: "b", bot: "miles" }],
  seed: "secret-seed",
  record: {
    format: RECORD_FORMAT,
    game: "pax",
    rules: 1,
    config: {},
    seats: [],
    chance: { deck: ["army:1:2"] },
    seed: { commitment: "", nonces: [], reveal: "secret-seed" },
    entries: [],
  },
  over,
});

test("a running game of several people has no file that shows deck and seed", async () => {
  expect(fileOf(game(2, false))).toBeNull();
  const locked = (await lockedFileOf(game(2, false), "salve"))!;
  expect(locked.name).toMatch(/-locked\.json$/);
  const text = await locked.text();
  for (const secret of ["secret-seed", "army:1:2", "deck"]) expect(text).not.toContain(secret);
});

test("one's own running game and any finished one are plain files", async () => {
  for (const open of [game(1, false), game(3, true)]) expect(await fileOf(open)!.text()).toContain("secret-seed");
});
