import { FastChance, LANGUAGES, type Language, type Seat, type Viewer } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import { config, type Config } from "../config.ts";
import { determinize } from "../determinize.ts";
import { seen, type Event } from "../event.ts";
import { pax } from "../game.ts";
import type { State } from "../state.ts";
import { act, eager, testTable, type TestTable } from "../testing.ts";
import { view } from "../view.ts";
import { turn as de } from "./de/turn.ts";
import { turn as en } from "./en/turn.ts";
import { paxTexts } from "./index.ts";
import { turn as nl } from "./nl/turn.ts";
import {
  plain,
  tellings,
  tellTurn,
  turnsIn,
  UNTOLD,
  UNTOLD_MONEY,
  viewBefore,
  type Telling,
  type Turn,
} from "./turn.ts";

const WORDS = { en, de, nl };
const NAMES = ["Cassius", "Livia", "Marcus", "Drusilla", "Gaius", "Octavia"];

const telling = (language: Language, viewer: Viewer = "spectator", more: Partial<Telling> = {}): Telling => ({
  texts: paxTexts[language],
  words: WORDS[language],
  nameOf: (seat) => NAMES[seat]!,
  viewer,
  ...more,
});

const EVERYTHING = { most: Infinity };

/** A turn with the states around it. */
interface Told {
  readonly turn: Turn;
  readonly before: State;
  readonly after: State;
  /** How things stood when it was just over, and at the end of the game, each with what happened after the turn. */
  readonly moments: readonly { readonly state: State; readonly later: readonly Event[] }[];
}

/**
 * The turns of a whole game, played by those who buy and play what they can. One begins when all that its first step
 * brought about is done; Rome's is what the last step of a round brought about.
 */
function* turnsOf(c: Config, seed: number): Generator<Told> {
  const chance = new FastChance(seed);
  const state = pax.setup(c, pax.deal(c, chance));
  const log: Event[] = [];
  const around: { before: State; after: State; lines: number }[] = [];
  for (let seats = pax.toAct(state); seats.length > 0; seats = pax.toAct(state)) {
    const actions: number[] = [];
    pax.legal(state, seats[0]!, actions);
    const before = pax.clone(state);
    pax.apply(state, seats[0]!, eager(actions, chance), chance, (event) => log.push(event));
    const after = pax.clone(state);
    while (around.length < log.length) around.push({ before, after, lines: log.length });
  }
  const turns = turnsIn(log);
  for (const [i, turn] of turns.entries()) {
    const { before, after } = around[turn.from]!;
    const next = turns[i + 1];
    const over = turn.from + turn.events.length;
    const just = around[over - 1]!;
    const moments = [
      { state: just.after, later: log.slice(over, just.lines) },
      { state, later: log.slice(over) },
    ];
    if (turn.seat === "rome") yield { turn, before, after, moments };
    else
      yield {
        turn,
        moments,
        before: after,
        after: next ? around[next.from]![next.seat === "rome" ? "before" : "after"] : state,
      };
  }
}

const GAMES = [
  config(1, { solo: 2 }),
  config(2),
  config(4),
  config(6),
  config(6, { income: "round", emptyDeck: "hand", religion: "may" }),
  config(3, { nocturnus: true, lastClear: "yes" }),
];
const all = (): Told[] => GAMES.flatMap((c) => [1, 2, 3, 4].flatMap((seed) => [...turnsOf(c, seed)]));

/** A turn acted out on a prepared table, as one viewer is told it. */
function tell(
  table: TestTable & { players?: number },
  actions: Parameters<typeof act>[1][],
  how: Partial<Telling>,
  language: Language = "en",
): string {
  const state = testTable(table.players ?? 2, table);
  const before = view(state, how.viewer ?? "spectator");
  const events = act(state, ...actions).map((event) => seen(event, how.viewer ?? "spectator"));
  const [turn] = turnsIn([{ type: "turn", seat: table.active ?? 0 }, ...events]);
  const after = view(state, how.viewer ?? "spectator");
  return plain(tellTurn(turn!, telling(language, how.viewer, { before, after, ...how })));
}

test("a turn is told in full, then shorter and shorter down to one thing", () => {
  let several = 0;
  for (const { turn } of turnsOf(config(4), 3)) {
    const told = tellings(turn, telling("en")).map(plain);
    expect(told[0]).toBe(plain(tellTurn(turn, telling("en", "spectator", EVERYTHING))));
    expect(told.toSorted((a, b) => b.length - a.length)).toEqual(told);
    if (told.some((one) => /, and/.test(one))) several++;
    if (told.length > 1) expect(told.at(-1)).not.toMatch(/, and| \(/);
    // What matters most is told last: whoever conspires first, not what it cost.
    if (/primus conspiratus/.test(told[0]!)) expect(told.at(-1)).toMatch(/primus conspiratus/);
  }
  expect(several).toBeGreaterThan(10);
});

describe("a turn in one sentence", () => {
  const table: TestTable = {
    step: "buy",
    aurei: [9, 5],
    hands: [["intrigue:2:1", "army:2:3"], []],
    displays: [["land:2:1"], []],
    legions: [["wealth:1:1"], ["land:1:1"], ["fleet:1:4"]],
    deck: ["land:1:1", "land:1:1", "land:1:1", "land:1:1"],
    romeOpen: ["army:1:1"],
  };
  const turn = [
    { type: "buy", legion: 3 },
    { type: "play", card: "army:2:3" },
    { type: "play", card: "intrigue:2:1" },
    { type: "end" },
  ];

  test.each([
    [
      "en",
      "spectator",
      "Cassius bought legion III for 4 (Fleet I), played Army II and Intrigue II, got past Rome in Intrigue and Army, and became primus conspiratus.",
    ],
    [
      "en",
      0,
      "You bought legion III for 4 (Fleet I), played Army II and Intrigue II, got past Rome in Intrigue and Army, and became primus conspiratus.",
    ],
    [
      "de",
      "spectator",
      "Cassius kaufte Legion III für 4 (Flotte I), legte Armee II und Intrige II aus, überholte Rom bei Intrige und Armee und wurde primus conspiratus.",
    ],
    [
      "de",
      0,
      "Du kauftest Legion III für 4 (Flotte I), legtest Armee II und Intrige II aus, überholtest Rom bei Intrige und Armee und wurdest primus conspiratus.",
    ],
    [
      "nl",
      "spectator",
      "Cassius kocht legioen III voor 4 (Vloot I), speelde Leger II en Intrige II, ging Rome voorbij bij Intrige en Leger en werd primus conspiratus.",
    ],
    [
      "nl",
      0,
      "Je kocht legioen III voor 4 (Vloot I), speelde Leger II en Intrige II, ging Rome voorbij bij Intrige en Leger en werd primus conspiratus.",
    ],
  ] as const)("says who did what, in %s for %s", (language, viewer, sentence) => {
    expect(tell(table, turn, { viewer, ...EVERYTHING }, language).replaceAll("\u00A0", " ")).toBe(sentence);
  });

  test("leaves out what matters least when it gets long", () => {
    expect(tell(table, turn, { most: 100 }).replaceAll("\u00A0", " ")).toBe(
      "Cassius bought legion III for 4, played Army II and Intrigue II, and became primus conspiratus.",
    );
  });

  test("drops what was played before what was bought", () => {
    const state = testTable(2, table);
    const [one] = turnsIn([{ type: "turn", seat: 0 }, ...act(state, turn[0]!, turn[1]!)]);
    const said = tellings(one!, telling("en")).map((sentence) => plain(sentence).replaceAll("\u00A0", " "));
    expect(said.slice(-3)).toEqual([
      "Cassius bought legion III for 4 and played Army II.",
      "Cassius bought legion III for 4.",
      "Cassius bought legion III.",
    ]);
  });

  test("tells what was done and not how things stand, for they change while the sentence stays", () => {
    for (const language of LANGUAGES)
      expect(tell(table, turn, EVERYTHING, language)).not.toMatch(/\b(is|are|now|ist|bist|jetzt|bent|nu)\b/);
  });

  test("says what was taken from its reader", () => {
    const lost = tell(
      { ...table, conspiratus: 1, displays: [["land:2:1"], ["intrigue:1:1"]] },
      [{ type: "skip" }, { type: "play", card: "intrigue:2:1" }, { type: "end" }],
      { viewer: 1 },
    );
    expect(lost.replaceAll("\u00A0", " ")).toBe("Cassius played Intrigue II and took primus conspiratus from you.");
  });

  test("tells what Rome collects, and where it is ahead by it", () => {
    const state = testTable(2, {
      ...table,
      step: "play",
      active: 1,
      startPlayer: 0,
      displays: [["fleet:1:1", "land:1:1"], []],
    });
    const before = view(state, 0);
    const turns = turnsIn([{ type: "turn", seat: 1 }, ...act(state, { type: "end" })]);
    const said = turns.map((one) => plain(tellTurn(one, telling("en", 0, { before, after: view(state, 0) }))));
    expect(said[1]!.replaceAll("\u00A0", " ")).toBe("Rome took legion III (Fleet I) and got ahead in Fleet.");
  });
});

describe("over whole games", () => {
  const told = all();

  test("every event of a turn is told, or of those that are not", () => {
    const found = new Set<string>();
    for (const { turn } of told) {
      const said = plain(tellTurn(turn, telling("en", "spectator", EVERYTHING)));
      for (const [i, event] of turn.events.entries()) {
        if (UNTOLD.has(event.type) || (event.type === "aurei" && UNTOLD_MONEY.has(event.rule))) continue;
        const without = { ...turn, events: turn.events.toSpliced(i, 1) };
        expect(
          plain(tellTurn(without, telling("en", "spectator", EVERYTHING))),
          `${said} without ${event.type}`,
        ).not.toBe(said);
        found.add(event.type);
      }
    }
    expect([...found].toSorted()).toEqual([
      "aurei",
      "bought",
      "collected",
      "conspiratus",
      "fed",
      "over",
      "peeked",
      "played",
      "senate",
      "tribute",
    ]);
  });

  test.each(LANGUAGES)("19 of 20 sentences have at most 95 characters, in %s", (language) => {
    const lengths = told.map(
      ({ turn, before, after }) =>
        plain(
          tellTurn(
            turn,
            telling(language, "spectator", { before: view(before, "spectator"), after: view(after, "spectator") }),
          ),
        ).length,
    );
    expect(lengths.filter((length) => length > 95).length / lengths.length).toBeLessThanOrEqual(0.05);
    expect(lengths.filter((length) => length === 0).length / lengths.length).toBeLessThanOrEqual(0.1);
  });

  test("it is told alike when it happens and when the game is over", () => {
    let shifts = 0;
    for (const { turn, moments } of told) {
      for (const viewer of ["spectator", 0] as const) {
        const [live, recalled] = moments.map(({ state, later }) => {
          const after = viewBefore(view(state, viewer), later);
          return plain(tellTurn(turn, telling("en", viewer, { before: viewBefore(after, turn.events), after })));
        });
        expect(recalled).toBe(live);
        if (live!.includes("past Rome")) shifts++;
      }
    }
    expect(shifts).toBeGreaterThan(20);
  });

  test("10.3 no hidden card is in it: from all that happened it is the same as from what a viewer was told", () => {
    for (const { turn, before, after } of told) {
      for (const viewer of ["spectator", 0] as const) {
        const how = telling("en", viewer, { ...EVERYTHING, before: view(before, viewer), after: view(after, viewer) });
        const asSeen = { ...turn, events: turn.events.map((event) => seen(event, viewer)) };
        expect(plain(tellTurn(turn, how))).toBe(plain(tellTurn(asSeen, how)));
      }
    }
  });

  test("10.3 it is the same in every state that looks alike to its reader", () => {
    const chance = new FastChance(5);
    for (const { turn, before, after } of told.filter((_, i) => i % 5 === 0)) {
      const viewer: Seat = 0;
      const other = (state: State) => (state.step === "over" ? state : determinize(view(state, viewer), chance));
      const events = turn.events.map((event) => seen(event, viewer));
      const say = (one: State, two: State): string =>
        plain(
          tellTurn({ ...turn, events }, telling("en", viewer, { before: view(one, viewer), after: view(two, viewer) })),
        );
      expect(say(other(before), other(after))).toBe(say(before, after));
    }
  });
});
