import { decisionOf, Match, type Decision } from "@ara/kernel";
import { config, pax, type Pax, type Step } from "@ara/pax";
import { expect, test } from "vitest";
import { botsAtTable } from "./at-table.ts";
import { Bot } from "./bot.ts";

/** For each step the first decision with a choice, in a game of the rule-based player. */
function decisions(): Map<Step, Decision<Pax>> {
  const found = new Map<Step, Decision<Pax>>();
  const bot = new Bot("centurio", { seed: "steps" });
  const match = new Match(pax, config(2), { seats: ["a", "b"], seed: "steps" });
  while (!match.over) {
    const { seat, legal, view, log } = decisionOf(match, match.state.decider);
    const decision = { seat, legal, view, log };
    if (legal.length > 1 && !found.has(view.step)) found.set(view.step, decision);
    match.act(seat, bot.choose(decision));
  }
  return found;
}

/** How long a consul thinks about it, by a clock that goes on whenever it is looked at. */
function thought(decision: Decision<Pax>): number {
  let time = 0;
  const choose = botsAtTable(
    () => (time += 10),
    () => "seed",
  );
  choose("consul", decision);
  return time;
}

test("nobody waits for a consul longer than three seconds a turn, and how long depends on the step alone", () => {
  const times = new Map([...decisions()].map(([step, decision]) => [step, thought(decision)]));
  const of = (step: Step): number => times.get(step)!;
  // A turn: draw or peek, three cards placed, a purchase, and some cards laid out.
  expect(of("turn") + 3 * of("draw") + of("buy") + 4 * of("play")).toBeLessThanOrEqual(3000);
  expect(of("buy")).toBeGreaterThan(of("play"));
  expect(of("play")).toBeGreaterThan(of("turn"));
});

test("a choice comes with a reason, only the recruit's without", () => {
  const [decision] = decisions().values();
  const choose = botsAtTable(
    () => 0,
    () => "seed",
  );
  expect(choose("tiro", decision!).reason).toBeNull();
  const { action, reason } = choose("centurio", decision!);
  expect(decision!.legal).toContain(action);
  expect(reason).toHaveProperty("key");
});
