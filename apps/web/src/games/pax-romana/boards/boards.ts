import type { Prompt, View } from "@ara/pax-romana";
import { watchesBattle } from "@ara/pax-romana/board/watching";
import type { Board } from "./board.ts";

const BATTLE =
  /^(battle|elephants|interception|losses|reroll|retreat|sack|siege|withdrawal|sea\.(meet|p[ao]|sink|stopped|withdraw))/;

/** Which units of several: those of the battle have a board of their own. */
const UNITS = /^(units\.|sea\.pickUp$|join\.units$|soldier\.units$)/;

/** Questions that begin a Move, or lead it on. */
const MOVES: ReadonlySet<string> = new Set([
  "activation.pay",
  "activation.operation",
  "expansion.choose",
  "major.where",
  "minor.where",
  "land.step",
  "sea.sail",
]);

const BOOKS = new Set(["manpower.plan", "maintenance.plan", "recruitment.which", "recruitment.orders"]);
const TALKS = new Set([
  "meeting.invite",
  "meeting.speak",
  "alliance.speak",
  "deal.terms",
  "deal.answer",
  "bribe.offer",
]);

const books: Board = {
  name: "books",
  fits: ({ key }) => BOOKS.has(key),
  load: async () => (await import("../books/load.ts")).load(),
  wide: true,
};

const talk: Board = {
  name: "talk",
  fits: ({ key }) => TALKS.has(key),
  load: async () => (await import("../talk/load.ts")).load(),
  wide: true,
};

/** 17.15: questions about nothing but cards. */
const cards: Board = {
  name: "cards",
  fits: ({ key }) => /^card\.[fklw]/.test(key),
  load: async () => (await import("../cards/load.ts")).load(),
};

/** Whatever has no board of its own is asked by how a person thinks of it: yes or no, a number, a place, a short list. */
const choices: Board = {
  name: "choices",
  fits: ({ by }) => by !== "plan",
  load: async () => (await import("../choices/load.ts")).load(),
};

/** The first that fits is used. */
export const BOARDS: readonly Board[] = [
  { name: "plan", fits: ({ key }) => MOVES.has(key), load: () => import("../plan/board.tsx") },
  {
    name: "battle",
    fits: ({ key }) => BATTLE.test(key),
    watches: watchesBattle,
    load: async () => (await import("./battle/load.ts")).load(),
    wide: true,
  },
  { name: "units", fits: ({ key }) => UNITS.test(key), load: () => import("../plan/units-board.tsx") },
  books,
  talk,
  cards,
  choices,
];

export const boardFor = ({ prompt, view }: { prompt: Prompt | null; view: View }): Board | undefined =>
  BOARDS.find(({ fits, watches }) => (prompt ? fits(prompt) : watches?.(view)));
