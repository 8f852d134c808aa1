import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { IN_POOL } from "../../state/leaders.ts";
import { count, nodeIn, position, powerOf } from "../../testing/position.ts";
import { activates } from "../chance-events/testing.ts";

test("3.2, scenario V: the Seleucid army enters at Edessa at the start of an Eastern Activation, or is held back", () => {
  const state = position("V", { treasury: { east: 5 } });
  state.powers[powerOf("east")]!.reserve = 1;
  const held = activates(state, "east").take("east", { type: "holdReserve" });
  expect(held.choices("east", "type")).toContain("pay");
  state.frames = [];
  activates(state, "east").take("east", { type: "enterReserve" });
  expect(count(state, "east edessa", "HI")).toBe(4);
  expect(state.powers[powerOf("east")]!.reserve).toBe(0);
});

test("8.11, 8.12, R267: its leader comes with it in the first turn, and later it comes without him", () => {
  for (const turn of [1, 2]) {
    const state = position("V", { treasury: { east: 5 }, turn });
    const { reserves, map } = worldOf(state.config).scenario;
    state.powers[powerOf("east")]!.reserve = 1;
    activates(state, "east").take("east", { type: "enterReserve" });
    expect(count(state, "east edessa", "HI")).toBe(4);
    expect(state.leaders[reserves[0]!.leader]).toBe(turn === 1 ? nodeIn(map, "edessa") : IN_POOL);
  }
});

test("3.2, scenario V: not into a Space an enemy occupies", () => {
  const state = position("V", { treasury: { east: 5 }, pieces: { "greece edessa": { LI: 1 } } });
  state.powers[powerOf("east")]!.reserve = 1;
  expect(activates(state, "east").choices("east", "type")).toContain("pay");
});

test("3.2, scenario V: own units do not bar it; nobody else has it, and there is no other", () => {
  const others = position("V", { treasury: { rome: 5 } });
  others.powers[powerOf("rome")]!.reserve = 1;
  expect(activates(others, "rome").choices("rome", "type")).toContain("pay");
  const state = position("V", { treasury: { east: 5 }, pieces: { "east edessa": { LI: 1 } } });
  state.powers[powerOf("east")]!.reserve = 1;
  const table = activates(state, "east");
  expect(table.refusal("east", { type: "enterReserve", n: 1 })).toBe("notNow 3.2");
  table.take("east", { type: "enterReserve" });
  expect(table.told("reserveEntered")).toHaveLength(1);
  expect(table.choices("east", "type")).toContain("pay");
});
