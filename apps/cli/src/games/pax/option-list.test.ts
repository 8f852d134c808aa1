import { MAX_PLAYERS, OPTION_NAMES, SOLO_GAMES, TABLE_OPTIONS } from "@ara/pax";
import { expect, test } from "vitest";
import { CONTENDERS } from "./contenders.ts";
import { nameOf, PAIRINGS } from "./ladder.ts";
import { flagOf } from "./options.ts";
import { CONTENDER_LIST, PAX_OPTIONS, ROW_LIST } from "./option-list.ts";

test("what the help lists is what there is", () => {
  for (const name of OPTION_NAMES) {
    expect(PAX_OPTIONS[flagOf(name)]).toHaveProperty("value", TABLE_OPTIONS[name].join("|"));
  }
  expect(PAX_OPTIONS.players.value).toBe(`1..${MAX_PLAYERS}`);
  expect(PAX_OPTIONS.solo.value).toBe(`1..${SOLO_GAMES}`);
  expect(CONTENDER_LIST).toBe(CONTENDERS.join(", "));
  expect(ROW_LIST).toBe(PAIRINGS.map(nameOf).join(", "));
});
