import { FastChance, noChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { config } from "./config.ts";
import type { Event } from "./event.ts";
import { pax } from "./game.ts";
import { changeAurei } from "./money.ts";
import { eager, testTable } from "./testing.ts";

test("10.2 every change of a purse names its rule", () => {
  const state = testTable(2, { aurei: [5, 7] });
  const events: Event[] = [];
  changeAurei(state, 1, -3, "3.7", (event) => events.push(event));
  changeAurei(state, 0, 2, "3.2", (event) => events.push(event));
  expect(state.players.map(({ aurei }) => aurei)).toStrictEqual([7, 4]);
  expect(events).toStrictEqual([
    { type: "aurei", seat: 1, change: -3, rule: "3.7" },
    { type: "aurei", seat: 0, change: 2, rule: "3.2" },
  ]);
});

test("10.2 no change is not told", () => {
  const events: Event[] = [];
  changeAurei(testTable(2), 0, 0, "3.9", (event) => events.push(event));
  expect(events).toStrictEqual([]);
});

test("10.2, 2.4 in a whole game purses hold 5 aurei and what was told, nothing else", () => {
  const c = config(5, { nocturnus: true });
  const chance = new FastChance(2);
  const state = pax.setup(c, pax.deal(c, chance));
  const told = state.players.map(() => 5);
  const rules = new Set<string>();
  while (state.step !== "over") {
    const actions: number[] = [];
    pax.legal(state, state.decider, actions);
    pax.apply(state, state.decider, eager(actions, chance), noChance, (event) => {
      if (event.type !== "aurei") return;
      told[event.seat]! += event.change;
      rules.add(event.rule);
    });
    expect(state.players.map(({ aurei }) => aurei)).toStrictEqual(told);
  }
  expect([...rules].toSorted()).toStrictEqual(["3.11", "3.2", "3.6", "3.7", "3.9", "7.5"]);
});
