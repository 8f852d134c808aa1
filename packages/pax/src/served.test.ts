import { FastChance, legalActions } from "@ara/kernel";
import { config } from "./config.ts";
import { pax } from "./game.ts";
import { promptOf } from "./prompt.ts";
import { servedPax } from "./served.ts";
import { expect, test } from "vitest";

test.each([1, 2, 5, 8])(
  "10.3: a question made from what a seat may know is the question of the rules, %i players",
  (players) => {
    const table = config(players);
    for (let game = 0; game < 6; game++) {
      const chance = new FastChance(`question ${players} ${game}`);
      const state = pax.setup(table, pax.deal(table, chance));
      for (let [seat] = pax.toAct(state); seat !== undefined; [seat] = pax.toAct(state)) {
        expect(servedPax.prompt(pax.view(state, seat), seat)).toEqual(promptOf(state, seat));
        pax.apply(state, seat, chance.pick(legalActions(pax, state, seat)), chance);
      }
    }
  },
);
