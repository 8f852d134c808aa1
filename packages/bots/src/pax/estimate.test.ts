import { decisionOf, Match, type Decision } from "@ara/kernel";
import { actionType, config, pax, type Card, type Pax } from "@ara/pax";
import { expect, test } from "vitest";
import { Bot } from "./bot.ts";
import { Luck } from "./estimate.ts";

const newMatch = (seed: string): Match<Pax> => new Match(pax, config(3), { seats: ["a", "b", "c"], seed });
const decisionIn = (match: Match<Pax>, seat = match.state.decider): Decision<Pax> => {
  const { legal, view, log } = decisionOf(match, seat);
  return { seat, legal, view, log };
};

/** A game up to somebody's purchase, and the cards he took in sight of all. */
function afterPurchase(): { readonly match: Match<Pax>; readonly buyer: number; readonly cards: readonly Card[] } {
  const match = newMatch("bought");
  const bot = new Bot("centurio", { seed: "b" });
  for (;;) {
    const decision = decisionIn(match);
    const action = bot.choose(decision);
    const before = match.state.legions.map((group) => [...group]);
    match.act(decision.seat, action);
    const taken = before.filter((group, i) => group.length > 0 && match.state.legions[i]!.length === 0).flat();
    if (actionType(action) === "buy" && taken.length > 0) return { match, buyer: decision.seat, cards: taken };
  }
}

test("what everybody saw somebody take is in his hand in every guess; purses and sizes of hands are known", () => {
  const { match, buyer, cards } = afterPurchase();
  const other = (buyer + 1) % 3;
  const luck = new Luck(decisionIn(match, other), "choose");
  for (let i = 0; i < 20; i++) {
    const { players } = luck.guess(i);
    for (const card of cards) expect(players[buyer]!.hand).toContain(card);
    for (const [seat, { aurei, hand }] of match.state.players.entries()) {
      expect(players[seat]!.aurei).toBe(aurei);
      expect(players[seat]!.hand).toHaveLength(hand.length);
    }
  }
});

test("luck is the position's: the same guess by the same number, another one for another use", () => {
  const { match } = afterPurchase();
  const known = decisionIn(match);
  const guess = (use: "choose" | "report"): unknown => new Luck(known, use).guess(3);
  expect(guess("choose")).toEqual(guess("choose"));
  expect(guess("choose")).not.toEqual(guess("report"));
  expect(new Luck(known, "choose").guess(4)).not.toEqual(guess("choose"));
});

test("a purchase teaches nothing new: the luck of a turn stays what it was", () => {
  const match = newMatch("stays");
  const bot = new Bot("centurio", { seed: "s" });
  while (match.state.step !== "buy" || decisionIn(match).legal.length < 2) {
    const decision = decisionIn(match);
    match.act(decision.seat, bot.choose(decision));
  }
  const before = decisionIn(match);
  const buys = before.legal.find((action) => actionType(action) === "buy")!;
  match.act(before.seat, buys);
  const dice = (known: Decision<Pax>): number => new Luck(known, "report").dice(0).below(1_000_000);
  expect(dice(decisionIn(match, before.seat))).toBe(dice(before));
});
