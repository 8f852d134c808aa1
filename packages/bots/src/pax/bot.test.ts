import { canonical, decisionOf, legalActions, Match, type Decision } from "@ara/kernel";
import { config, pax, type Config, type Pax } from "@ara/pax";
import { expect, test } from "vitest";
import { Bot } from "./bot.ts";

const BUDGET = { iterations: 12 };

const newMatch = (table: Config, seed: string): Match<Pax> =>
  new Match(pax, table, { seats: Array.from({ length: table.players }, (_, seat) => `${seat}`), seed });

test("a budget in milliseconds is kept by the clock that is handed in", () => {
  const match = newMatch(config(2), "clock");
  while (decisionOf(match, match.state.decider).legal.length < 5) {
    match.act(match.state.decider, decisionOf(match, match.state.decider).legal[0]!);
  }
  let asked = 0;
  const now = (): number => asked++;
  const bot = new Bot("consul", { seed: "clock", budget: { milliseconds: 50 }, now });
  const { considered } = bot.think(decisionOf(match, match.state.decider));
  const playouts = considered.reduce((sum, { visits }) => sum + visits, 0);
  expect(asked).toBeLessThan(60);
  expect(playouts).toBeGreaterThan(50);
});

test("a bot leaves what it is shown untouched", () => {
  const match = newMatch(config(2), "untouched");
  const { seat, legal, view, log } = decisionOf(match, match.state.decider);
  const before = canonical([legal, view, log]);
  new Bot("legatus", { seed: "u", budget: BUDGET }).choose({ seat, legal, view, log });
  expect(canonical([legal, view, log])).toBe(before);
});

test("a long list is looked at further down the more can be tried, and never beyond its end", () => {
  const match = new Match(pax, config(8), { seats: Array.from({ length: 8 }, (_, i) => `${i}`), seed: "wide" });
  while (legalActions(pax, match.state, match.state.decider).length < 10) {
    const seat = match.state.decider;
    match.act(seat, legalActions(pax, match.state, seat)[0]!);
  }
  const decision = decisionOf(match, match.state.decider);
  const looked = (iterations: number): number =>
    new Bot("consul", { seed: "wide", budget: { iterations } }).think(decision).considered.length;
  expect(looked(64)).toBe(8);
  expect(looked(1024)).toBe(Math.min(10, decision.legal.length));
});

/** A decision in the middle of a game, with so much to choose from. */
function middle(choices: number, table = config(2), seed = "middle"): Decision<Pax> {
  const match = newMatch(table, seed);
  const bot = new Bot("centurio", { seed });
  while (match.state.round < 4 || decisionOf(match, match.state.decider).legal.length < choices)
    match.act(match.state.decider, bot.choose(decisionOf(match, match.state.decider)));
  const { seat, legal, view, log } = decisionOf(match, match.state.decider);
  return { seat, legal, view, log };
}

test("tiro takes any legal action, and no other", () => {
  const decision = middle(5);
  const taken = Array.from({ length: 200 }, (_, i) => new Bot("tiro", { seed: `${i}` }).choose(decision));
  expect(new Set(taken)).toEqual(new Set(decision.legal));
});

test("legatus tries 24 times, however many ways there are", () => {
  for (const choices of [2, 5, 8]) {
    const { considered } = new Bot("legatus", { seed: "few" }).think(middle(choices));
    const tries = considered.reduce((sum, { visits }) => sum + visits, 0);
    expect(tries).toBeGreaterThanOrEqual(24);
    // The sweep that is begun is ended.
    expect(tries).toBeLessThan(24 + 5);
  }
});

test.each(["legatus", "consul"] as const)(
  "%s guesses with what the log tells: purses, and cards taken in sight of all",
  (level) => {
    const decision = middle(4);
    const searched = (log: Decision<Pax>["log"]): unknown =>
      new Bot(level, { seed: "memory", budget: { iterations: 24 } }).think({ ...decision, log }).considered;
    expect(searched(decision.log)).toEqual(searched(decision.log));
    expect(searched([])).not.toEqual(searched(decision.log));
  },
);
