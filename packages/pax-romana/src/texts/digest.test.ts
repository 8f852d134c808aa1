import type { Language } from "@ara/kernel";
import { expect, test } from "vitest";
import { config, worldOf } from "../config.ts";
import { CARDS, CARTHAGE, NONE, UNITS, type CardName } from "../data/index.ts";
import type { Event } from "../event.ts";
import { emptyRow } from "../state/state.ts";
import { chapterIn } from "./chapter.ts";
import { digestOf, paxRomanaTexts } from "./index.ts";

const table = config("V");
const at = (id: string): number => worldOf(table).map.nodeOf.get(id)!;
const LG = UNITS.indexOf("LG");

const began: Event = { type: "activationBegan", power: 0, rule: "3.41" };
const ended: Event = { type: "activationEnded", power: 0, rule: "3.43" };
const chosen: Event = { type: "operationChosen", power: 0, kind: "expansion", rule: "3.51" };
const left: Event = { type: "moveBegan", power: 0, owner: 4, force: 0, node: at("roma"), die: 3, mp: 5, rule: "9.12" };
const step: Event = { type: "stepped", power: 0, owner: 4, force: 0, from: 0, to: at("capua"), mp: 4, rule: "9.21" };
const opened: Event = {
  type: "battleOpened",
  space: at("capua"),
  kind: "attack",
  attacker: 4,
  defender: 3,
  rule: "10.2",
};
const over: Event = { type: "battleEnded", space: at("capua"), winner: "attacker", holds: true, rule: "10.2" };
const province = worldOf(table).map.province[at("roma")]!;
const lost: Event = { type: "controlChanged", province, from: 0, to: -1, rule: "5.2" };
const taken: Event = { ...lost, from: -1, to: 0 };
const stood: Event = { type: "moveEnded", power: 0, owner: 4, node: at("capua"), rule: "9.1" };
const raised: Event = { type: "raised", power: 0, node: at("roma"), unit: LG, n: 2, rule: "6.24" };

const told = (events: readonly Event[], language: Language = "en"): string[] =>
  digestOf(language, table, events).items.map((item) => (item.type === "digest" ? item.text : item.type));

test("3.51: an Activation that is over is told in one sentence, in three languages", () => {
  const events = [began, chosen, left, step, step, step, opened, over, lost, taken, stood, raised, raised, ended];
  expect(told(events)).toEqual(["Rome raises 4 legions; the Soldier of Fortune beats the East at Capua."]);
  expect(told(events, "de")).toEqual([
    "Rom hebt 4 Legionen aus; der Glücksritter siegt in Capua im Kampf mit dem Osten.",
  ]);
  expect(told(events, "nl")).toEqual(["Rome licht 4 legioenen; de huurlingenkoning verslaat het Oosten bij Capua."]);
  expect(digestOf("en", table, events).left).toBe(events.length);
});

test("5.2: what changed hands is told with whose it was; what came back to its owner is not", () => {
  const fromEast: Event = { ...lost, from: 3 };
  const events = [began, chosen, left, step, step, step, step, step, fromEast, taken, stood, ended, began, ended];
  expect(told(events)[0]).toBe("Rome takes Italia from the East; the Soldier of Fortune marches from Roma to Capua.");
  expect(told(events, "de")[0]).toBe("Rom nimmt dem Osten Italia ab; der Glücksritter zieht von Roma nach Capua.");
  expect(told([...events.slice(0, 9), ...events.slice(10)])[0]).toContain("the East loses Italia");
});

test("10.86: a Recruitment that only rebuilds is told as that", () => {
  const rebuilt: Event = { type: "rebuilt", power: 0, node: at("roma"), unit: LG, rule: "10.86" };
  const events = [began, { ...chosen, kind: "recruitment" } as Event, rebuilt, rebuilt, ended];
  const say = (language: Language): string =>
    chapterIn(paxRomanaTexts[language], table, { kind: "activation", power: 0, phase: "F", events });
  expect(say("en")).toBe("Rome rebuilds units at Roma.");
  expect(say("de")).toBe("Rom füllt Einheiten in Roma auf.");
  expect(say("nl")).toBe("Rome vult eenheden aan in Roma.");
});

test("11.33: who lands and marches on is told to have done both", () => {
  const [olbia, caralis] = [at("olbia"), at("caralis")];
  const events: Event[] = [
    began,
    chosen,
    { ...left, owner: 0, power: 0 },
    { type: "debarked", power: 0, owner: 0, node: olbia, amphibious: false, mp: 3, rule: "11.31" },
    { type: "stepped", power: 0, owner: 0, force: 0, from: olbia, to: caralis, mp: 2, rule: "9.21" },
    { type: "moveEnded", power: 0, owner: 0, node: caralis, rule: "9.1" },
    ended,
  ];
  expect(chapterIn(paxRomanaTexts.en, table, { kind: "activation", power: 0, phase: "F", events })).toBe(
    "Rome lands at Olbia, marches from Olbia to Caralis.",
  );
});

test("10.8, 9.43: what somebody lost on land is told, also of who did nothing else", () => {
  const losing = (who: number, n: number): Event => ({
    type: "losses",
    power: who,
    owner: who,
    space: at("capua"),
    rule: "10.52",
    units: emptyRow().map((_, unit) => (unit === LG ? n : 0)),
  });
  const say = (language: Language): string =>
    chapterIn(paxRomanaTexts[language], table, {
      kind: "activation",
      power: 0,
      phase: "F",
      events: [began, chosen, losing(0, 2), losing(1, 1), ended],
    });
  expect(say("en")).toBe("Rome loses 2 legions; Carthage loses 1 legion.");
  expect(say("de")).toBe("Rom verliert 2 Legionen; Karthago verliert 1 Legion.");
  expect(say("nl")).toBe("Rome verliest 2 legioenen; Carthago verliest 1 legioen.");
});

test("3.51: what is under way is told line by line; an Activation without deeds says so", () => {
  const idle = [began, chosen, ...Array.from({ length: 12 }, () => step), ended];
  expect(told([...idle, began, chosen, left])).toEqual([
    "Rome, Expansion: nothing of note.",
    "activationBegan",
    "operationChosen",
    "moveBegan",
  ]);
});

test("3.51: an Activation under way in which nothing has happened yet is not called idle", () => {
  const chapter = { kind: "activation", power: 0, phase: "F", events: [began, chosen] } as const;
  expect(chapterIn(paxRomanaTexts.en, table, { ...chapter, done: false })).toBe("Rome: Expansion.");
  expect(chapterIn(paxRomanaTexts.en, table, { ...chapter, done: true })).toBe("Rome, Expansion: nothing of note.");
});

test("3.2 H.2: what won the game is told before its end", () => {
  const end: Event = { type: "gameOver", rule: "3.2" };
  const chapter = { kind: "activation", power: 0, phase: "F", events: [began, chosen, raised, end] } as const;
  expect(chapterIn(paxRomanaTexts.en, table, chapter)).toBe("Rome raises 2 legions; the game is won at once.");
});

test("3.42: a marker that was just drawn is told as that, not as an event without note", () => {
  const events: Event[] = [{ type: "markerDrawn", power: 0, rule: "3.42" }];
  const chapter = { kind: "event", power: NONE, phase: "F", events, done: false } as const;
  expect(chapterIn(paxRomanaTexts.en, table, chapter)).toBe("A marker is drawn: Rome.");
});

test("17.15: an Activation in which but a card was played tells the card, and whoever answered with one", () => {
  const card = (power: number, one: CardName): Event => ({
    type: "cardPlayed",
    power,
    card: CARDS.indexOf(one),
    as: "event",
    target: NONE,
    rule: "17.15",
  });
  const own = [began, chosen, card(0, "alliance"), ...Array.from({ length: 12 }, () => step), ended];
  expect(told(own)).toEqual(["Rome plays Alliance."]);
  expect(told([...own.slice(0, 4), card(1, "ambush"), ...own.slice(4)], "de")).toEqual([
    "Rom spielt Bündnis; Karthago spielt Hinterhalt.",
  ]);
});

test("16.12, 16.13, 16.2: an event tells what it is and what came of it, or whom it will strike; twice nothing", () => {
  const event = (events: readonly Event[], language: Language = "en", done = true): string =>
    chapterIn(paxRomanaTexts[language], table, { kind: "event", power: 0, phase: "F", events, done });
  const rolled = (n: number): Event => ({ type: "eventRolled", power: 0, dice: [5, 2], event: n, rule: "16.12" });
  const poor: Event = {
    type: "stability",
    power: 1,
    change: -1,
    level: 2,
    causes: ["revenues"],
    rule: "16.2",
  };
  expect(event([rolled(5)])).toMatch(/^Event: Revenues \(.*\); nothing comes of it\.$/);
  expect(event([rolled(5)], "en", false)).not.toContain("nothing");
  expect(event([rolled(5), poor])).toMatch(/\); Stability of Carthage −1 .* now \+2\.$/);
  expect(event([rolled(9), { type: "noEvent", event: 9, rule: "16.2" }])).toMatch(
    /^Event: Disease \(.*\): nothing comes of it\.$/,
  );
  // What comes of one event is not said of another one.
  const invasion = [rolled(6), { type: "invasionRolled", power: 0, dice: [5, 6], horde: 0, rule: "13.41" } as never];
  expect(event([rolled(5), poor, ...invasion, { type: "noEvent", event: 6, rule: "13.4" }])).toMatch(
    /^Event: Revenues \([^;]*\); Stability .*; Barbarian Invasion \(.*\): nothing comes of it\.$/,
  );
  expect(event([rolled(10), { type: "eventWaits", event: 10, rule: "16.13" }], "de")).toMatch(
    /^Ereignis: Galeerenbau \(Geschwader .*\); es trifft die Macht, deren Marker als nächster aus dem Becher kommt\.$/,
  );
});

test("7.12: what somebody builds is told with where, Towns before Cities", () => {
  const built = (id: string, works: 0 | 1): Event => ({
    type: "built",
    power: 0,
    node: at(id),
    works,
    unit: LG,
    rule: "7.12",
  });
  const chapter = {
    kind: "activation",
    power: 0,
    phase: "F",
    events: [began, chosen, built("capua", 1), built("roma", 0), built("rhegium", 0), ended],
  } as const;
  const said = (language: Language): string => chapterIn(paxRomanaTexts[language], table, chapter);
  expect(said("en")).toBe("Rome builds Towns at Roma and Rhegium, builds a City at Capua.");
  expect(said("de")).toBe("Rom baut Städte in Roma und Rhegium, baut eine Großstadt in Capua.");
  expect(said("nl")).toBe("Rome bouwt steden in Roma en Rhegium, bouwt een grote stad in Capua.");
});

test("6.41, 6.42: all that a power disbands in a phase is one clause", () => {
  const gone = (power: number, id: string, unit: number, n: number): Event => ({
    type: "disbanded",
    power,
    node: at(id),
    unit,
    n,
    rule: "6.41",
  });
  const GS = UNITS.indexOf("GS");
  const events = [gone(1, "gades", GS, 1), gone(0, "roma", LG, 1), gone(1, "carthago", GS, 2), gone(1, "gades", GS, 1)];
  const said = (language: Language): string =>
    chapterIn(paxRomanaTexts[language], table, { kind: "phase", power: NONE, phase: "B", events });
  expect(said("en")).toBe(
    "Maintenance: Carthage disbands 4 galley squadrons at Gades and Carthago; Rome disbands 1 legion at Roma.",
  );
  expect(said("de")).toContain("Karthago löst in Gades und Carthago auf: 4");
  expect(said("nl")).toContain("Carthago ontbindt in Gades en Carthago: 4");
});

test("a few lines are told as they are", () => {
  expect(told([began, chosen, step, ended])).toEqual([
    "activationBegan",
    "operationChosen",
    "stepped",
    "activationEnded",
  ]);
});

test("17.15: cards that were played, and those that struck when they were drawn, are deeds", () => {
  const card = CARDS.indexOf("disease");
  const own = CARDS.indexOf("corvus");
  const events: Event[] = [
    { type: "activationBegan", power: CARTHAGE, rule: "3.41" },
    { type: "cardDrawn", power: CARTHAGE, card, atOnce: true, heard: [1], rule: "17.13" },
    { type: "cardPlayed", power: CARTHAGE, card, as: "event", target: NONE, rule: "17.15" },
    { type: "cardPlayed", power: CARTHAGE, card: own, as: "event", target: NONE, rule: "17.15" },
  ];
  const chapter = { kind: "activation", power: CARTHAGE, events, phase: null } as const;
  expect(chapterIn(paxRomanaTexts.en, table, chapter)).toBe("Carthage draws Disease, plays The Corvus.");
});
