import { expect, test } from "vitest";
import { FLAGS, hasFlag } from "../../state/flags.ts";
import { position, powerOf } from "../../testing/position.ts";
import { activates, eventOf } from "./testing.ts";

test("16.2 Galley Technology: a flag of the power activated next", () => {
  const state = position("V");
  state.waiting = [eventOf("galleyTechnology")];
  activates(state, "east");
  expect(hasFlag(state, powerOf("east"), FLAGS.galleyTechnology)).toBe(true);
});
