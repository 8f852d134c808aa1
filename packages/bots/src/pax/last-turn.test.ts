import { decisionOf, FastChance, legalActions, Match } from "@ara/kernel";
import { config, pax, type State } from "@ara/pax";
import { beforeAll, expect, test } from "vitest";
import { Bot } from "./bot.ts";
import { isLastTurn, solveLastTurn } from "./last-turn.ts";

/** The last turn of a game of three: where it begins to be worked out. */
let state: State;
let seat: number;

beforeAll(() => {
  for (let game = 0; ; game++) {
    const match = new Match(pax, config(3, { memory: "open" }), { seats: ["a", "b", "c"], seed: `last ${game}` });
    const bot = new Bot("centurio", { seed: "last" });
    while (!match.over) {
      seat = pax.toAct(match.state)[0]!;
      if (isLastTurn(match.state, seat) && legalActions(pax, match.state, seat).length > 2) {
        state = match.state;
        return;
      }
      match.act(seat, bot.choose(decisionOf(match, seat)));
    }
  }
});

test("every legal answer is worked out, the best first, and none wins more often than there are ways", () => {
  const { answers, ways } = solveLastTurn(state, seat)!;
  expect(new Set(answers.map(({ action }) => action))).toEqual(new Set(legalActions(pax, state, seat)));
  for (const [i, { wins, withRome }] of answers.entries()) {
    expect(wins).toBeLessThanOrEqual(i === 0 ? ways : answers[i - 1]!.wins);
    expect(withRome).toBeLessThanOrEqual(wins);
  }
});

test("what is worked out is what happens: the line, played in guesses of the hidden cards, wins as often", () => {
  const { answers, ways } = solveLastTurn(state, seat)!;
  const { action, line, wins } = answers[0]!;
  const chance = new FastChance("guesses");
  const guesses = 4000;
  let won = 0;
  for (let i = 0; i < guesses; i++) {
    const guess = pax.determinize(pax.view(state, seat), chance);
    for (const next of [action, ...line]) pax.apply(guess, seat, next, chance);
    if (pax.outcome(guess)!.winners.includes(seat)) won++;
  }
  expect(Math.abs(won / guesses - wins / ways)).toBeLessThan(0.03);
});

test("nothing is claimed of a turn that is not the last, or of purses one may not look into", () => {
  expect(solveLastTurn({ ...state, taken: 0 }, seat)).toBeNull();
  expect(solveLastTurn({ ...state, config: { ...state.config, memory: "strict" } }, seat)).toBeNull();
  expect(solveLastTurn(state, (seat + 1) % 3)).toBeNull();
});
