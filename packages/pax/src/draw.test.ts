import { describe, expect, test } from "vitest";
import { deckCards, deckSlippedBy, NOBODY } from "./deck.ts";
import { extraDraws, holds } from "./draw.ts";
import type { State } from "./state.ts";
import { act, names, options, refusedBy, symbols, testCard, testCards, testTable } from "./testing.ts";

/** Cards by letter, so that a course of a draw can be read. */
const CARDS = {
  A: "land:1:1",
  B: "intrigue:1:1",
  C: "wealth:1:1",
  D: "fleet:1:1",
  E: "army:1:1",
  F: "religion:2:3",
  G: "senator:1:1",
};
type Letter = keyof typeof CARDS;
const spell = (letters: string): string[] => letters.split("").map((letter) => CARDS[letter as Letter]);
const letters = (cards: readonly number[]): string =>
  names(cards)
    .map((name) => Object.entries(CARDS).find(([, card]) => card === name)?.[0] ?? "?")
    .join("");

function drawing(deck: string, { religion = 0, militia = 0 } = {}): State {
  const displays = [[...symbols("religion", religion), ...symbols("militia", militia)]];
  return testTable(2, { deck: spell(deck), displays }, { nocturnus: militia > 0 });
}

/** "A>hand B>deck C>2": where each card goes. Returns what was drawn each time. */
function follow(state: State, course: string): string {
  const moves = course.split(" ").filter((move) => move !== "");
  const actions = moves.map((move) => {
    const [letter, to] = move.split(">") as [Letter, string];
    const card = CARDS[letter];
    return to === "hand" || to === "deck"
      ? { type: "place", card, to }
      : { type: "place", card, to: "legion", legion: Number(to) };
  });
  return act(state, { type: "draw" }, ...actions)
    .flatMap((event) => (event.type === "drew" ? [letters(event.cards.filter((c) => c !== null))] : []))
    .join(" ");
}

const allPlaces = ["hand", "deck", "1", "2", "3"];

/** All placements of the cards at these places, as `options` lists them. */
const placements = (cards: string, places: readonly string[]): string[] =>
  spell(cards).flatMap((card) =>
    places.map((to) =>
      JSON.stringify(
        to === "hand" || to === "deck"
          ? { type: "place", card, to }
          : { type: "place", card, to: "legion", legion: Number(to) },
      ),
    ),
  );

test.each([
  [0, 1],
  [2, 1],
  [3, 2],
  [5, 2],
  [6, Infinity],
  [9, Infinity],
])("3.3, 3.4, 3.5 with %i Religion symbols %d drawn cards are held at a time", (religion, held) => {
  expect(holds(drawing("", { religion }))).toBe(held);
});

test.each([
  [0, 0],
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
  [11, 2],
  [12, 3],
])("9.2 %i Militia symbols bring %i cards more", (militia, extra) => {
  const state = drawing("ABCDEFG", { militia });
  expect(extraDraws(state.players[0]!)).toBe(extra);
  act(state, { type: "draw" });
  expect(state.places).toStrictEqual({ hand: 1 + extra, legion: 1, deck: 1 });
});

interface Course {
  deck: string;
  religion?: number;
  militia?: number;
  course: string;
  /** What was drawn each time. */
  drew: string;
  hand: string;
  /** The deck afterwards. */
  left: string;
}

/** Plays a draw to its end and looks where every card is. */
function playOut(row: Course): void {
  const state = drawing(row.deck, row);
  expect(follow(state, row.course)).toBe(row.drew);
  expect(letters(state.players[0]!.hand)).toBe(row.hand);
  expect(letters(deckCards(state.deck))).toBe(row.left);
  const fed = row.course.split(" ").find((move) => move.endsWith(">2"));
  expect(state.legions.map(letters)).toStrictEqual(["", fed?.[0] ?? "", ""]);
  expect(state.drawn).toStrictEqual([]);
  expect(state).toMatchObject({ step: "buy", places: { hand: 0, legion: 0, deck: 0 } });
  // 3.6: who could draw at least one card gets no aurei.
  expect(state.players[0]!.aurei).toBe(5);
}

test.each([
  { deck: "ABCD", course: "A>hand B>deck C>2", drew: "A B C", hand: "A", left: "DB" },
  { deck: "ABCD", course: "A>hand B>2 C>deck", drew: "A B C", hand: "A", left: "DC" },
  { deck: "ABCD", course: "A>deck B>hand C>2", drew: "A B C", hand: "B", left: "DA" },
  { deck: "ABCD", course: "A>deck B>2 C>hand", drew: "A B C", hand: "C", left: "DA" },
  { deck: "ABCD", course: "A>2 B>hand C>deck", drew: "A B C", hand: "B", left: "DC" },
  { deck: "ABCD", course: "A>2 B>deck C>hand", drew: "A B C", hand: "C", left: "DB" },
  { deck: "ABCD", religion: 2, course: "A>2 B>deck C>hand", drew: "A B C", hand: "C", left: "DB" },
  { deck: "ABC", course: "A>hand B>2 C>deck", drew: "A B C", hand: "A", left: "C" },
])("3.3 three cards, one at a time, one to each place, in any order: $deck, $course", playOut);

test.each([
  { deck: "ABCD", religion: 3, course: "A>deck B>hand C>2", drew: "AB C", hand: "B", left: "DA" },
  { deck: "ABCD", religion: 3, course: "B>2 C>deck A>hand", drew: "AB C", hand: "A", left: "DC" },
  { deck: "ABCD", religion: 5, course: "B>deck A>2 C>hand", drew: "AB C", hand: "C", left: "DB" },
  { deck: "ABC", religion: 3, course: "A>2 C>hand B>deck", drew: "AB C", hand: "C", left: "B" },
])("3.4 Religion 3 to 5: the first two together, then the third: $deck, $course", playOut);

test.each([
  { deck: "ABCD", religion: 6, course: "C>hand A>deck B>2", drew: "ABC", hand: "C", left: "DA" },
  { deck: "ABCD", religion: 9, course: "B>2 A>hand C>deck", drew: "ABC", hand: "A", left: "DC" },
])("3.5 Religion 6: all cards together: $deck, $course", playOut);

test.each([
  { deck: "A", course: "A>hand", drew: "A", hand: "A", left: "" },
  { deck: "A", course: "A>2", drew: "A", hand: "", left: "" },
  // A card slipped under the deck comes back, as long as cards are due.
  { deck: "A", course: "A>deck A>hand", drew: "A A", hand: "A", left: "" },
  { deck: "A", course: "A>deck A>2", drew: "A A", hand: "", left: "" },
  { deck: "AB", course: "A>hand B>2", drew: "A B", hand: "A", left: "" },
  { deck: "AB", course: "A>hand B>deck B>2", drew: "A B B", hand: "A", left: "" },
  { deck: "AB", course: "A>deck B>2 A>hand", drew: "A B A", hand: "A", left: "" },
  { deck: "AB", course: "A>2 B>deck B>hand", drew: "A B B", hand: "B", left: "" },
  { deck: "ABC", course: "A>deck B>2 C>hand", drew: "A B C", hand: "C", left: "A" },
  // Religion 3: one card alone is drawn first; with no third card both go freely.
  { deck: "A", religion: 3, course: "A>hand", drew: "A", hand: "A", left: "" },
  { deck: "A", religion: 3, course: "A>deck A>hand", drew: "A A", hand: "A", left: "" },
  { deck: "AB", religion: 3, course: "A>hand B>2", drew: "AB", hand: "A", left: "" },
  { deck: "AB", religion: 3, course: "B>hand A>deck A>2", drew: "AB A", hand: "B", left: "" },
  { deck: "AB", religion: 5, course: "A>deck A>2 B>hand", drew: "AB A", hand: "B", left: "" },
  // Religion 6: everything at the start, nothing later.
  { deck: "A", religion: 6, course: "A>deck", drew: "A", hand: "", left: "A" },
  { deck: "AB", religion: 6, course: "A>deck B>hand", drew: "AB", hand: "B", left: "A" },
  { deck: "AB", religion: 6, course: "A>2 B>deck", drew: "AB", hand: "", left: "B" },
])("3.6 a short deck: $deck, Religion $religion, $course", playOut);

test.each([
  { deck: "ABCDE", militia: 4, course: "A>hand B>hand C>2 D>deck", drew: "A B C D", hand: "AB", left: "ED" },
  { deck: "ABCDE", militia: 7, course: "A>deck B>2 C>hand D>hand", drew: "A B C D", hand: "CD", left: "EA" },
  { deck: "ABCDEG", militia: 8, course: "A>hand B>2 C>hand D>deck E>hand", drew: "A B C D E", hand: "ACE", left: "GD" },
  { deck: "ABC", militia: 4, course: "A>deck B>hand C>2 A>hand", drew: "A B C A", hand: "AB", left: "" },
  { deck: "AB", militia: 4, course: "A>hand B>hand", drew: "A B", hand: "AB", left: "" },
  // With 3 Religion symbols two cards are held at a time and go anywhere.
  {
    deck: "ABCDE",
    militia: 4,
    religion: 3,
    course: "A>hand C>hand B>2 D>deck",
    drew: "AB C D",
    hand: "AC",
    left: "ED",
  },
  {
    deck: "ABCDEG",
    militia: 8,
    religion: 5,
    course: "B>hand A>hand D>hand C>deck E>2",
    drew: "AB C D E",
    hand: "ABD",
    left: "GC",
  },
  // With 6 all cards are drawn together.
  { deck: "ABCDE", militia: 4, religion: 6, course: "D>hand A>2 B>hand C>deck", drew: "ABCD", hand: "BD", left: "EC" },
  {
    deck: "ABCDEG",
    militia: 8,
    religion: 6,
    course: "A>hand B>hand C>hand D>2 E>deck",
    drew: "ABCDE",
    hand: "ABC",
    left: "GE",
  },
  { deck: "ABC", militia: 8, religion: 6, course: "A>hand B>deck C>hand", drew: "ABC", hand: "AC", left: "B" },
])("9.2 Militia $militia, Religion $religion: $deck, $course", playOut);

test.each([
  [0, 0],
  [3, 0],
  [6, 0],
  [0, 4],
  [6, 8],
])("3.6 an empty deck gives 2 aurei, and the turn goes on: Religion %i, Militia %i", (religion, militia) => {
  const state = drawing("", { religion, militia });
  expect(act(state, { type: "draw" })).toStrictEqual([{ type: "aurei", seat: 0, change: 2, rule: "3.6" }]);
  expect(state).toMatchObject({ step: "buy", active: 0, places: { hand: 0, legion: 0, deck: 0 } });
  expect(state.players.map(({ aurei }) => aurei)).toStrictEqual([7, 5]);
});

test("3.3 each place is used exactly once", () => {
  const state = drawing("ABCD");
  act(state, { type: "draw" });
  expect(options(state)).toStrictEqual(placements("A", allPlaces));
  act(state, { type: "place", card: CARDS.A, to: "hand" });
  expect(options(state)).toStrictEqual(placements("B", ["deck", "1", "2", "3"]));
  expect(refusedBy(state, { type: "place", card: CARDS.B, to: "hand" })).toStrictEqual({
    key: "place.handUsed",
    rule: "3.3",
    params: {},
  });
  act(state, { type: "place", card: CARDS.B, to: "deck" });
  expect(options(state)).toStrictEqual(placements("C", ["1", "2", "3"]));
  expect(refusedBy(state, { type: "place", card: CARDS.C, to: "deck" })).toStrictEqual({
    key: "place.deckUsed",
    rule: "3.3",
    params: {},
  });
});

test("3.3 only one card goes under a legion", () => {
  const state = drawing("ABCD");
  act(state, { type: "draw" }, { type: "place", card: CARDS.A, to: "legion", legion: 1 });
  expect(options(state)).toStrictEqual(placements("B", ["hand", "deck"]));
  expect(refusedBy(state, { type: "place", card: CARDS.B, to: "legion", legion: 2 })).toStrictEqual({
    key: "place.legionUsed",
    rule: "3.3",
    params: {},
  });
});

test("3.3 what happens is told card by card", () => {
  const state = testTable(3, { active: 1, deck: spell("ABCD"), legions: [[], [], [], [CARDS.G]] });
  const [A, B, C] = testCards(spell("ABC"));
  expect(
    act(
      state,
      { type: "draw" },
      { type: "place", card: CARDS.A, to: "legion", legion: 4 },
      { type: "place", card: CARDS.B, to: "deck" },
      { type: "place", card: CARDS.C, to: "hand" },
    ),
  ).toStrictEqual([
    { type: "drew", seat: 1, cards: [A] },
    { type: "fed", seat: 1, card: A, legion: 3 },
    { type: "drew", seat: 1, cards: [B] },
    { type: "placed", seat: 1, cards: [B], to: "deck" },
    { type: "drew", seat: 1, cards: [C] },
    { type: "placed", seat: 1, cards: [C], to: "hand" },
  ]);
  expect(letters(state.legions[3]!)).toBe("GA");
  expect(deckSlippedBy(state.deck)).toStrictEqual([NOBODY, 1]);
});

test("3.3 only a drawn card is placed, and only where there is a legion", () => {
  const state = drawing("ABCD");
  act(state, { type: "draw" });
  const notDrawn = { key: "place.notDrawn", rule: "3.3", params: { card: CARDS.B } };
  expect(refusedBy(state, { type: "place", card: CARDS.B, to: "hand" })).toStrictEqual(notDrawn);
  for (const legion of [0, 4]) {
    expect(refusedBy(state, { type: "place", card: CARDS.A, to: "legion", legion })).toStrictEqual({
      key: "legion.unknown",
      rule: "2.2",
      params: { legions: 3 },
    });
  }
});

test("3.4 of the first two cards one must go under a legion or the deck", () => {
  const state = drawing("ABCD", { religion: 3 });
  act(state, { type: "draw" });
  expect(options(state)).toStrictEqual(placements("AB", ["deck", "1", "2", "3"]));
  const firstTwo = { key: "place.firstTwo", rule: "3.4", params: {} };
  expect(refusedBy(state, { type: "place", card: CARDS.A, to: "hand" })).toStrictEqual(firstTwo);
  act(state, { type: "place", card: CARDS.A, to: "legion", legion: 1 });
  expect(options(state)).toStrictEqual(placements("BC", ["hand", "deck"]));
  act(state, { type: "place", card: CARDS.C, to: "hand" });
  expect(options(state)).toStrictEqual(placements("B", ["deck"]));
});

test.each([
  ["a deck of three holds a third card", "ABC", 3, 0, "AB", ["deck", "1", "2", "3"]],
  ["5 Religion symbols are like 3", "ABC", 5, 0, "AB", ["deck", "1", "2", "3"]],
  ["no third card: both go freely", "AB", 3, 0, "AB", allPlaces],
  ["only one card", "A", 3, 0, "A", allPlaces],
  ["2 Religion symbols: one card at a time", "ABC", 2, 0, "A", allPlaces],
  ["6 Religion symbols: no such duty", "ABCD", 6, 0, "ABC", allPlaces],
  ["6 Religion symbols, two cards left", "AB", 6, 0, "AB", allPlaces],
  ["with Militia each may go anywhere (9.2)", "ABCD", 3, 4, "AB", allPlaces],
  ["3 Militia symbols do not help", "ABCD", 3, 3, "AB", ["deck", "1", "2", "3"]],
])("3.4, 3.5, 9.2 the first choice: %s", (_, deck, religion, militia, drawn, places) => {
  const state = drawing(deck, { religion, militia });
  act(state, { type: "draw" });
  expect(options(state)).toStrictEqual(placements(drawn, places));
});

test("3.4 with Militia, two cards in hand at three open places are not the first two", () => {
  const state = drawing("ABCDE", { religion: 3, militia: 4 });
  act(state, { type: "draw" }, { type: "place", card: CARDS.A, to: "deck" });
  expect(options(state)).toStrictEqual(placements("BC", ["hand", "1", "2", "3"]));
});

test("3.3 equal cards are one choice", () => {
  const state = drawing("AAB", { religion: 6 });
  act(state, { type: "draw" });
  expect(options(state)).toStrictEqual(placements("AB", allPlaces));
});

test("9.2 the hand is full after as many cards as are kept", () => {
  const state = drawing("ABCDE", { militia: 4 });
  follow(state, "A>hand B>hand");
  expect(options(state)).toStrictEqual(placements("C", ["deck", "1", "2", "3"]));
  expect(refusedBy(state, { type: "place", card: CARDS.C, to: "hand" })).toMatchObject({ key: "place.handUsed" });
});

test("9.2 Militia of others does not help", () => {
  const state = testTable(2, { deck: spell("ABCD"), displays: [[], symbols("militia", 8)] }, { nocturnus: true });
  act(state, { type: "draw" });
  expect(state.places.hand).toBe(1);
  expect(state.drawn).toStrictEqual([testCard(CARDS.A)]);
});

describe("3.4, 3.5, option religion", () => {
  const table = (religion: "must" | "may", count: number, deck = "ABCDE"): State =>
    testTable(2, { deck: spell(deck), displays: [symbols("religion", count)], romeHidden: spell("EEE") }, { religion });
  const single = { type: "singly" };

  test.each([
    ["must", 3, "ABCDE", false],
    ["must", 6, "ABCDE", false],
    ["may", 2, "ABCDE", false],
    ["may", 3, "ABCDE", true],
    ["may", 6, "ABCDE", true],
    ["may", 3, "A", false],
    ["may", 3, "", false],
  ] as const)("%s, %i symbols and the deck %s: one by one is offered: %s", (religion, count, deck, offered) => {
    const state = table(religion, count, deck);
    expect(options(state).includes('{"type":"singly"}')).toBe(offered);
    expect(refusedBy(state, single) === undefined).toBe(offered);
  });

  test("one by one the first card may go into the hand, and the next is seen after that", () => {
    const state = table("may", 3);
    act(state, single);
    expect(letters(state.drawn)).toBe("A");
    act(state, { type: "place", card: CARDS.A, to: "hand" });
    expect(letters(state.drawn)).toBe("B");
    act(state, { type: "place", card: CARDS.B, to: "deck" }, { type: "place", card: CARDS.C, to: "legion", legion: 1 });
    expect(state).toMatchObject({ step: "buy", singly: false });
  });

  test("with 6 symbols a card slipped under comes back, as it does for everybody else", () => {
    const together = table("may", 6, "AB");
    expect(follow(together, "A>deck B>hand")).toBe("AB");
    expect(together.step).toBe("buy");
    const state = table("may", 6, "AB");
    act(state, single, { type: "place", card: CARDS.A, to: "deck" }, { type: "place", card: CARDS.B, to: "hand" });
    expect(letters(state.drawn)).toBe("A");
  });
});

describe("3.6, option emptyDeck", () => {
  const table = (emptyDeck: "draw" | "hand", deck: string): State =>
    testTable(2, { deck: spell(deck), aurei: [0, 0] }, { emptyDeck });

  test.each([
    ["draw", "A", "A>1", 0],
    ["hand", "A", "A>1", 2],
    ["hand", "A", "A>hand", 0],
    ["hand", "AB", "A>deck B>1 A>hand", 0],
    ["hand", "ABC", "A>1 B>deck C>hand", 0],
    ["draw", "", "", 2],
    ["hand", "", "", 2],
  ] as const)("%s, the deck %s and %s: %i aurei", (emptyDeck, deck, course, aurei) => {
    const state = table(emptyDeck, deck);
    follow(state, course);
    expect(state).toMatchObject({ step: "buy" });
    expect(state.players[0]!.aurei).toBe(aurei);
  });

  test("with Militia one card into the hand is enough", () => {
    const state = testTable(
      2,
      { deck: spell("A"), aurei: [0, 0], displays: [symbols("militia", 4)] },
      { emptyDeck: "hand", nocturnus: true },
    );
    follow(state, "A>hand");
    expect(state.players[0]!.aurei).toBe(0);
  });
});
