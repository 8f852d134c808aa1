import { canonical, chanceOf, FastChance, legalActions } from "@ara/kernel";
import { expect, test } from "vitest";
import { config } from "./config.ts";
import { determinize } from "./determinize.ts";
import type { Event } from "./event.ts";
import { pax } from "./game.ts";
import { recall } from "./recall.ts";
import { eager } from "./testing.ts";

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
