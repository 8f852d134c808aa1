/** Whole games: everything the game can tell is told in some of them. */
import { FastChance, legalActions } from "@ara/kernel";
import { expect, test } from "vitest";
import type { ScenarioName } from "./data/index.ts";
import type { Event } from "./event.ts";
import { paxRomana } from "./game.ts";
import { crowd } from "./testing/crowd.ts";
import { eager, STANDARD, tableOf } from "./testing/eager.ts";
import { disasters, turmoil } from "./testing/turmoil.ts";
import { cardEvents } from "./texts/en/card-events.ts";
import { en } from "./texts/en/index.ts";

/** So many at most for each scenario; most often far fewer have told everything. */
const GAMES = 80;
const LONGEST = 800;
const STACKS = 80;

/** Sorts of events that no game of the Standard Game tells, and why. */
const NEVER: Readonly<Partial<Record<Event["type"], string>>> = {
  tribeReturned: "13.18: no event of the Standard Game brings a tribe back",
  satrapiesPaid: "scenario VI is played with cards",
  cavalryKept: "12.27: there is no mercenary cavalry in the Standard Game",
  ...Object.fromEntries(Object.keys(cardEvents).map((e) => [e, "17: there are no cards in the Standard Game"])),
};

/** Plays a game, the first ones to their end: on its own board, in a crowd, or in turmoil. */
function play(scenario: ScenarioName, game: number, tell: (event: Event) => void): void {
  const table = tableOf(scenario, game);
  const chance = new FastChance(`reached ${scenario} ${game}`);
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  if (game % 3 === 1) crowd(state, chance, STACKS);
  if (game % 3 > 0) turmoil(state, chance);
  if (game % 3 === 2) disasters(state, chance, tell);
  const most = game < 2 ? Infinity : LONGEST;
  for (let actions = 0; !state.over && actions < most; actions++) {
    const seat = chance.pick(paxRomana.toAct(state));
    paxRomana.apply(state, seat, eager(state, legalActions(paxRomana, state, seat), chance), chance, tell);
  }
}

test("3.2: random play in crowds and turmoil tells every sort of event that the Standard Game knows", () => {
  const missing = new Set(Object.keys(en.events).filter((e) => !(e in NEVER)));
  const found: string[] = [];
  for (let game = 0; game < GAMES && missing.size > 0; game++)
    for (const scenario of STANDARD)
      play(scenario, game, ({ type: e }) => {
        missing.delete(e);
        if (e in NEVER) found.push(e);
      });
  expect([...missing], "never told").toEqual([]);
  expect(found, "told, though said to be never told").toEqual([]);
});
