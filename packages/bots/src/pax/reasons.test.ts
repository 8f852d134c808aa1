import { canonical, decisionOf, FastChance, legalActions, Match } from "@ara/kernel";
import { actionType, config, determinize, pax, placeTo, TO_LEGION, type Action, type Pax, type State } from "@ara/pax";
import { expect, test } from "vitest";
import { Bot } from "./bot.ts";
import { reasonFor } from "./reasons.ts";
import { sayReason } from "./texts/index.ts";

/** What others see as it is done. */
const isOpen = (action: Action): boolean =>
  actionType(action) === "place" ? placeTo(action) >= TO_LEGION : !["keep", "start"].includes(actionType(action));

/** Positions of random games, with another position that looks the same to a spectator. */
function* alike(games: number): Generator<readonly [State, State, Match<Pax>]> {
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(`alike/${game}`);
    const match = new Match(pax, config(2 + (game % 3)), {
      seats: ["a", "b", "c", "d"].slice(0, 2 + (game % 3)),
      seed: `${game}`,
    });
    while (!match.over) {
      const { state } = match;
      yield [state, determinize(pax.view(state, "spectator"), chance), match];
      match.act(state.decider, chance.pick(legalActions(pax, state, state.decider)));
    }
  }
}

test("two states alike to a spectator give the same reason for the same visible action", () => {
  let compared = 0;
  for (const [one, other] of alike(12)) {
    expect(canonical(pax.view(other, "spectator"))).toBe(canonical(pax.view(one, "spectator")));
    for (const action of legalActions(pax, one, one.decider).filter(isOpen)) {
      expect(sayReason("en", reasonFor(other, action))).toBe(sayReason("en", reasonFor(one, action)));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test("nobody is told that a hand or a purse leaves no choice", () => {
  let forced = 0;
  for (const [state, , match] of alike(6)) {
    if (["turn", "draw"].includes(state.step)) continue;
    const decision = decisionOf(match, state.decider);
    const { reason } = new Bot("centurio", { seed: "r" }).think(decision);
    expect(reason.key).not.toBe("only");
    if (decision.legal.length === 1) forced++;
  }
  expect(forced).toBeGreaterThan(10);
});

test("9.2: of two drawn cards that are alike nobody is told by haste or words that there is no choice", () => {
  let pairs = 0;
  for (let game = 0; game < 200 && pairs < 5; game++) {
    const chance = new FastChance(`twins/${game}`);
    const match = new Match(pax, config(2, { nocturnus: true }), { seats: ["a", "b"], seed: `twins/${game}` });
    while (!match.over) {
      const { state } = match;
      const legal = legalActions(pax, state, state.decider);
      if (state.step === "draw" && state.drawn.length > 1 && legal.length === 1) {
        let time = 0;
        const bot = new Bot("consul", { seed: "t", budget: { milliseconds: 40 }, now: () => time++ });
        expect(bot.think(decisionOf(match, state.decider)).reason.key).not.toBe("only");
        expect(time).toBeGreaterThanOrEqual(40);
        pairs++;
      }
      match.act(state.decider, chance.pick(legal));
    }
  }
  expect(pairs).toBeGreaterThan(0);
});

test("how long a bot thinks does not tell whether it has a choice", () => {
  const asked = new Map<boolean, Set<number>>();
  for (const [state, , match] of alike(2)) {
    if (!["buy", "play"].includes(state.step)) continue;
    let time = 0;
    // A clock on which every playout takes as long as any other.
    const bot = new Bot("consul", { seed: "t", budget: { milliseconds: 40 }, now: () => time++ });
    const decision = decisionOf(match, state.decider);
    bot.think(decision);
    const hasChoice = decision.legal.length > 1;
    asked.set(hasChoice, (asked.get(hasChoice) ?? new Set()).add(time));
  }
  for (const times of [...asked.get(true)!, ...asked.get(false)!]) {
    expect(times).toBeGreaterThanOrEqual(40);
    expect(times).toBeLessThanOrEqual(48);
  }
});
