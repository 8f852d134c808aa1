import { expect, test } from "vitest";
import { count, position, powerOf } from "../../testing/position.ts";
import { activates } from "../events/testing.ts";

test("3.2, scenario V: the Seleucid army enters at Edessa at the start of an Eastern Activation, or is held back", () => {
  const state = position("V", { treasury: { east: 5 } });
  state.powers[powerOf("east")]!.reserve = 1;
  const held = activates(state, "east").take("east", { do: "holdReserve" });
  expect(held.choices("east", "do")).toContain("pay");
  state.frames = [];
  activates(state, "east").take("east", { do: "enterReserve" });
  expect(count(state, "east edessa", "HI")).toBe(4);
  expect(state.powers[powerOf("east")]!.reserve).toBe(0);
});

test("3.2, scenario V: not into a Space an enemy occupies", () => {
  const state = position("V", { treasury: { east: 5 }, pieces: { "greece edessa": { LI: 1 } } });
  state.powers[powerOf("east")]!.reserve = 1;
  expect(activates(state, "east").choices("east", "do")).toContain("pay");
});
