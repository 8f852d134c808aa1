import { decisionOf, Match } from "@ara/kernel";
import { config, paxRomana, promptOf } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { reasonOf } from "./reasons.ts";
import { Steady } from "./steady.ts";

/** The reasons `steady` gives along a game of scenario I. */
function reasonsAlong(steps: number): ReturnType<typeof reasonOf>[] {
  const table = config("I");
  const match = new Match(paxRomana, table, { seats: ["Livia", "Hanno"], seed: "reasons" });
  const bot = new Steady({ seed: "reasons" });
  return Array.from({ length: steps }, () => {
    const seat = paxRomana.toAct(match.state)[0];
    if (seat === undefined) return null;
    const decision = decisionOf(match, seat);
    const action = bot.choose(decision);
    const reason = reasonOf(decision.view, seat, action);
    expect(reason, promptOf(decision.view, seat)?.key).not.toBeNull();
    match.act(seat, action);
    return reason;
  });
}

test("every answer of a game has a reason, most of them a particular one, and facts that are numbers", () => {
  const reasons = reasonsAlong(60).filter((reason) => reason !== null);
  expect(reasons.length).toBeGreaterThan(40);
  expect(reasons.filter(({ principle }) => principle === "best").length).toBeLessThan(reasons.length / 5);
  expect(reasons.some(({ facts }) => facts.length > 0)).toBe(true);
  for (const { facts } of reasons)
    for (const { type: _, ...numbers } of facts)
      expect(Object.values(numbers).every((n) => Number.isInteger(n) && n >= 0)).toBe(true);
});
