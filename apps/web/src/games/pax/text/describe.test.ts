import { LANGUAGES, grammars } from "@ara/kernel";
import { pax, promptOf, type State } from "@ara/pax";
import { testTable } from "@ara/pax/testing";
import { describe as suite, expect, it } from "vitest";
import { describe, linesOf, sectionOf, type SectionName } from "./describe.ts";
import type { PaxNews } from "../types.ts";
import { questionOf, refusalsOf } from "./question.ts";
import { testSpeech } from "./testing.ts";

const table = (): State =>
  testTable(3, {
    step: "buy",
    aurei: [3, 6, 2],
    hands: [["army:2:4", "land:1:1"]],
    displays: [["land:2:3", "fleet:1:1"], ["intrigue:1:1"], []],
    legions: [["army:1:4"], [], ["fleet:2:3", "wealth:1:1"], ["senator:1:1"]],
    deck: ["land:1:1", "land:1:1"],
    romeOpen: ["fleet:2:2", "fleet:2:2"],
    romeHidden: ["army:1:1", "army:1:1", "senator:2:2"],
    conspiratus: 1,
  });

const newsOf = (state: State, seat = state.decider): PaxNews => ({
  version: 1,
  view: pax.view(state, seat),
  from: 0,
  log: [],
  asked: pax.toAct(state),
  prompt: promptOf(state, seat),
  undoable: 0,
  free: 0,
  said: null,
  unsaved: null,
  over: false,
});

const lines = (name: SectionName, state = table(), language: (typeof LANGUAGES)[number] = "en"): string[] =>
  linesOf(sectionOf(name, pax.view(state, 0), testSpeech(language)), grammars[language]);

suite("the table as text", () => {
  it("numbers the hand as commands do, and says purse and limit", () => {
    expect(lines("hand")).toEqual([
      "Your hand.",
      "1: Land (one symbol, value 1)",
      "2: Army (two symbols, value 4)",
      "You have 3 aurei.",
      "Fleet and Army may each reach 2 symbols. (PAX 3.10)",
    ]);
  });

  it("tells the groups, their price, and which one Rome takes next", () => {
    expect(lines("legions")).toEqual([
      "Legions.",
      "Legion 1: Army (one symbol, value 4). Value 4, you pay 4. As things stand, Rome takes this group next, if the deck lasts. (PAX 4.2)",
      "Legion 2 is empty.",
      "Legion 3: Fleet (two symbols, value 3), Wealth (one symbol, value 1). Value 4, you pay 4.",
      "Legion 4: Senator (one symbol, value 1). Value 1, you pay 1.",
    ]);
  });

  it("weighs Rome against the strongest player, bonus included", () => {
    const told = lines("balance");
    expect(told).toContain("Rome is ahead in 5 of 7 categories. With 4 it wins. (PAX 6.3)");
    expect(told).toContain("If the game ended now, Rome would win, and with it Octavia.");
    expect(told).toContain("3 cards of Rome are face down and not counted.");
    expect(told).toContain("Land: Rome 0, you 2, strongest 2: you. Ahead: you.");
    expect(told).toContain("Fleet: Rome 4, you 1, strongest 1: you. Ahead: Rome.");
    expect(told).toContain("Army: Rome 1, you 0. Ahead: Rome.");
  });

  it("shows Rome's face-down cards only to who has peeked (3.2)", () => {
    const state = table();
    expect(lines("rome", state).join(" ")).not.toContain("Senator");
    state.players[0]!.peeked = true;
    expect(lines("rome", state)).toContain(
      "You have seen the cards face down: Army (one symbol, value 1), Army (one symbol, value 1), Senator (two symbols, value 2).",
    );
  });

  it("keeps others' purses secret unless the table is open (2.7)", () => {
    expect(lines("players")[1]).toBe("Octavia (bot, miles): symbols laid out: Intrigue 1. Primus conspiratus.");
    const open = { ...table(), config: { ...table().config, memory: "open" as const } };
    expect(lines("players", open)[1]).toContain("6 aurei, 0 cards in hand.");
  });

  it("says what the campaign asks for (8.4)", () => {
    const solo = testTable(1, { displays: [["land:2:3"]] }, { solo: 3 });
    expect(lines("balance", solo)[1]).toBe(
      "You are stronger than Rome in 1 category. You need 5, and all 7 in your display. (PAX 8.4)",
    );
    expect(lines("players", solo)).toEqual(["The others.", "Nobody else sits here."]);
  });

  it("has no hand for who only watches", () => {
    const names = describe(pax.view(table(), "spectator"), testSpeech("en")).map(({ name }) => name);
    expect(names).toEqual(["legions", "rome", "balance", "players", "deck"]);
  });

  it("tells ten categories with Nocturnus", () => {
    const state = testTable(2, {}, { nocturnus: true });
    expect(lines("balance", state)[1]).toBe("Rome is ahead in 10 of 10 categories. With 5 it wins. (PAX 6.3)");
  });

  it.each([
    ["en", "Do you buy a group? You have 3 aurei. Legion 4 costs 1."],
    ["de", "Kaufst du eine Gruppe? Du hast 3 Aurei. Legion 4 kostet 1."],
    ["nl", "Koop je een groep? Je hebt 3 aurei. Legioen 4 kost 1."],
  ] as const)("asks in %s", (language, question) => {
    expect(questionOf(newsOf(table()), testSpeech(language))).toBe(question);
  });

  it.each([
    ["en", "Legion 1, Legion 3: This group costs 4 aurei; you have 3. (PAX 3.7)"],
    ["de", "Legion 1, Legion 3: Diese Gruppe kostet 4 Aurei; du hast 3. (PAX 3.7)"],
    ["nl", "Legioen 1, Legioen 3: Deze groep kost 4 aurei; je hebt er 3. (PAX 3.7)"],
  ] as const)("names the rule behind what is refused, in %s", (language, refusal) => {
    expect(refusalsOf(newsOf(table()), testSpeech(language))).toContain(refusal);
  });

  it.each(LANGUAGES)("leaves no dot and no Roman numeral for the ear, in %s", (language) => {
    const told = describe(pax.view(table(), 0), testSpeech(language))
      .flatMap((part) => linesOf(part, grammars[language]))
      .join(" ");
    expect(told).not.toMatch(/●|undefined|\b(II|III|IV)\b/);
  });
});
