import { expect, test } from "vitest";
import { reveals, seen, type Event } from "./event.ts";

const hiding: Event[] = [
  { type: "dealt", seat: 1, cards: [3, 4] },
  { type: "kept", seat: 1, cards: [3], under: [4, 5] },
  { type: "peeked", seat: 1, cards: [7, 8, 9] },
  { type: "drew", seat: 1, cards: [3] },
  { type: "placed", seat: 1, cards: [3], to: "hand" },
  { type: "placed", seat: 1, cards: [3], to: "deck" },
];

test.each(hiding)("10.3, 2.5, 3.2, 3.3 what others see of $type hides the cards", (event) => {
  expect(seen(event, 1)).toBe(event);
  const hidden = {
    ...event,
    ...("cards" in event && { cards: event.cards.map(() => null) }),
    ...("under" in event && { under: event.under.map(() => null) }),
  };
  for (const viewer of [0, 2, "spectator"] as const) expect(seen(event, viewer)).toStrictEqual(hidden);
});

const open: Event[] = [
  { type: "dealtToRome", open: [1, 2, 3], hidden: 3 },
  { type: "started", seat: 1, cards: [3] },
  { type: "laid", legion: 0, card: 3 },
  { type: "round", round: 1, startPlayer: 1 },
  { type: "turn", seat: 1 },
  { type: "fed", seat: 1, card: 3, legion: 0 },
  { type: "bought", seat: 1, legion: 0, cards: [3] },
  { type: "played", seat: 1, card: 3 },
  { type: "conspiratus", seat: 1, from: 0 },
  { type: "tribute", seat: 1, card: 3 },
  { type: "senate", seat: 1 },
  { type: "passed", seat: 1 },
  { type: "aurei", seat: 1, change: 2, rule: "3.2" },
  { type: "collected", legion: 0, cards: [3] },
  { type: "over", rule: "5.1", hidden: [7, 8, 9] },
];

test.each(open)("2.7 $type is public", (event) => {
  for (const viewer of [0, 1, "spectator"] as const) expect(seen(event, viewer)).toBe(event);
});

test("what shows its actor something new cannot be taken back", () => {
  const revealing = new Set([...hiding, ...open].filter(reveals).map(({ type }) => type));
  expect([...revealing].toSorted()).toStrictEqual(["dealt", "drew", "laid", "over", "peeked"]);
});
