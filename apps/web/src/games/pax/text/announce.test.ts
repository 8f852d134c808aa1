import { pax, type Event } from "@ara/pax";
import { testCard, testTable } from "@ara/pax/testing";
import { describe, expect, it } from "vitest";
import { Announcer, sinceOwn, tellAll } from "./announce.ts";
import { testSpeech } from "./testing.ts";

const army = testCard("army:2:4");
const land = testCard("land:1:1");

const turnOf = (seat: number): Event[] => [
  { type: "turn", seat },
  { type: "drew", seat, cards: [null] },
  { type: "placed", seat, cards: [null], to: "hand" },
  { type: "fed", seat, card: army, legion: 1 },
  { type: "bought", seat, legion: 2, cards: [land] },
  { type: "aurei", seat, change: -1, rule: "3.7" },
  { type: "played", seat, card: land },
  { type: "aurei", seat, change: 1, rule: "3.11" },
];

describe("what is announced", () => {
  it.each([
    [
      "en",
      "Octavia put Army with 2 symbols under legion 2, bought legion 3 for 1 (Land with 1 symbol), played Land with 1 symbol, and earned 1.",
    ],
    [
      "de",
      "Octavia legte Armee mit 2 Symbolen unter Legion 2, kaufte Legion 3 für 1 (Land mit 1 Symbol), legte Land mit 1 Symbol aus und verdiente 1.",
    ],
    [
      "nl",
      "Octavia legde Leger met 2 symbolen onder legioen 2, kocht legioen 3 voor 1 (Land met 1 symbool), speelde Land met 1 symbool en verdiende 1.",
    ],
  ] as const)("a turn of another player is one line, in %s", (language, line) => {
    expect(tellAll(turnOf(1), 0, testSpeech(language))).toEqual([line]);
  });

  it("what was taken from Rome is told, and in how many categories Rome is ahead when that changes", () => {
    const announcer = new Announcer(0);
    const speech = testSpeech("en");
    const before = pax.view(testTable(3, { romeOpen: ["land:1:1"] }), 0);
    const after = pax.view(testTable(3, { romeOpen: ["land:1:1"], displays: [[], ["land:2:1"]] }), 0);
    announcer.tell([{ type: "played", seat: 2, card: army }], true, speech, before);
    announcer.tell([{ type: "turn", seat: 1 }], false, speech, before);
    const lines = announcer.tell([{ type: "played", seat: 1, card: land }], true, speech, after);
    expect(lines[0]).toBe("Octavia played Land with 1 symbol and got past Rome in Land.");
    expect(lines[1]).toMatch(/^Rome now leads in \d; it wins with \d\.$/);
  });

  it("a turn is told when it is complete", () => {
    const announcer = new Announcer(0);
    const speech = testSpeech("en");
    expect(turnOf(1).flatMap((event) => announcer.tell([event], false, speech))).toEqual([]);
    expect(announcer.tell([{ type: "turn", seat: 2 }], false, speech)).toHaveLength(1);
    expect(announcer.tell([{ type: "passed", seat: 2 }], true, speech)).toEqual(["Varro passes."]);
  });

  it("what one does oneself is told at once", () => {
    const announcer = new Announcer(0);
    const fed: Event = { type: "fed", seat: 0, card: army, legion: 0 };
    expect(announcer.tell([fed], false, testSpeech("en"))).toEqual([
      "You put Army (two symbols, value 4) under legion 1.",
    ]);
  });

  it.each([
    ["en", "New under the legions: 1: Land (one symbol, value 1), 3: Army (two symbols, value 4)."],
    ["de", "Neu unter den Legionen: 1: Land (ein Symbol, Wert 1), 3: Armee (zwei Symbole, Wert 4)."],
    ["nl", "Nieuw onder de legioenen: 1: Land (één symbool, waarde 1), 3: Leger (twee symbolen, waarde 4)."],
  ] as const)("the legions are filled in one line, in %s", (language, line) => {
    const events: Event[] = [
      { type: "laid", legion: 0, card: land },
      { type: "laid", legion: 2, card: army },
      { type: "round", round: 2, startPlayer: 1 },
    ];
    const lines = tellAll(events, 0, testSpeech(language));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(line);
  });

  it("what was taken back before it was told is never told", () => {
    const announcer = new Announcer(0);
    announcer.tell(turnOf(1), false, testSpeech("en"));
    announcer.forget();
    expect(announcer.tell([], true, testSpeech("en"))).toEqual([]);
  });

  it("a round of seven bots is seven lines", () => {
    const round = [1, 2, 1, 2, 1, 2, 1].flatMap(turnOf);
    expect(tellAll(round, 0, testSpeech("en"))).toHaveLength(7);
  });

  it("who comes back hears what happened since the last own step", () => {
    const log: Event[] = [{ type: "played", seat: 0, card: land }, ...turnOf(1), { type: "turn", seat: 0 }];
    expect(sinceOwn(log, 0)).toEqual(log.slice(1));
  });
});
