import { LAST_CLEARS, MAX_PLAYERS, MEMORIES, SOLO_GAMES } from "@ara/pax";
import { expect, test } from "vitest";
import { CONTENDERS } from "./contenders.ts";
import { nameOf, PAIRINGS } from "./ladder.ts";
import { CONTENDER_LIST, PAX_OPTIONS, ROW_LIST } from "./option-list.ts";

test("what the help lists is what there is", () => {
  expect(PAX_OPTIONS.memory.value).toBe(MEMORIES.join("|"));
  expect(PAX_OPTIONS["last-clear"].value).toBe(LAST_CLEARS.join("|"));
  expect(PAX_OPTIONS.players.value).toBe(`1..${MAX_PLAYERS}`);
  expect(PAX_OPTIONS.solo.value).toBe(`1..${SOLO_GAMES}`);
  expect(CONTENDER_LIST).toBe(CONTENDERS.join(", "));
  expect(ROW_LIST).toBe(PAIRINGS.map(nameOf).join(", "));
});
