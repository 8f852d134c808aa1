import { expect, test } from "vitest";
import { NOBODY } from "./deck.ts";
import type { Event } from "./event.ts";
import { writeEvent } from "./event-json.ts";
import { testCard, testCards } from "./testing.ts";

const written: [Event, object][] = [
  [
    { type: "dealtToRome", open: testCards(["land:1:2"]), hidden: 3 },
    { type: "dealtToRome", open: ["land:1:2"], hidden: 3 },
  ],
  [
    { type: "kept", seat: 1, cards: testCards(["land:1:1"]), under: testCards(["army:2:4", "land:1:2"]) },
    { type: "kept", seat: 1, cards: ["land:1:1"], under: ["army:2:4", "land:1:2"] },
  ],
  [
    { type: "drew", seat: 0, cards: [null, null] },
    { type: "drew", seat: 0, cards: [null, null] },
  ],
  [
    { type: "fed", seat: 0, card: testCard("land:1:1"), legion: 0 },
    { type: "fed", seat: 0, card: "land:1:1", legion: 1 },
  ],
  [
    { type: "bought", seat: 0, legion: 8, cards: testCards(["army:1:1"]) },
    { type: "bought", seat: 0, legion: 9, cards: ["army:1:1"] },
  ],
  [
    { type: "conspiratus", seat: 0, from: NOBODY },
    { type: "conspiratus", seat: 0, from: null },
  ],
  [
    { type: "conspiratus", seat: 1, from: 0 },
    { type: "conspiratus", seat: 1, from: 0 },
  ],
  // A purse may lose one aureus; that is not nobody.
  [
    { type: "aurei", seat: 0, change: -1, rule: "3.9" },
    { type: "aurei", seat: 0, change: -1, rule: "3.9" },
  ],
  [{ type: "adjourned" }, { type: "adjourned" }],
];

test.each(written)("%j is written as in records", (event, json) => {
  expect(writeEvent(event)).toStrictEqual(json);
});
