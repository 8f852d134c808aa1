import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { NONE } from "../../data/index.ts";
import { count, position, powerOf } from "../../testing/position.ts";
import { resetRhodes, RHODES, rhodianPower, rhodusOf } from "./rhodes.ts";

test("12.51, R125: every turn begins with exactly two Rhodian squadrons in Rhodus, and none elsewhere", () => {
  const state = position("V", { pieces: { "rhodes rhodus": { GS: 5, HI: 2, city: 5 }, "rhodes miletus": { GS: 1 } } });
  resetRhodes(state);
  expect(count(state, "rhodes rhodus", "GS")).toBe(2);
  expect(count(state, "rhodes miletus", "GS")).toBe(0);
  expect(count(state, "rhodes rhodus", "HI")).toBe(2);
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
  const scenarios = ["I", "II", "III", "V", "VII"] as const;
  for (const id of scenarios) {
    const state = position(id);
    resetRhodes(state);
    const { independents } = worldOf(state.config).scenario;
    const isDeployed = independents.standard.some(({ owner }) => owner === RHODES);
    expect(state.table.keys).toHaveLength(isDeployed && rhodusOf(state) !== NONE ? 1 : 0);
  }
});

test("12.51: neither the Soldier of Fortune nor any other independent commands the squadrons; outside the area nobody", () => {
  expect(rhodianPower(position("V", { pieces: { "sof rhodus": { HI: 1 } } }))).toBe(NONE);
  expect(rhodianPower(position("I"))).toBe(NONE);
});
