import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { NONE } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { count, position, powerOf, type Given } from "../../testing/position.ts";
import { resetRhodes, RHODES, rhodianPower, rhodusOf } from "./rhodes.ts";

test("12.51, R125: a power that holds Rhodes begins every turn with exactly two squadrons there, and none elsewhere", () => {
  const held = (squadrons: Given["pieces"]): State => {
    const state = position("V", { pieces: { "greece rhodus": { HI: 1, city: 5 }, ...squadrons } });
    resetRhodes(state);
    return state;
  };
  for (const state of [held({}), held({ "rhodes miletus": { GS: 2 } }), held({ "rhodes rhodus": { GS: 1 } })])
    expect([count(state, "rhodes rhodus", "GS"), count(state, "rhodes miletus", "GS")]).toEqual([2, 0]);
});

test("12.51, R125: neutral Rhodes gets no squadrons back; those that a power left elsewhere come home", () => {
  const neutral = (squadrons: Given["pieces"]): State => {
    const state = position("V", { pieces: { "rhodes rhodus": { HI: 2, city: 5 }, ...squadrons } });
    resetRhodes(state);
    return state;
  };
  expect(count(neutral({}), "rhodes rhodus", "GS")).toBe(0);
  const one = neutral({ "rhodes miletus": { GS: 1 } });
  expect([count(one, "rhodes rhodus", "GS"), count(one, "rhodes miletus", "GS")]).toEqual([1, 0]);
  expect(count(one, "rhodes rhodus", "HI")).toBe(2);
});

test("12.51: whoever occupies Rhodes commands its squadrons; nobody does while it is neutral", () => {
  expect(rhodianPower(position("V", { pieces: { "rhodes rhodus": { HI: 2, city: 5 } } }))).toBe(NONE);
  expect(rhodianPower(position("V", { pieces: { "greece rhodus": { HI: 1 }, "rhodes rhodus": { GS: 2 } } }))).toBe(
    powerOf("greece"),
  );
});

test("R194: where Rhodes is out of play, nothing comes", () => {
  const state = position("I");
  expect(rhodusOf(state)).toBe(NONE);
  resetRhodes(state);
  expect(state.table.keys).toEqual([]);
});

test("12.51, R125: squadrons of others in Rhodus stay as they are, whoever holds it", () => {
  const state = position("V", { pieces: { "greece rhodus": { GS: 3, HI: 1 }, "rhodes miletus": { GS: 1 } } });
  resetRhodes(state);
  expect([count(state, "greece rhodus", "GS"), count(state, "rhodes rhodus", "GS")]).toEqual([3, 2]);
});

test("R194: Rhodians come only where the scenario deploys them", () => {
  const scenarios = ["II", "III", "V", "VII"] as const;
  for (const id of scenarios) {
    const empty = position(id);
    if (rhodusOf(empty) === NONE) continue;
    const state = position(id, { pieces: { "greece rhodus": { HI: 1 } } });
    resetRhodes(state);
    const { independents } = worldOf(state.config).scenario;
    const isDeployed = independents.standard.some(({ owner }) => owner === RHODES);
    expect(count(state, "rhodes rhodus", "GS")).toBe(isDeployed ? 2 : 0);
  }
});

test("12.51: neither the Soldier of Fortune nor any other independent commands the squadrons; outside the area nobody", () => {
  expect(rhodianPower(position("V", { pieces: { "sof rhodus": { HI: 1 } } }))).toBe(NONE);
  expect(rhodianPower(position("I"))).toBe(NONE);
});
