import type { Event } from "@ara/pax";
import { testCard } from "@ara/pax/testing";
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
      "Octavia puts Army (two symbols, value 4) under legion 2. Buys legion 3: Land (one symbol, value 1). Pays 1 aureus (purchase). Plays Land (one symbol, value 1). Receives 1 aureus (income).",
    ],
    [
      "de",
      "Octavia legt Armee (zwei Symbole, Wert 4) unter Legion 2. Kauft die Karten unter Legion 3: Land (ein Symbol, Wert 1). Zahlt 1 Aureus (Kauf). Legt Land (ein Symbol, Wert 1) aus. Erhält 1 Aureus (Einkommen).",
    ],
    [
      "nl",
      "Octavia legt Leger (twee symbolen, waarde 4) onder legioen 2. Koopt de kaarten onder legioen 3: Land (één symbool, waarde 1). Betaalt 1 aureus (aankoop). Speelt Land (één symbool, waarde 1). Krijgt 1 aureus (inkomen).",
    ],
  ] as const)("a turn of another player is one line, in %s", (language, line) => {
    expect(tellAll(turnOf(1), 0, testSpeech(language))).toEqual([line]);
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
      "Livia puts Army (two symbols, value 4) under legion 1.",
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
