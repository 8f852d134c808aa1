import { FastChance } from "@ara/kernel";
import { config, pax, type Config, type View } from "@ara/pax";
import { eager } from "@ara/pax/testing";
import { describe, expect, test } from "vitest";
import { romes, rowsAt, scenesOf, timeOf } from "./scenes.ts";

function finished(c: Config, seed: number): View {
  const chance = new FastChance(seed);
  const state = pax.setup(c, pax.deal(c, chance));
  for (let seats = pax.toAct(state); seats.length > 0; seats = pax.toAct(state)) {
    const actions: number[] = [];
    pax.legal(state, seats[0]!, actions);
    pax.apply(state, seats[0]!, eager(actions, chance), chance);
  }
  return pax.view(state, "spectator");
}

describe.each([
  ["alone", config(1, { solo: 3 })],
  ["two", config(2)],
  ["eight", config(8)],
  ["Nocturnus", config(4, { nocturnus: true })],
])("the finale, %s,", (_, c) => {
  const view = finished(c, 3);
  const scenes = scenesOf(view);

  test("takes 8 to 12 seconds", () => {
    const time = scenes.reduce((sum, scene) => sum + timeOf(scene), 0);
    expect(time).toBeGreaterThanOrEqual(8000);
    expect(time).toBeLessThanOrEqual(12_000);
  });

  test("6.1 begins with what lay open and turns Rome's cards one by one until its symbols are those of the score", () => {
    const cards = scenes.flatMap(({ type }, i) => (type === "card" ? [i] : []));
    expect(cards.length).toBe(view.rome.hidden.length);
    const totals = [0, ...cards].map((at) => rowsAt(view, scenes, at).map(({ shown }) => shown));
    for (const [i, total] of totals.entries())
      if (i > 0) expect(total.reduce((a, b) => a + b)).toBeGreaterThan(totals[i - 1]!.reduce((a, b) => a + b));
    expect(totals.at(-1)).toEqual(view.score!.categories.map(({ rome }) => rome));
    for (const at of cards) expect(rowsAt(view, scenes, at).some(({ added }) => added > 0)).toBe(true);
  });

  test("6.2 closes every seal, and counts Rome's only when they are closed", () => {
    const first = scenes.findIndex(({ type }) => type === "seal");
    expect(romes(rowsAt(view, scenes, first - 1))).toBe(0);
    const end = rowsAt(view, scenes, scenes.length - 1);
    expect(end.every(({ sealed }) => sealed)).toBe(true);
    expect(romes(end)).toBe(view.score!.categories.filter(({ romeAhead }) => romeAhead).length);
  });
});
