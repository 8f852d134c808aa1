import type { JsonObject } from "@ara/kernel";
import { expect, test } from "vitest";
import { config, type Config } from "./config.ts";
import { deckOf, NOBODY } from "./deck.ts";
import { readPosition, writePosition } from "./position.ts";
import { clone, type State, type Step } from "./state.ts";
import { eager, names, symbols, testCard, testCards, testGame, testTable, type TestTable } from "./testing.ts";

const seatsOf = ({ players }: Config): string[] => Array.from({ length: players }, (_, seat) => `S${seat}`);

const tables = [
  config(1),
  config(1, { solo: 5, nocturnus: true }),
  config(2, { memory: "open", startPlayer: 1 }),
  config(3, { nocturnus: true }),
  config(4, { lastClear: "yes" }),
  config(5, { nocturnus: true }),
  config(8),
];

/** Chosen so that these games pass through every step, tribute included. */
const SEED = 1;

test("10.1 positions of random games, at every step, are the same after they were written and read", () => {
  const steps = new Set<Step>();
  for (const c of tables) {
    for (const state of testGame(c, SEED, eager)) {
      steps.add(state.step);
      const written = JSON.stringify(writePosition({ seats: seatsOf(c), partial: false, state }));
      const read = readPosition(JSON.parse(written));
      if (!read.ok) expect.fail(`${JSON.stringify(read.error)}: ${written}`);
      expect(JSON.stringify(writePosition(read.value))).toBe(written);
      expect(JSON.stringify(read.value.state)).toBe(JSON.stringify(clone(state)));
    }
  }
  expect(steps.size).toBe(8);
});

test("a position spells out all cards and money", () => {
  const state = testTable(2, {
    active: 1,
    startPlayer: 0,
    conspiratus: 1,
    aurei: [3, 4],
    hands: [["land:1:1"], []],
    displays: [[], ["intrigue:1:1"]],
    legions: [["army:1:1"], [], ["army:1:2", "army:1:1"]],
    deck: ["fleet:1:1", "fleet:1:2"],
    romeOpen: ["senator:1:1"],
    romeHidden: ["wealth:1:1"],
  });
  const written = {
    format: "ara-position/1",
    game: "pax",
    rules: 3,
    config: { players: 2, nocturnus: false, solo: null, memory: "strict", lastClear: "no" },
    seats: ["Livia", "Gaia"],
    partial: true,
    state: {
      deck: ["fleet:1:1", "fleet:1:2"],
      setAside: [],
      rome: { open: ["senator:1:1"], hidden: ["wealth:1:1"] },
      legions: [["army:1:1"], [], ["army:1:2", "army:1:1"]],
      players: [
        { aurei: 3, hand: ["land:1:1"], display: [] },
        { aurei: 4, hand: [], display: ["intrigue:1:1"] },
      ],
      round: 1,
      startPlayer: 0,
      conspiratus: 1,
      active: 1,
      taken: [0],
      step: "turn",
    },
  };
  expect(writePosition({ seats: ["Livia", "Gaia"], partial: true, state })).toStrictEqual(written);
  expect(readPosition(written)).toStrictEqual({ ok: true, value: { seats: ["Livia", "Gaia"], partial: true, state } });
});

test("a position spells out what its step needs", () => {
  const state = testTable(5, { step: "draw", active: 3, startPlayer: 1 }, { nocturnus: true });
  state.deck = deckOf([0, 1, 2], [NOBODY, 4, NOBODY]);
  state.drawn = testCards(["land:1:1"]);
  state.places = { hand: 2, legion: 1, deck: 1 };
  state.players[2]!.peeked = true;
  state.players[4]!.peeked = true;
  expect(writePosition({ seats: [], partial: true, state })["state"]).toMatchObject({
    slippedBy: [null, 4, null],
    drawn: ["land:1:1"],
    placesLeft: ["hand", "hand", "legion", "deck"],
    peeked: [2, 4],
    taken: [1, 2],
    conspiratus: null,
  });
  const tribute = { ...state, step: "tribute", tributeLeft: 2, playedThisTurn: testCards(["army:1:1"]) } as State;
  const written = writePosition({ seats: [], partial: true, state: tribute })["state"];
  expect(written).toMatchObject({ tributeLeft: 2, playedThisTurn: ["army:1:1"] });
  expect(written).not.toHaveProperty("placesLeft");
  expect(written).not.toHaveProperty("decider");
  const senate = { ...tribute, step: "senate", decider: 4 } as State;
  expect(writePosition({ seats: [], partial: true, state: senate })["state"]).toMatchObject({ decider: 4 });
});

/** A position that lacks cards, as tests and puzzles do. */
const partial = (players: number, table: TestTable = {}, options: Partial<Config> = {}): JsonObject => {
  const state = testTable(players, table, options);
  return writePosition({ seats: seatsOf(state.config), partial: true, state });
};

/** The same position with other fields in its state. */
const withState = (position: JsonObject, fields: object): JsonObject => ({
  ...position,
  state: { ...(position["state"] as JsonObject), ...fields },
});

const two = (): JsonObject => partial(2);

test("what a position leaves out has a default", () => {
  const state = two()["state"] as JsonObject;
  const { round, setAside, conspiratus, taken, ...rest } = state;
  expect([round, setAside, conspiratus, taken]).toStrictEqual([1, [], null, []]);
  expect(readPosition({ ...two(), state: rest })).toStrictEqual({
    ok: true,
    value: { seats: ["S0", "S1"], partial: true, state: testTable(2) },
  });
});

test("hands are put in order", () => {
  const players = [
    { aurei: 0, hand: ["army:1:1", "land:1:1"], display: [] },
    { aurei: 0, hand: [], display: [] },
  ];
  const read = readPosition(withState(two(), { players }));
  expect(read.ok && names(read.value.state.players[0]!.hand)).toStrictEqual(["land:1:1", "army:1:1"]);
});

const drawing = (): JsonObject =>
  partial(2, { step: "draw", deck: ["land:1:1"], displays: [symbols("militia", 4)] }, { nocturnus: true });

test.each([
  [undefined, { hand: 2, legion: 1, deck: 1 }],
  [["hand", "deck"], { hand: 1, legion: 0, deck: 1 }],
  [["deck", "hand", "legion", "hand"], { hand: 2, legion: 1, deck: 1 }],
  [
    { hand: 1, legion: 1 },
    { hand: 1, legion: 1, deck: 0 },
  ],
  [{ deck: 1 }, { hand: 0, legion: 0, deck: 1 }],
])("3.3, 9.2 the places left %j are read", (placesLeft, places) => {
  const read = readPosition(withState(drawing(), { placesLeft, drawn: ["army:1:1"] }));
  expect(read.ok && read.value.state.places).toStrictEqual(places);
});

const senate = (): JsonObject =>
  partial(5, {
    step: "senate",
    active: 1,
    displays: [[], ["senator:1:1"]],
    hands: [["land:1:1"], [], [], [], ["land:1:1"]],
  });

test("7.5 in a session the next seat decides, unless the position says who; before version 3 of the rules one that can", () => {
  const read = readPosition(withState(senate(), { decider: undefined }));
  expect(read.ok && read.value.state.decider).toBe(2);
  const earlier = readPosition(withState({ ...senate(), rules: 2 }, { decider: undefined }));
  expect(earlier.ok && earlier.value.state.decider).toBe(4);
  const said = readPosition(withState(senate(), { decider: 0, playedThisTurn: ["senator:1:1"] }));
  expect(said.ok && said.value.state).toMatchObject({ decider: 0, active: 1 });
});

const owing = (): JsonObject =>
  partial(2, { step: "tribute", hands: [["land:1:1"]], displays: [symbols("adversary", 8)] }, { nocturnus: true });

test("9.4 tribute is due in full unless the position says how much", () => {
  const left = (tributeLeft: unknown) => {
    const read = readPosition(withState(owing(), { tributeLeft }));
    return read.ok && read.value.state.tributeLeft;
  };
  expect([undefined, 1, 2].map(left)).toStrictEqual([2, 1, 2]);
});

test("4.1 at the end of the game any seats may have had their turn", () => {
  const over = partial(2, { step: "over" });
  const taken = (list: unknown) => {
    const read = readPosition(withState(over, { taken: list }));
    return read.ok && read.value.state.taken;
  };
  expect([[], [0], [0, 1], [0, 1, 0]].map(taken)).toStrictEqual([0, 1, 2, 2]);
});

const player = { aurei: 5, hand: [], display: [] };
const badFields: [string, () => unknown, string, string][] = [
  ["position", () => null, "position", "null"],
  ["position", () => [], "position", "[]"],
  ["format", () => ({ ...two(), format: "ara-record/1" }), "format", '"ara-record/1"'],
  ["game", () => ({ ...two(), game: "chess" }), "game", '"chess"'],
  ["rules", () => ({ ...two(), rules: 4 }), "rules", "4"],
  ["too few seats", () => ({ ...two(), seats: ["a"] }), "seats", '["a"]'],
  ["too many seats", () => ({ ...two(), seats: ["a", "b", "c"] }), "seats", '["a","b","c"]'],
  ["seats without names", () => ({ ...two(), seats: ["a", 7] }), "seats", '["a",7]'],
  ["seats that are no list", () => ({ ...two(), seats: "ab" }), "seats", '"ab"'],
  ["partial", () => ({ ...two(), partial: "yes" }), "partial", '"yes"'],
  ["state", () => ({ ...two(), state: [] }), "state", "[]"],
  ["Rome", () => withState(two(), { rome: [] }), "rome", "[]"],
  ["Rome's hidden cards", () => withState(two(), { rome: { open: [], hidden: ["x"] } }), "rome.hidden", '"x"'],
  ["legions", () => withState(two(), { legions: {} }), "legions", "{}"],
  ["a legion", () => withState(two(), { legions: [[], "x", []] }), "legions[1]", '"x"'],
  ["a card under a legion", () => withState(two(), { legions: [[], [], ["gold:1:1"]] }), "legions[2]", '"gold:1:1"'],
  ["peeked", () => withState(two(), { peeked: 1 }), "peeked", "1"],
  ["who peeked", () => withState(two(), { peeked: [2] }), "peeked", "2"],
  ["players", () => withState(two(), { players: null }), "players", "null"],
  ["how many players", () => withState(two(), { players: [player] }), "players", '"1 players"'],
  ["a player", () => withState(two(), { players: [player, 3] }), "players[1]", "3"],
  ["negative aurei", () => withState(two(), { players: [player, { ...player, aurei: -1 }] }), "players[1].aurei", "-1"],
  [
    "half an aureus",
    () => withState(two(), { players: [{ ...player, aurei: 0.5 }, player] }),
    "players[0].aurei",
    "0.5",
  ],
  ["a hand", () => withState(two(), { players: [{ ...player, hand: 3 }, player] }), "players[0].hand", "3"],
  ["a display", () => withState(two(), { players: [player, { ...player, display: [3] }] }), "players[1].display", "3"],
  ["the deck", () => withState(two(), { deck: "x" }), "deck", '"x"'],
  ["slippedBy", () => withState(two(), { slippedBy: "x" }), "slippedBy", '"x"'],
  ["who slipped a card under", () => withState(two(), { deck: ["land:1:1"], slippedBy: [5] }), "slippedBy", "5"],
  ["the active seat", () => withState(two(), { active: 2 }), "active", "2"],
  ["no active seat", () => withState(two(), { active: null }), "active", "null"],
  ["the start player", () => withState(two(), { startPlayer: -1 }), "startPlayer", "-1"],
  ["the round", () => withState(two(), { round: 0 }), "round", "0"],
  ["primus conspiratus", () => withState(two(), { conspiratus: 7 }), "conspiratus", "7"],
  ["cards set aside", () => withState(two(), { setAside: 0 }), "setAside", "0"],
  ["cards drawn", () => withState(two(), { drawn: ["y"] }), "drawn", '"y"'],
  ["cards played", () => withState(two(), { playedThisTurn: 1 }), "playedThisTurn", "1"],
  ["taken", () => withState(two(), { taken: 1 }), "taken", "1"],
  ["places", () => withState(drawing(), { placesLeft: 3 }), "placesLeft", "3"],
  ["an unknown place", () => withState(drawing(), { placesLeft: ["hand", "rome"] }), "placesLeft", '["hand","rome"]'],
  ["a place too often", () => withState(drawing(), { placesLeft: ["deck", "deck"] }), "placesLeft", '["deck","deck"]'],
  ["too many places in hand", () => withState(drawing(), { placesLeft: { hand: 3 } }), "placesLeft", '{"hand":3}'],
  ["half a place", () => withState(drawing(), { placesLeft: { hand: 0.5 } }), "placesLeft", '{"hand":0.5}'],
  ["tribute", () => withState(owing(), { tributeLeft: -1 }), "tributeLeft", "-1"],
  ["much tribute", () => withState(owing(), { tributeLeft: 101 }), "tributeLeft", "101"],
  ["who decides", () => withState(senate(), { decider: 5 }), "decider", "5"],
];

test.each(badFields)("a position whose %s cannot be read is refused", (_, json, field, found) => {
  const error = { key: "position.field", params: { field, found } };
  expect(readPosition(json())).toStrictEqual({ ok: false, error });
});

test.each([
  ["format", () => ({ ...two(), format: undefined })],
  ["config", () => ({ ...two(), config: undefined })],
  ["players", () => ({ ...two(), config: {} })],
  ["seats", () => ({ ...two(), seats: undefined })],
  ["state", () => ({ ...two(), state: undefined })],
  ["rome.open", () => withState(two(), { rome: { hidden: [] } })],
  ["deck", () => withState(two(), { deck: undefined })],
  ["players[1].aurei", () => withState(two(), { players: [player, { hand: [], display: [] }] })],
] as [string, () => unknown][])("a position without %s is refused", (field, json) => {
  const error = { key: "field.missing", params: { field } };
  expect(readPosition(json())).toStrictEqual({ ok: false, error });
});

test("2.1 a position with a config that cannot be is refused", () => {
  const error = { key: "config.players", rule: "2.1", params: { found: "9" } };
  expect(readPosition({ ...two(), config: { players: 9 } })).toStrictEqual({ ok: false, error });
});

/** A finished game, with all its cards. */
function whole(change: (state: WrittenCards) => object = () => ({})): JsonObject {
  const state = [...testGame(config(2), 1)].at(-1)!;
  const written = writePosition({ seats: ["a", "b"], partial: false, state });
  return withState(written, change(written["state"] as unknown as WrittenCards));
}

interface WrittenCards {
  readonly deck: readonly string[];
  readonly drawn: readonly string[];
  readonly setAside: readonly string[];
  readonly legions: readonly (readonly string[])[];
  readonly rome: { readonly open: readonly string[]; readonly hidden: readonly string[] };
}
const missing = (): JsonObject => whole(({ rome }) => ({ rome: { ...rome, open: rome.open.slice(1) } }));
const swapped = (): JsonObject =>
  whole(({ deck, setAside }) => ({ deck: [...deck, setAside[0]], setAside: setAside.slice(1) }));
const revealed = (): JsonObject =>
  whole(({ rome: { open, hidden } }) => ({ rome: { open: [...open, hidden[0]], hidden: hidden.slice(1) } }));
const five = (): JsonObject => partial(5, { displays: [["senator:1:1"]], hands: [["land:1:1"], ["land:1:1"]] });

/** The first decision of two players, all else as it must be. */
const settingUp = (fields: object = {}): JsonObject =>
  withState(two(), { step: "setup", drawn: symbols("army", 2), deck: symbols("land", 9), ...fields });
const settingUpAlone = (fields: object): JsonObject =>
  withState(partial(1, {}, { solo: 4 }), { step: "setup", drawn: symbols("army", 4), ...fields });
/** Seat 1 was to start, and seat 0 does. */
const agreed = (): JsonObject => partial(2, {}, { startPlayer: 1 });
const slipped = (slippedBy: unknown[]): JsonObject => withState(two(), { deck: symbols("land", 3), slippedBy });

/** The start of the first round, with all cards. */
function begun(change: (state: WrittenCards) => object = () => ({})): JsonObject {
  const state = toFirstTurn(testGame(config(2, { startPlayer: 0 }), 1));
  const written = writePosition({ seats: ["a", "b"], partial: false, state });
  return withState(written, { slippedBy: undefined, ...change(written["state"] as unknown as WrittenCards) });
}
function toFirstTurn(game: Iterable<State>): State {
  for (const state of game) if (state.step === "turn") return state;
  return expect.fail("the game has no turn");
}
/** What lay under the first legion is Rome's. */
const emptied = ({ rome, legions: [first, ...others] }: WrittenCards): object => ({
  rome: { ...rome, open: [...rome.open, ...first!] },
  legions: [[], ...others],
});
/** Two cards in the deck, nothing under the legions, all else Rome's. */
const ended = ({ deck, rome, legions }: WrittenCards): object => ({
  deck: deck.slice(0, 2),
  rome: { ...rome, open: [...rome.open, ...deck.slice(2), ...legions.flat()] },
  legions: legions.map(() => []),
  step: "over",
});
/** The first decision of a game with all its cards. */
function dealt(change: (state: WrittenCards) => object): JsonObject {
  const [state] = testGame(config(2), 1);
  const written = writePosition({ seats: ["a", "b"], partial: false, state: state! });
  return withState(written, change(written["state"] as unknown as WrittenCards));
}

const impossible: [string, () => unknown, string, string, object][] = [
  ["a card missing", missing, "position.cardMissing", "10.1", expect.objectContaining({})],
  [
    "a card of Nocturnus too many",
    () => whole(({ deck }) => ({ deck: [...deck, "scout:1:1"] })),
    "position.cardTooMany",
    "10.1",
    { card: "scout:1:1", found: 1, expected: 0 },
  ],
  ["too few cards set aside", swapped, "position.setAside", "2.1", { found: 19, expected: 20 }],
  ["a face-down card of Rome's too few", revealed, "position.romeHidden", "2.3", { found: 2 }],
  [
    "too few legions",
    () => withState(two(), { legions: [[], []] }),
    "position.legions",
    "2.2",
    { found: 2, expected: 3 },
  ],
  [
    "too many legions",
    () => withState(five(), { legions: [[], [], [], [], [], [], []] }),
    "position.legions",
    "2.2",
    { found: 7, expected: 6 },
  ],
  [
    "a card of Nocturnus",
    () => partial(2, { deck: ["militia:1:1"] }),
    "position.category",
    "1.4",
    { card: "militia:1:1" },
  ],
  ["too many fleets", () => partial(2, { displays: [[], ["fleet:1:1"]] }), "position.limit", "3.10", { seat: 1 }],
  [
    "too many armies, solo",
    () => partial(1, { displays: [["army:1:1"]] }, { solo: 2 }),
    "position.limit",
    "3.10",
    { seat: 0 },
  ],
  ["Intrigue without holder", () => partial(2, { displays: [["intrigue:1:1"]] }), "position.conspiratus", "3.12", {}],
  ["a holder without Intrigue", () => partial(2, { conspiratus: 1 }), "position.conspiratus", "3.12", {}],
  [
    "a holder with less Intrigue",
    () => partial(2, { conspiratus: 1, displays: [["intrigue:2:3"], ["intrigue:1:1"]] }),
    "position.conspiratus",
    "3.12",
    {},
  ],
  ["a seat too many taken", () => withState(two(), { taken: [1] }), "position.taken", "4.1", {}],
  ["a seat not taken", () => withState(two(), { active: 1, taken: [] }), "position.taken", "4.1", {}],
  ["the wrong seat taken", () => withState(two(), { active: 1, taken: [1] }), "position.taken", "4.1", {}],
  ["an unknown step", () => withState(two(), { step: "dinner" }), "position.step", "3.1", { found: '"dinner"' }],
  ["no step", () => withState(two(), { step: undefined }), "position.step", "3.1", { found: "–" }],
  ["a draw without cards", () => withState(drawing(), {}), "position.drawn", "3.3", {}],
  [
    "two cards without Religion",
    () => withState(drawing(), { drawn: ["army:1:1", "army:1:2"] }),
    "position.drawn",
    "3.3",
    {},
  ],
  ["cards before drawing", () => withState(two(), { drawn: ["army:1:1"] }), "position.notDrawing", "3.3", {}],
  ["set-up without cards", () => withState(two(), { step: "setup" }), "position.notDrawing", "3.3", {}],
  [
    "set-up of the second player with two cards",
    () => withState(two(), { step: "setup", active: 1, taken: [0], drawn: ["army:1:1", "army:1:2"] }),
    "position.notDrawing",
    "3.3",
    {},
  ],
  [
    "a card played that is not in the display",
    () => withState(partial(2, { step: "play", displays: [["land:1:1"]] }), { playedThisTurn: ["land:1:2"] }),
    "position.played",
    "3.9",
    {},
  ],
  [
    "a card played twice that is there once",
    () =>
      withState(partial(2, { step: "play", displays: [["land:1:1"]] }), { playedThisTurn: ["land:1:1", "land:1:1"] }),
    "position.played",
    "3.9",
    {},
  ],
  [
    "cards played before playing",
    () => withState(partial(2, { step: "buy", displays: [["land:1:1"]] }), { playedThisTurn: ["land:1:1"] }),
    "position.played",
    "3.9",
    {},
  ],
  [
    "tribute without Adversaries",
    () => partial(2, { step: "tribute", hands: [["land:1:1"]] }),
    "position.tribute",
    "9.4",
    {},
  ],
  [
    "tribute without a hand",
    () =>
      withState(partial(2, { step: "tribute", displays: [symbols("adversary", 4)] }, { nocturnus: true }), {
        tributeLeft: 1,
      }),
    "position.tribute",
    "9.4",
    {},
  ],
  ["no tribute", () => withState(owing(), { tributeLeft: 0 }), "position.tribute", "9.4", {}],
  ["too much tribute", () => withState(owing(), { tributeLeft: 3 }), "position.tribute", "9.4", {}],
  [
    "a session of four",
    () =>
      withState(partial(4, { step: "senate", displays: [["senator:1:1"]], hands: [[], ["land:1:1"]] }), { decider: 1 }),
    "position.senate",
    "7.5",
    {},
  ],
  [
    "a session without Senator",
    () => withState(partial(5, { step: "senate", hands: [[], ["land:1:1"]] }), { decider: 1 }),
    "position.senate",
    "7.5",
    {},
  ],
  [
    "a session without Senator among the cards played",
    () =>
      withState(senate(), {
        players: [
          { aurei: 5, hand: ["land:1:1"], display: [] },
          { aurei: 5, hand: [], display: ["senator:1:1", "land:1:1"] },
          player,
          player,
          player,
        ],
        decider: 0,
        playedThisTurn: ["land:1:1"],
      }),
    "position.senate",
    "7.5",
    {},
  ],
  [
    "a session in which the active seat decides",
    () => withState(partial(5, { step: "senate", displays: [["senator:1:1"]], hands: [["land:1:1"]] }), { decider: 0 }),
    "position.senate",
    "7.5",
    {},
  ],
  [
    "a session, of version 2, in which one decides who cannot play",
    () => withState({ ...senate(), rules: 2 }, { decider: 2 }),
    "position.senate",
    "7.5",
    {},
  ],
  [
    "a session, of version 2, in which nobody can play",
    () =>
      withState({ ...partial(5, { step: "senate", displays: [["senator:1:1"]] }), rules: 2 }, { decider: undefined }),
    "position.senate",
    "7.5",
    {},
  ],
  ["a deck too short for the legions", () => settingUp({ deck: symbols("land", 2) }), "position.setupDeck", "2.5", {}],
  ["a deck too short for the last player", () => settingUp({ deck: [] }), "position.setupDeck", "2.5", {}],
  ["a deck too short, solo", () => settingUpAlone({ deck: symbols("land", 1) }), "position.setupDeck", "2.5", {}],
  ["set-up in round 2", () => settingUp({ round: 2 }), "position.setup", "2.5", { field: "round" }],
  [
    "a card under a legion at set-up",
    () => settingUp({ legions: [[], ["land:1:1"], []] }),
    "position.setup",
    "2.5",
    { field: "legions[1]" },
  ],
  [
    "an open card of Rome's at set-up",
    () => settingUp({ rome: { open: ["land:1:1"], hidden: [] } }),
    "position.setup",
    "2.5",
    { field: "rome.open" },
  ],
  [
    "6 aurei at set-up",
    () => settingUp({ players: [player, { ...player, aurei: 6 }] }),
    "position.setup",
    "2.5",
    { field: "players[1].aurei" },
  ],
  [
    "a hand before anything was kept",
    () => settingUp({ players: [{ ...player, hand: ["land:1:1"] }, player] }),
    "position.setup",
    "2.5",
    { field: "players[0].hand" },
  ],
  [
    "a seat that kept nothing",
    () =>
      dealt(({ deck, drawn }) => ({
        active: 1,
        startPlayer: 0,
        taken: [0],
        deck: deck.slice(1),
        drawn: [...drawn, deck[0]],
      })),
    "position.setup",
    "2.5",
    { field: "players[0].hand" },
  ],
  [
    "a display at set-up",
    () => settingUp({ players: [{ ...player, display: ["land:1:1"] }, player] }),
    "position.setup",
    "2.5",
    { field: "players[0].display" },
  ],
  ["an empty legion when a round begins", () => begun(emptied), "position.emptyLegion", "4.4", { legion: 1 }],
  ["an end while there are cards", () => begun(() => ({ step: "over" })), "position.notOver", "5.1", {}],
  [
    "an end while there are cards for every empty legion",
    () => begun((state) => ({ ...emptied(state), step: "over" })),
    "position.notOver",
    "5.1",
    {},
  ],
  ["too few entries in slippedBy", () => slipped([null, 0]), "position.slippedBy", "3.3", {}],
  ["too many entries in slippedBy", () => slipped([null, null, 0, 0]), "position.slippedBy", "3.3", {}],
  ["a slipped card on others", () => slipped([0, 0, null]), "position.slippedBy", "3.3", {}],
  ["a slipped card between others", () => slipped([null, 0, null]), "position.slippedBy", "3.3", {}],
  ["a look at Rome's cards, solo", () => withState(partial(1), { peeked: [0] }), "position.peeked", "8.3", {}],
  ["another start player in round 1", agreed, "deal.startPlayer", "2.5", { found: "0" }],
];

test.each(impossible)("10.1 a position with %s cannot be", (_, json, key, rule, params) => {
  expect(readPosition(json())).toStrictEqual({ ok: false, error: { key, rule, params } });
});

const possible: [string, () => JsonObject][] = [
  ["the whole game", whole],
  ["a card missing, partial", () => ({ ...missing(), partial: true })],
  ["too few cards set aside, partial", () => ({ ...swapped(), partial: true })],
  ["armies beyond the limit in game 3 of the campaign", () => partial(1, { displays: [["army:1:1"]] }, { solo: 3 })],
  ["cards of Nocturnus with Nocturnus", () => partial(2, { deck: ["militia:1:1"] }, { nocturnus: true })],
  ["two equal in Intrigue", () => partial(2, { conspiratus: 1, displays: [["intrigue:1:1"], ["intrigue:1:1"]] })],
  ["the seats taken in any order", () => withState(partial(3, { active: 2, startPlayer: 0 }), { taken: [1, 0] })],
  ["two cards at set-up", () => settingUp()],
  ["the second player at set-up", () => settingUp({ active: 1, taken: [0], drawn: symbols("army", 3) })],
  ["a kept card not told, partial", () => settingUp({ active: 1, taken: [0], drawn: symbols("army", 3) })],
  [
    "a card kept at set-up",
    () =>
      settingUp({
        active: 1,
        taken: [0],
        drawn: symbols("army", 3),
        players: [{ ...player, hand: ["land:1:1"] }, player],
      }),
  ],
  ["a deck that just lasts", () => settingUp({ deck: symbols("land", 3) })],
  ["a deck that just lasts, solo", () => settingUpAlone({ deck: symbols("land", 2) })],
  ["another start player in a later round", () => withState(agreed(), { round: 2 })],
  ["another start player at the end of round 1", () => withState(agreed(), { step: "over" })],
  ["the agreed start player", () => withState(agreed(), { startPlayer: 1, active: 1 })],
  ["an empty legion later in a round", () => begun((state) => ({ ...emptied(state), active: 1, taken: [0] }))],
  ["an empty legion when a round begins, partial", () => ({ ...begun(emptied), partial: true })],
  ["an end with cards left, partial", () => ({ ...begun(() => ({ step: "over" })), partial: true })],
  ["an end with fewer cards than empty legions", () => begun(ended)],
  ["no cards slipped under", () => slipped([null, null, null])],
  ["the last card slipped under", () => slipped([null, null, 0])],
  ["all cards slipped under", () => slipped([1, 0, 1])],
  [
    "cards played at the end of the game",
    () => withState(partial(2, { step: "over", displays: [["land:1:1"]] }), { playedThisTurn: ["land:1:1"] }),
  ],
  [
    "cards played while tribute is due",
    () => withState(owing(), { playedThisTurn: ["adversary:1:1"], tributeLeft: 2 }),
  ],
  ["a session", () => withState(senate(), { decider: undefined })],
];

test.each(possible)("10.1 a position with %s can be", (_, json) => {
  expect(readPosition(json())).toMatchObject({ ok: true });
});

/** How many cards may be held at these places, with so much Religion and so many cards left in the deck. */
const held: [number, number, string[], number[]][] = [
  [0, 5, ["hand", "legion", "deck"], [1]],
  [0, 0, ["hand", "legion", "deck"], [1]],
  [0, 5, ["hand"], [1]],
  [3, 5, ["hand", "legion", "deck"], [2]],
  [3, 0, ["hand", "legion", "deck"], [1, 2]],
  [3, 5, ["hand", "legion"], [2]],
  [3, 0, ["hand", "legion"], [1, 2]],
  [5, 5, ["hand"], [1]],
  [6, 5, ["hand", "legion", "deck"], [1, 2, 3]],
  [6, 0, ["hand", "deck"], [1, 2]],
  [6, 5, [], []],
];

test.each(held)(
  "3.3, 3.4, 3.5, 3.6 Religion %i, %i cards in the deck, places %j: %j drawn cards fit",
  (religion, deck, placesLeft, fit) => {
    const position = partial(2, {
      step: "draw",
      deck: symbols("land", deck),
      displays: [symbols("religion", religion)],
    });
    const fits = [0, 1, 2, 3, 4].filter((count) => {
      const read = readPosition(withState(position, { placesLeft, drawn: symbols("army", count) }));
      if (!read.ok) expect(read.error).toStrictEqual({ key: "position.drawn", rule: "3.3", params: {} });
      else expect(read.value.state.drawn).toStrictEqual(Array.from({ length: count }, () => testCard("army:1:1")));
      return read.ok;
    });
    expect(fits).toStrictEqual(fit);
  },
);
