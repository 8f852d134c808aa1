import { FastChance, legalActions } from "@ara/kernel";
import {
  config,
  determinize,
  DRAW,
  pax,
  PEEK,
  place,
  readCard,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  type Action,
  type State,
} from "@ara/pax";
import { testTable } from "@ara/pax/testing";
import { describe, expect, test } from "vitest";
import { Centurio } from "./centurio.ts";
import { duel, playDeal, shareOf, type Brain } from "./duel.ts";
import { policyData, policyFor } from "./nets.ts";
import { Policy } from "./policy.ts";
import { PICK, policyOutputs } from "./policy-outputs.ts";
import { decisionFeatures, policyFeatures } from "./policy-features.ts";
import { Ranks } from "./ranks.ts";
import { weights } from "./weights.ts";

const TABLES = [
  config(2),
  config(2, { nocturnus: true }),
  config(3),
  config(4, { nocturnus: true }),
  config(1, { solo: 5 }),
  config(1, { solo: 2, nocturnus: true }),
];

/** Every decision of a random game. */
function* decisions(table: (typeof TABLES)[number]): Generator<{ state: State; legal: Action[] }> {
  const chance = new FastChance("policy");
  const state = pax.setup(table, pax.deal(table, chance));
  while (state.step !== "over") {
    const legal = legalActions(pax, state, state.decider);
    yield { state, legal };
    pax.apply(state, state.decider, chance.pick(legal), chance);
  }
}

const told = (state: State): Float32Array => {
  const legions = state.legions.length > 3 ? 5 : 3;
  const x = new Float32Array(policyFeatures(legions) + 1).fill(Number.NaN);
  decisionFeatures(state, new Ranks(), legions, x);
  expect(x.at(-1)).toBeNaN();
  return x.subarray(0, -1);
};

describe.each(TABLES)("at a table of %j", (table) => {
  test("every number is written, and small, and every action is worth something", () => {
    const policy = policyFor(table)!;
    for (const { state, legal } of decisions(table)) {
      expect([...told(state)].every((value) => Math.abs(value) < 20)).toBe(true);
      policy.look(state);
      for (const action of legal) expect(Number.isFinite(policy.worth(state, action))).toBe(true);
      expect(legal).toContain(policy.choose(state, legal));
    }
  });

  test("what the player may not know changes nothing", () => {
    const chance = new FastChance("unknown");
    for (const { state } of decisions(table)) {
      if (state.round % 3 > 0) continue;
      const recalled = state.players.map((player) => ({ aurei: player.aurei, hand: player.hand.map(() => null) }));
      const guess = determinize(pax.view(state, state.decider), chance, recalled);
      expect(told(guess)).toEqual(told(state));
    }
  });
});

test("actions are told apart: by card, by place and by what a legion costs; one empty legion is like another", () => {
  const state = testTable(2, { step: "draw", legions: [["wealth:1:1"], [], []] });
  const [land, army] = [readCard("land:1:1")!, readCard("army:2:4")!];
  state.drawn = [land, army];
  state.places = { hand: 1, legion: 1, deck: 1 };
  const policy = policyFor(config(2))!;
  policy.look(state);
  const places = [TO_HAND, TO_DECK, TO_LEGION, TO_LEGION + 1];
  const worths = [land, army].flatMap((c) => places.map((to) => policy.worth(state, place(c, to))));
  expect(new Set(worths).size).toBe(worths.length);
  expect(policy.worth(state, place(land, TO_LEGION + 1))).toBe(policy.worth(state, place(land, TO_LEGION + 2)));
});

test("in playouts a turn is a full one, however much the policy is drawn to look at Rome's cards", () => {
  const { duel: data } = policyData;
  const [first, last] = data!.layers;
  const bias = last!.bias.with(policyOutputs(3) - PICK - 1, 100);
  const curious = new Policy({ ...data!, layers: [first!, { ...last!, bias }] });
  const state = testTable(2, { step: "turn" });
  curious.look(state);
  expect(curious.worth(state, PEEK)).toBeGreaterThan(curious.worth(state, DRAW));
  expect(curious.choose(state, [DRAW, PEEK])).toBe(DRAW);
});

test("a net for other decisions is refused", () => {
  const { duel: data } = policyData;
  expect(() => new Policy({ ...data!, widths: [7, 36, 147] })).toThrow("no policy has 7 inputs");
  expect(() => new Policy({ ...data!, widths: [242, 36, 146] })).toThrow("146 outputs");
});

// Far below what it reaches in many games, so that a broken one fails and bad luck does not.
test("what was learnt beats the rule-based player without any search", () => {
  const rules = new Centurio(weights);
  const centurio: Brain = (state, legal) => rules.choose(state, legal);
  const learnt: Brain = (state, legal) => policyFor(state.config)!.choose(state, legal);
  const chance = new FastChance("beats");
  expect(duel(config(2), learnt, centurio, 60, chance)).toBeGreaterThan(0.6);
  expect(duel(config(4), learnt, centurio, 15, chance)).toBeGreaterThan(0.33);
  const alone = config(1, { solo: 4 });
  let more = 0;
  for (let i = 0; i < 60; i++) {
    const deal = pax.deal(alone, chance);
    more += shareOf(playDeal(alone, deal, [learnt], chance), 0) - shareOf(playDeal(alone, deal, [centurio], chance), 0);
  }
  expect(more / 60).toBeGreaterThan(0.1);
});
