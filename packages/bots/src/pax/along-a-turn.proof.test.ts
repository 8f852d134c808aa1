import { decisionOf, FastChance, Match, type Decision } from "@ara/kernel";
import { config, pax, type Action, type Pax } from "@ara/pax";
import { expect, test } from "vitest";
import { Bot } from "./bot.ts";
import { weigh } from "./weigh.ts";

interface Pair {
  readonly before: Decision<Pax>;
  readonly action: Action;
  readonly after: Decision<Pax>;
}

const decisionIn = (match: Match<Pax>): Decision<Pax> => {
  const { seat, legal, view, log } = decisionOf(match, match.state.decider);
  return { seat, legal, view, log };
};

/** Two decisions of one turn with nothing learnt between them: what to buy and what to play, as a good player goes on. */
function pairs(games: readonly number[]): Pair[] {
  const found: Pair[] = [];
  for (const game of games) {
    const chance = new FastChance(`along/${game}`);
    const seats = ["a", "b", "c"].slice(0, 2 + (game % 2));
    const match = new Match(pax, config(seats.length), { seats, seed: `along/${game}` });
    const bot = new Bot("centurio", { seed: `along/${game}` });
    while (!match.over) {
      const before = decisionIn(match);
      const isLate = match.state.round > 2 && (match.state.step === "play" || match.state.step === "buy");
      const isOne = isLate && before.legal.length > 1 && chance.below(4) === 0;
      const action = isOne ? chance.pick(before.legal) : bot.choose(before);
      match.act(before.seat, action);
      if (!isOne || match.over || match.state.decider !== before.seat || match.state.step !== "play") continue;
      const after = decisionIn(match);
      if (after.legal.length > 1) found.push({ before, action, after });
    }
  }
  return found;
}

test("a move is worth what the position after it is worth: who goes on well is not charged for going on badly", () => {
  const gaps = pairs([2, 3]).map(({ before, action, after }) => {
    const first = weigh(before, action).played!;
    const then = weigh(after);
    const n = first.chances.playouts;
    const share = first.chances.win[before.seat]!;
    const half = 1.96 * Math.sqrt((share * (1 - share) + 1 / n) / n) + (then.win.high - then.win.low) / 2;
    return { gap: then.win.mean - share, half };
  });
  expect(gaps.length).toBeGreaterThan(8);
  const shown = gaps.map(({ gap, half }) => `${gap.toFixed(2)} of ${half.toFixed(2)}`).join(", ");
  // 95 of 100 lie within, by what an interval is: of so few, one may lie outside.
  const outside = gaps.filter(({ gap, half }) => Math.abs(gap) > half);
  expect(outside.length, shown).toBeLessThanOrEqual(1);
  expect(gaps.reduce((sum, { gap }) => sum + gap, 0) / gaps.length, shown).toBeLessThan(0.02);
}, 400_000);
