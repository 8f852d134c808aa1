import { Match } from "@ara/kernel";
import { card, config, INTRIGUE, LAND, pax, type Event } from "@ara/pax";
import { plain } from "@ara/pax/turn";
import { signal } from "@preact/signals";
import { beforeAll, expect, test, vi } from "vitest";
import type { PaxNews } from "../../types.ts";
import { paxWords } from "../../words.ts";
import type { Desk } from "../desk.ts";
import { bookOf } from "./book.ts";
import { turnWords } from "./words.ts";

vi.mock("../../../../app/settings.ts", () => ({ settings: signal({ language: "en" }) }));

beforeAll(() => Promise.all([paxWords, turnWords].map((words) => words.load("en"))));

const ME = 0;
const LIVIA = 1;
const GAIUS = 2;
const plays = (seat: number, category: number): Event[] => [
  { type: "turn", seat },
  { type: "played", seat, card: card(category, 1, 1) },
];
const LOG: readonly Event[] = [
  ...plays(GAIUS, LAND),
  ...plays(ME, LAND),
  ...plays(LIVIA, LAND),
  { type: "collected", legion: 0, cards: [card(INTRIGUE, 1, 2)] },
  { type: "round", round: 2, startPlayer: LIVIA },
  ...plays(LIVIA, INTRIGUE),
  ...plays(ME, INTRIGUE),
] as Event[];
/** Where my turn before the last had ended. */
const SINCE = 4;

function book() {
  const match = new Match(pax, config(3), { seats: ["Me", "Livia", "Gaius"], seed: "book" });
  const desk = {
    viewer: ME,
    seats: ["Me", "Livia", "Gaius"].map((name) => ({ name, bot: null })),
    lines: signal(LOG.map((event) => ({ event, said: null }))),
    news: signal({ from: 0, version: 1, view: pax.view(match.state, ME), log: LOG } as unknown as PaxNews),
  };
  return bookOf(desk as unknown as Desk);
}

test("since my last turn everybody's turns are told in the order of play, with what Rome took", () => {
  const told = book()
    .lately(SINCE)
    .map((turn) => plain(book().sentence(turn)).replaceAll("\u00A0", " "));
  expect(told).toEqual([
    "Gaius played Land I.",
    "Livia played Land I.",
    "Rome took legion I (Intrigue I).",
    "Livia played Intrigue I.",
  ]);
});

test("who moved twice since then is told with both turns, also where there is little room", () => {
  const one = book();
  const livias = one.latelyOf(LIVIA, SINCE);
  expect(livias).toHaveLength(2);
  for (const told of one.together(livias))
    expect(plain(told).replaceAll("\u00A0", " ")).toBe("Livia played Land I. Livia played Intrigue I.");
});
