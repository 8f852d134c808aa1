import { LANGUAGES, type Language, type Refusal } from "@ara/kernel";
import { expect, test } from "vitest";
import { CATEGORIES } from "../card.ts";
import { NOBODY } from "../deck.ts";
import type { Event } from "../event.ts";
import { testCard, testCards } from "../testing.ts";
import { LATIN, paxTexts, roman, RULES, sayCard, sayEvent, sayNo } from "./index.ts";
import { cardText, plural } from "./words.ts";

/** "refusals.buy.empty: function": every path of a catalogue with the kind of what is there. */
const shape = (texts: object, path = ""): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "object" ? shape(value as object, `${path}${key}.`) : [`${path}${key}: ${typeof value}`],
  );

test.each(LANGUAGES)("%s has the same keys as English", (language) => {
  expect(shape(paxTexts[language]).toSorted()).toStrictEqual(shape(paxTexts.en).toSorted());
});

/** Every parameter that a sentence can ask for. */
const PARAMS = {
  who: "Livia",
  from: "Gaia",
  cards: "A, B",
  under: "C",
  card: "land:1:2",
  hidden: 3,
  legion: "IV",
  legions: 6,
  round: 7,
  aurei: 4,
  rule: "3.11",
  found: "nonsense",
  action: "keep",
  step: "turn",
  plays: 2,
  price: 5,
  cost: 3,
  category: "army",
  symbols: 8,
  limit: 1,
  players: 1,
  field: "memory",
  line: 9,
  expected: 10,
  seat: 1,
};

const leaves = (texts: object): [string, unknown][] =>
  Object.entries(texts).flatMap(([key, value]): [string, unknown][] =>
    typeof value === "object"
      ? leaves(value as object).map(([name, leaf]) => [`${key}.${name}`, leaf])
      : [[key, value]],
  );

const say = (leaf: unknown, params: unknown): string =>
  typeof leaf === "function" ? String((leaf as (params: unknown) => unknown)(params)) : String(leaf);

test.each(LANGUAGES)("%s says something, and nothing undefined, for every key", (language) => {
  const { grammar: _grammar, ...texts } = paxTexts[language];
  for (const [key, leaf] of leaves(texts)) {
    for (const params of [PARAMS, { ...PARAMS, cards: "", players: 2, aurei: 1, cost: 1, price: 1 }]) {
      const text = say(leaf, key === "unknownCards" ? 2 : params);
      expect(text.trim(), key).not.toBe("");
      expect(text, key).not.toMatch(/undefined|NaN|\[object|null/);
    }
  }
});

/** Each event with what its sentence must name, in every language. */
const EVENTS: [Event, string[]][] = [
  [{ type: "dealtToRome", open: [], hidden: 3 }, ["3"]],
  [{ type: "dealtToRome", open: testCards(["land:1:2", "army:2:4"]), hidden: 3 }, ["● 2, ", "●● 4", "3"]],
  [{ type: "dealt", seat: 1, cards: testCards(["land:1:2"]) }, ["Gaia", "● 2"]],
  [{ type: "dealt", seat: 1, cards: [null, null, null] }, ["Gaia", "3"]],
  [
    { type: "kept", seat: 1, cards: testCards(["land:1:2"]), under: testCards(["army:2:4", "land:1:1"]) },
    ["Gaia", "● 2", "●● 4, ", "● 1"],
  ],
  [{ type: "kept", seat: 1, cards: [null], under: [null, null, null] }, ["Gaia", "1", "3"]],
  [{ type: "started", seat: 0, cards: testCards(["land:1:2"]) }, ["Livia", "● 2"]],
  [{ type: "laid", legion: 8, card: testCard("land:1:2") }, ["IX", "● 2"]],
  [{ type: "round", round: 12, startPlayer: 1 }, ["12", "Gaia"]],
  [{ type: "turn", seat: 1 }, ["Gaia"]],
  [{ type: "peeked", seat: 1, cards: testCards(["land:1:2", "army:2:4", "land:1:1"]) }, ["Gaia", "● 2", "●● 4", "● 1"]],
  [{ type: "peeked", seat: 1, cards: [null, null, null] }, ["Gaia"]],
  [{ type: "drew", seat: 1, cards: testCards(["land:1:2"]) }, ["Gaia", "● 2"]],
  [{ type: "drew", seat: 1, cards: [null, null] }, ["Gaia", "2"]],
  [{ type: "placed", seat: 1, cards: testCards(["land:1:2"]), to: "hand" }, ["Gaia", "● 2"]],
  [{ type: "placed", seat: 1, cards: testCards(["land:1:2"]), to: "deck" }, ["Gaia", "● 2"]],
  [{ type: "fed", seat: 1, card: testCard("land:1:2"), legion: 3 }, ["Gaia", "IV", "● 2"]],
  [{ type: "bought", seat: 1, legion: 0, cards: testCards(["land:1:2", "army:2:4"]) }, ["Gaia", "I", "● 2, ", "●● 4"]],
  [{ type: "played", seat: 1, card: testCard("army:2:4") }, ["Gaia", "●● 4"]],
  [{ type: "conspiratus", seat: 1, from: NOBODY }, ["Gaia"]],
  [{ type: "conspiratus", seat: 1, from: 0 }, ["Gaia", "Livia"]],
  [{ type: "tribute", seat: 1, card: testCard("army:2:4") }, ["Gaia", "●● 4"]],
  [{ type: "senate", seat: 1 }, ["Gaia"]],
  [{ type: "passed", seat: 1 }, ["Gaia"]],
  [{ type: "aurei", seat: 1, change: -3, rule: "3.7" }, ["Gaia", "3"]],
  [{ type: "aurei", seat: 1, change: 2, rule: "3.11" }, ["Gaia", "2"]],
  [{ type: "collected", legion: 5, cards: testCards(["land:1:2", "army:2:4"]) }, ["VI", "● 2, ", "●● 4"]],
  [{ type: "over", rule: "5.1", hidden: testCards(["land:1:2"]) }, ["● 2"]],
];

const nameOf = (seat: number): string => ["Livia", "Gaia"][seat] ?? "nobody";

for (const language of LANGUAGES) {
  test.each(EVENTS)(`${language} tells of %j`, (event, parts) => {
    const text = sayEvent(language, event, nameOf);
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toMatch(/undefined|null|nobody|-\d/);
  });

  test(`${language} says different things of different events`, () => {
    const told = EVENTS.map(([event]) => sayEvent(language, event, nameOf));
    expect(new Set(told).size).toBe(EVENTS.length);
  });
}

test("the log in English", () => {
  const told = EVENTS.map(([event]) => sayEvent("en", event, nameOf));
  expect(told).toStrictEqual([
    "Rome receives 3 cards, face down.",
    "Rome receives Land ● 2, Army ●● 4 face up, and 3 cards face down.",
    "Gaia draws Land ● 2 and keeps one.",
    "Gaia draws 3 cards and keeps one.",
    "Gaia keeps Land ● 2 and slips Army ●● 4, Land ● 1 under the deck.",
    "Gaia keeps 1 card and slips 3 under the deck.",
    "Livia begins with Land ● 2 laid out.",
    "Land ● 2 is laid under legion IX.",
    "Round 12: Gaia starts.",
    "Gaia begins a turn.",
    "Gaia looks at Rome's face-down cards: Land ● 2, Army ●● 4, Land ● 1.",
    "Gaia looks at Rome's face-down cards.",
    "Gaia draws Land ● 2.",
    "Gaia draws 2 cards.",
    "Gaia takes Land ● 2 into the hand.",
    "Gaia slips Land ● 2 under the deck.",
    "Gaia puts Land ● 2 under legion IV.",
    "Gaia buys legion I: Land ● 2, Army ●● 4.",
    "Gaia plays Army ●● 4.",
    "Gaia becomes primus conspiratus.",
    "Gaia takes primus conspiratus from Livia.",
    "Gaia gives Rome Army ●● 4 as tribute.",
    "The Senator of Gaia opens a senate session.",
    "Gaia passes.",
    "Gaia pays 3 aurei (purchase, PAX 3.7).",
    "Gaia receives 2 aurei (income, PAX 3.11).",
    "Rome collects legion VI: Land ● 2, Army ●● 4.",
    "The game is over. Rome reveals Land ● 2.",
  ]);
});

test("the log tells a reader what he did himself as what you did", () => {
  const own = EVENTS.filter(([event]) => "seat" in event || "startPlayer" in event);
  const told = (language: Language): string[] =>
    own.map(([event]) => sayEvent(language, event, nameOf, "seat" in event ? event.seat : 1));
  for (const language of LANGUAGES) {
    for (const line of told(language)) {
      expect(line, line).toMatch(/\b(you|your|du|je|jij)\b/i);
      expect(line, line).not.toMatch(/Gaia/);
    }
  }
  expect(told("en")).toContain("You take Land ● 2 into your hand.");
  expect(told("de")).toContain("Du siehst dir Roms verdeckte Karten an.");
  expect(told("nl")).toContain("Je bent aan de beurt.");
});

test.each([
  ["en", "Gaia takes primus conspiratus from you."],
  ["de", "Gaia löst dich als primus conspiratus ab."],
  ["nl", "Gaia lost jou af als primus conspiratus."],
] as const)("%s tells who loses primus conspiratus", (language, text) => {
  expect(sayEvent(language, { type: "conspiratus", seat: 1, from: 0 }, nameOf, 0)).toBe(text);
});

test("no card at all is told as nothing", () => {
  expect(sayEvent("en", { type: "over", rule: "5.1", hidden: [] }, nameOf)).toBe(
    "The game is over. Rome reveals nothing.",
  );
});

test.each([
  [1, "Gaia pays 1 aureus (further card, PAX 3.9)."],
  [2, "Gaia pays 2 aurei (further card, PAX 3.9)."],
])("%i aurei are counted", (aurei, text) => {
  expect(sayEvent("en", { type: "aurei", seat: 1, change: -aurei, rule: "3.9" }, nameOf)).toBe(text);
});

const refusal = (key: string, params: Refusal["params"] = {}, rule?: string): Refusal =>
  rule === undefined ? { key, params } : { key, params, rule };

test.each([
  [refusal("buy.cannotPay", { price: 4, aurei: 3 }, "3.7"), "This group costs 4 aurei; you have 3. (PAX 3.7)"],
  [refusal("over"), "The game is over."],
  [refusal("undo.nothing"), paxKernel("undo.nothing")],
  [
    refusal("config.solo", { players: 1, found: "6" }, "8.4"),
    "Alone you play game 1 to 5 of the campaign, not 6. (PAX 8.4)",
  ],
  [
    refusal("config.solo", { players: 2, found: "6" }, "8.4"),
    "The solo campaign is for one player, not for 2. (PAX 8.4)",
  ],
])("10.4 a refusal is said with its rule: %j", (no, text) => {
  expect(sayNo("en", no)).toBe(text);
});

/** A sentence of the kernel has no rule of PAX behind it. */
function paxKernel(key: string): string {
  const text = sayNo("en", { key, params: {} });
  expect(text).not.toBe(key);
  return text;
}

test.each(LANGUAGES)("10.4 %s has a sentence for every refusal, and names its rule", (language) => {
  for (const key of Object.keys(paxTexts.en.refusals)) {
    expect(sayNo(language, { key, rule: "3.7", params: PARAMS })).toMatch(/^\S.+ \(PAX 3\.7\)$/s);
  }
});

test("cards and legions have their names", () => {
  expect(sayCard("en", testCard("religion:2:3"))).toBe("Religion ●● 3");
  expect(cardText({}, "gold:1:4")).toBe("gold ● 4");
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(roman)).toStrictEqual([
    "I",
    "II",
    "III",
    "IV",
    "V",
    "VI",
    "VII",
    "VIII",
    "IX",
    "10",
  ]);
  expect(plural(1, "card", "cards")).toBe("1 card");
  expect(plural(0, "card", "cards")).toBe("0 cards");
});

test("1.1, 1.4 every category has its Latin name", () => {
  expect(LATIN).toStrictEqual({
    land: "praedium",
    intrigue: "conspiratio",
    wealth: "in floribus",
    fleet: "navis longa",
    army: "legionarius",
    religion: "religio",
    senator: "senator",
    militia: "militia",
    scout: "exploratorius",
    adversary: "adversarius",
  });
  expect(Object.keys(LATIN)).toStrictEqual([...CATEGORIES]);
});

test("every rule has a title", () => {
  const chapters = [4, 7, 13, 4, 2, 7, 6, 6, 5, 4];
  const numbers = chapters.flatMap((rules, i) => Array.from({ length: rules }, (_, j) => `${i + 1}.${j + 1}`));
  expect([...RULES].toSorted()).toStrictEqual(numbers.toSorted());
});

test("German calls primus conspiratus as the print does, and lays cards out", () => {
  const { grammar: _grammar, ...texts } = paxTexts.de;
  for (const [key, leaf] of leaves(texts)) {
    const text = say(leaf, key === "unknownCards" ? 2 : PARAMS);
    expect(text, key).not.toMatch(/Primus conspiratus|ausspiel|ausgespielt/);
  }
});
