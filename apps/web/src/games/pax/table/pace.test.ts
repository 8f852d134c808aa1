import type { Event } from "@ara/pax";
import { expect, test } from "vitest";
import { Pace, TURN } from "./pace.ts";

const turn: Event = { type: "turn", seat: 1 };
const played: Event = { type: "played", seat: 1, card: 0 };
const kept = (card: number | null): Event => ({ type: "placed", seat: 1, cards: [card], to: "hand" });

test("a turn takes no longer than its time, however much is done in it", () => {
  const pace = new Pace();
  let now = 5000;
  const news = [[turn], ...Array.from({ length: 40 }, () => [played])];
  for (const log of news) {
    pace.show(log, TURN.normal, now);
    now += pace.pause(log, TURN.normal, now);
  }
  expect(now - 5000).toBe(TURN.normal);
  expect(pace.isLate(now)).toBe(true);
  pace.show([turn], TURN.normal, now);
  expect(pace.isLate(now)).toBe(false);
});

test("a bot's turn takes at most three seconds at the usual pace", () => {
  expect(TURN.normal).toBeLessThanOrEqual(3000);
});

test("what is done in secret stays as long whichever card it is", () => {
  const pauses = [null, 3, 77].map((card) => {
    const pace = new Pace();
    pace.show([turn], TURN.normal, 0);
    return pace.pause([kept(card)], TURN.normal, 0);
  });
  expect(new Set(pauses).size).toBe(1);
});
