import { canonical, FastChance, legalActions } from "@ara/kernel";
import { chanceOf } from "@ara/kernel/testing";
import { expect, test } from "vitest";
import { config } from "./config.ts";
import { determinize } from "./determinize.ts";
import type { Event } from "./event.ts";
import { pax } from "./game.ts";
import { recall } from "./recall.ts";
import { eager, testCards } from "./testing.ts";

test.each([config(2), config(4, { nocturnus: true }), config(6), config(1, { solo: 4 })])(
  "2.7 who remembers the log knows every purse, the size of every hand and what was bought: %j",
  (table) => {
    const chance = new FastChance("memoria");
    const log: Event[] = [];
    const state = pax.setup(table, pax.deal(table, chanceOf("memoria", [], "deal")), (event) => log.push(event));
    while (state.step !== "over") {
      const viewer = chance.below(table.players);
      const told = log.map((event) => pax.seen(event, viewer)!);
      const recalled = recall(told, table.players);
      for (const [seat, player] of state.players.entries()) {
        expect(recalled[seat]!.aurei).toBe(player.aurei);
        expect(recalled[seat]!.hand).toHaveLength(player.hand.length);
        const hand = player.hand.slice();
        for (const c of recalled[seat]!.hand) if (c !== null) hand.splice(hand.indexOf(c), 1);
        expect(hand).toHaveLength(recalled[seat]!.hand.filter((c) => c === null).length);
      }
      const view = pax.view(state, viewer);
      const guess = determinize(view, chance, recalled);
      expect(canonical(pax.view(guess, viewer))).toBe(canonical(view));
      expect(guess.players.map(({ aurei }) => aurei)).toEqual(state.players.map(({ aurei }) => aurei));
      expect(guess.players.map(({ hand }) => hand.length)).toEqual(state.players.map(({ hand }) => hand.length));
      pax.apply(state, state.decider, eager(legalActions(pax, state, state.decider), chance), chance, (e) =>
        log.push(e),
      );
    }
  },
);

test("2.7 cards bought in sight are known until they are played or paid as tribute, others only counted", () => {
  const [land, army, fleet] = testCards(["land:1:1", "army:1:2", "fleet:1:1"]) as [number, number, number];
  const log: Event[] = [
    { type: "kept", seat: 0, cards: [null], under: [null] },
    { type: "kept", seat: 1, cards: [army], under: [] },
    { type: "placed", seat: 0, cards: [null], to: "hand" },
    { type: "placed", seat: 0, cards: [null], to: "deck" },
    { type: "bought", seat: 0, legion: 1, cards: [land, army, land] },
    { type: "aurei", seat: 0, change: -4, rule: "3.7" },
  ];
  expect(recall(log, 2)).toEqual([
    { aurei: 1, hand: [null, null, land, army, land] },
    { aurei: 5, hand: [army] },
  ]);
  log.push({ type: "played", seat: 0, card: land }, { type: "tribute", seat: 0, card: fleet });
  log.push({ type: "tribute", seat: 0, card: army }, { type: "played", seat: 1, card: army });
  expect(recall(log, 2).map(({ hand }) => hand)).toEqual([[null, land], []]);
});
