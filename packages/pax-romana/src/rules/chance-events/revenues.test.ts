import { expect, test } from "vitest";
import { position } from "../../testing/position.ts";
import { draws } from "./testing.ts";

test("16.2 Revenues and Stability: under 3T -1, over 12T +1, for all", () => {
  const state = position("V", {
    treasury: { rome: 2, carthage: 3, greece: 12, east: 13 },
    stability: { rome: 0, carthage: 0, greece: 0, east: 0 },
  });
  draws(state, "rome", "revenues");
  expect(state.powers.map(({ stability }) => stability)).toEqual([-1, 0, 0, 1]);
});
