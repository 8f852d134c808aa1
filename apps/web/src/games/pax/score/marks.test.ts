import {
  buy,
  card,
  DRAW,
  END,
  keep,
  PEEK,
  place,
  play,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  tribute,
  type Action,
} from "@ara/pax";
import { expect, test } from "vitest";
import { markOf } from "./marks.ts";

const C = card(2, 1, 3);

test.each<[string, Action, ReturnType<typeof markOf>]>([
  ["keep", keep(C), { card: C, from: "drawn", to: "hand" }],
  ["draw", DRAW, { card: null, from: null, to: "deck" }],
  ["peek", PEEK, { card: null, from: null, to: "rome" }],
  ["hand", place(C, TO_HAND), { card: C, from: "drawn", to: "hand" }],
  ["deck", place(C, TO_DECK), { card: C, from: "drawn", to: "deck" }],
  ["legion", place(C, TO_LEGION + 1), { card: C, from: "drawn", to: "legion-1" }],
  ["buy", buy(2), { card: null, from: null, to: "legion-2" }],
  ["play", play(C), { card: C, from: "hand", to: "display" }],
  ["tribute", tribute(C), { card: C, from: "hand", to: "rome" }],
  ["end", END, { card: null, from: null, to: null }],
])("%s shows on a board what it touches", (_name, action, mark) => {
  expect(markOf(action)).toEqual(mark);
});
