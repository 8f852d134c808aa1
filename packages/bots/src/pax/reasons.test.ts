import { canonical, decisionOf, FastChance, legalActions, Match } from "@ara/kernel";
import { actionType, config, determinize, pax, placeTo, TO_LEGION, type Action, type Pax, type State } from "@ara/pax";
import { expect, test } from "vitest";
import { Bot } from "./bot.ts";
import { adviceReason, openReason } from "./reasons.ts";
import { en } from "./texts/en/index.ts";
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
      const [first, second] = [one, other].map((state) => openReason(pax.view(state, state.decider), action));
      expect(sayReason("en", second!)).toBe(sayReason("en", first!));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test("two states alike to a seat give it the same advice, whatever is hidden from it", () => {
  const chance = new FastChance("advice");
  let compared = 0;
  for (const [state] of alike(4)) {
    const view = pax.view(state, state.decider);
    const other = pax.view(determinize(view, chance), state.decider);
    for (const action of legalActions(pax, state, state.decider)) {
      expect(adviceReason({ view: other }, action)).toEqual(adviceReason({ view }, action));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(500);
});

test.each(["en", "de", "nl"] as const)("no two moves of a decision have the same reason (%s)", (language) => {
  let compared = 0;
  for (const [state] of alike(9)) {
    const view = pax.view(state, state.decider);
    const legal = legalActions(pax, state, state.decider);
    for (const why of [openReason, (_: unknown, action: Action) => adviceReason({ view }, action)]) {
      const said = legal.map((action) => sayReason(language, why(view, action)));
      expect(new Set(said).size).toBe(legal.length);
      expect(said.join(" ")).not.toMatch(/undefined|NaN| {2}|\{/);
      compared += legal.length;
    }
  }
  expect(compared).toBeGreaterThan(2000);
});

test("a reason names the plan", () => {
  const keys = new Map<string, string>();
  for (const nocturnus of [false, true]) {
    for (let game = 0; game < 30; game++) {
      const chance = new FastChance(`plans/${game}`);
      const match = new Match(pax, config(3, { nocturnus }), { seats: ["a", "b", "c"], seed: `plans/${game}` });
      while (!match.over) {
        const { state } = match;
        const legal = legalActions(pax, state, state.decider);
        for (const action of legal) {
          const reason = adviceReason({ view: pax.view(state, state.decider) }, action);
          for (const { key } of [reason, ...(reason.so ? [reason.so] : [])])
            if (!keys.has(key)) keys.set(key, sayReason("en", reason));
        }
        match.act(state.decider, chance.pick(legal));
      }
    }
  }
  // Alone, in a session and without a choice other things are said.
  const told = Object.keys(en).filter((key) => !["only", "start", "pass"].includes(key));
  expect([...keys.keys()].toSorted()).toEqual(told.toSorted());
  expect(keys.get("feedNext")).toMatch(/waits under legion [IVX]+ for \d+ aure.*next turn/);
  expect(keys.get("saveFor")).toMatch(/kept for legion [IVX]+/);
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
