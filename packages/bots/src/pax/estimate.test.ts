import { chanceOf, decisionOf, Match } from "@ara/kernel";
import { config, pax } from "@ara/pax";
import { expect, test } from "vitest";
import { analyse } from "./analysis.ts";
import { Bot } from "./bot.ts";
import { estimate, estimateKnowing } from "./estimate.ts";

test("chances are shares: of Rome, and of the seats, who cannot win more than every game together", () => {
  const table = config(3);
  const state = pax.setup(table, pax.deal(table, chanceOf("e", [], "deal")));
  for (const found of [estimate(pax.view(state, 1), [], 30, "e"), estimateKnowing(state, 30, "e")]) {
    expect(found.rome).toBeGreaterThanOrEqual(0);
    expect(found.rome).toBeLessThanOrEqual(1);
    expect(found.win).toHaveLength(3);
    const sum = found.win.reduce((total, share) => total + share, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(1.000001);
  }
});

test("the same view and seed give the same estimate, and do not change with what is hidden", () => {
  const table = config(2);
  const state = pax.setup(table, pax.deal(table, chanceOf("hidden", [], "deal")));
  const view = pax.view(state, "spectator");
  expect(estimate(view, [], 20, "s")).toEqual(estimate(view, [], 20, "s"));
});

test("a finished game is looked back on, decision by decision, and the worst three stand out", () => {
  const match = new Match(pax, config(2), { seats: ["good", "bad"], seed: "look back" });
  const bots = [new Bot("centurio", { seed: "a" }), new Bot("tiro", { seed: "b" })];
  while (!match.over)
    match.act(match.state.decider, bots[match.state.decider]!.choose(decisionOf(match, match.state.decider)));
  let progress = 0;
  const found = analyse(match.record(), {
    iterations: 64,
    playouts: 4,
    seed: "x",
    onProgress: (done) => (progress = done),
  });
  if (!found.ok) throw new Error(found.error.key);
  const { decisions, worst } = found.value;
  expect(progress).toBe(match.length);
  expect(decisions.length).toBeGreaterThan(20);
  expect(decisions.every(({ swing }) => swing >= 0 && swing <= 1)).toBe(true);
  expect(worst).toHaveLength(3);
  expect(worst[0]!.swing).toBe(Math.max(...decisions.map(({ swing }) => swing)));
  // By decision: who plays badly has soon little left to give away, and fewer decisions.
  const given = (seat: number): number => {
    const own = decisions.filter((one) => one.seat === seat);
    return own.reduce((sum, { swing }) => sum + swing, 0) / own.length;
  };
  expect(given(1)).toBeGreaterThan(given(0));
});

test("a damaged record is refused", () => {
  const match = new Match(pax, config(2), { seats: ["a", "b"], seed: "damaged" });
  const record = { ...match.record("keep"), entries: [{ seat: 0, action: { type: "end" } }] };
  expect(analyse(record, { iterations: 1, playouts: 1, seed: "x" }).ok).toBe(false);
});
