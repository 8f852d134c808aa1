/** Whole games of the Advanced Game: they end, keep every invariant, and tell everything that cards can do. */
import { FastChance } from "@ara/kernel";
import { checkWalk } from "@ara/kernel/testing";
import { expect, test } from "vitest";
import { ADVANCED_OPTIONS, config, OPTIONS, type Config } from "../../config.ts";
import { NONE } from "../../data/index.ts";
import { paxRomana } from "../../game.ts";
import { advancedOf, drawCard, handOf, MOST_CARDS, returnDiscards } from "../../state/cards.ts";
import { crowd } from "../../testing/crowd.ts";
import { eager } from "../../testing/eager.ts";
import { turmoil } from "../../testing/turmoil.ts";
import { cardEvents } from "../../texts/en/card-events.ts";

const GAMES = 24;
/** Of a game of several turns the beginning is enough; those of one turn are played to their end. */
const MOST = 700;

/** Both scenarios, with and without options, with a seat for each power or two seats. */
function tableOf(game: number): Config {
  const chance = new FastChance(`advanced ${game}`);
  const all = [...OPTIONS.filter((option) => option !== "legionaryCavalry"), ...ADVANCED_OPTIONS];
  return config(game % 4 === 0 ? "VII" : "V", {
    game: "advanced",
    seats:
      game % 3 === 0
        ? [
            [0, 3],
            [1, 2],
          ]
        : [[0], [1], [2], [3]],
    options: all.filter(() => chance.below(3) === 0),
    ...(game % 4 > 0 && { measures: { turns: 1 + chance.below(4) } }),
  });
}

test("3.82, 17.1, 17.2: random games with cards end, break no invariant, and tell every sort of event of cards", () => {
  const missing = new Set(Object.keys(cardEvents));
  for (let game = 0; game < GAMES; game++)
    checkWalk(paxRomana, tableOf(game), `cards ${game}`, {
      limit: 200_000,
      most: game % 4 === 0 ? undefined : MOST,
      choose: game % 2 === 0 ? (legal, chance, state) => eager(state, legal, chance) : undefined,
      prepare(state, chance) {
        // Hands are full, so that cards meet from the first marker on.
        for (const power of state.order) {
          while (handOf(state, power).length < MOST_CARDS) drawCard(state, power, chance);
          advancedOf(state).passed[power] = NONE;
        }
        returnDiscards(state);
        if (game % 5 === 1) crowd(state, chance, 60);
        if (game % 5 === 2) turmoil(state, chance);
      },
      tell: ({ type: e }) => missing.delete(e),
    });
  expect([...missing], "never told").toEqual([]);
});
