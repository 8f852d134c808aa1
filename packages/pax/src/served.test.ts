import { FastChance, legalActions } from "@ara/kernel";
import { placeTo } from "./action.ts";
import { config } from "./config.ts";
import { pax } from "./game.ts";
import { promptOf } from "./prompt.ts";
import { servedPax } from "./served.ts";
import { eager } from "./testing.ts";
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

test("3.3, 10.3 a placing is forced by the places that are left alone, and is then all there is to do", () => {
  let forced = 0;
  for (const table of [config(2), config(3, { nocturnus: true })]) {
    for (let game = 0; game < 12; game++) {
      const chance = new FastChance(`forced ${game}`);
      const state = pax.setup(table, pax.deal(table, chance));
      for (let [seat] = pax.toAct(state); seat !== undefined; [seat] = pax.toAct(state)) {
        const action = servedPax.forced(pax.view(state, seat), seat);
        const legal = legalActions(pax, state, seat);
        const { hand, deck, legion } = state.places;
        expect(action !== null).toBe(state.step === "draw" && legion === 0 && (hand === 0 || deck === 0));
        if (action !== null) {
          forced++;
          expect(legal).toContain(action);
          expect(new Set(legal.map(placeTo)).size).toBe(1);
        }
        pax.apply(state, seat, eager(legal, chance), chance);
      }
    }
  }
  expect(forced).toBeGreaterThan(50);
});
