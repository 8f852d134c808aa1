import type { Json, Refusal, Result } from "@ara/kernel";
import { expect, test } from "vitest";
import { config, type Config } from "./config.ts";
import { readConfig } from "./config-json.ts";
import { cardsOf } from "./deal.ts";
import { readDeal } from "./deal.ts";
import { readPosition, writePosition, writeState } from "./position.ts";
import type { RefusalKey } from "./refusal.ts";
import { readOutcome } from "./outcome.ts";
import type { State, Step } from "./state.ts";
import { names, refusedBy, symbols, testCards, testTable, type TestTable } from "./testing.ts";
import { readComposition } from "./composition.ts";
import { paxTexts } from "./texts/index.ts";

interface Case {
  /** None where a file or a message is at fault. */
  readonly rule?: string;
  readonly params: Record<string, string | number>;
  /** A reader that says no, */
  readonly reader?: () => Result<unknown, Refusal>;
  /** or a table at which the deciding seat, or another one, tries something. */
  readonly at?: () => State;
  readonly action?: Json;
  readonly seat?: number;
}

const setup = (solo: number): State => ({
  ...testTable(1, { step: "setup" }, { solo }),
  drawn: testCards(["land:1:1", "army:1:1", "fleet:1:1"].slice(0, Math.max(2, solo))),
});
const drawing = (places: State["places"], drawn = ["land:1:1"], table: TestTable = {}): State => ({
  ...testTable(2, { step: "draw", deck: ["army:1:1"], ...table }),
  drawn: testCards(drawn),
  places,
});
const position = (players: number, table: TestTable = {}, fields: object = {}, options: Partial<Config> = {}) => {
  const written = writePosition({
    seats: symbols("s", players),
    partial: true,
    state: testTable(players, table, options),
  });
  return { ...written, state: { ...(written["state"] as object), ...fields } };
};
const whole = (deck: readonly string[], setAside: readonly string[], hidden: readonly string[]) => ({
  ...position(2, {}, { deck, setAside, rome: { open: [], hidden } }),
  partial: false,
});
const none = { hand: 0, legion: 0, deck: 0 };
const all = (): string[] => names(cardsOf(config(2)));

const CASES: Record<RefusalKey, Case> = {
  over: { rule: "5.1", params: {}, at: () => testTable(2, { step: "over" }), action: { type: "draw" } },
  notYourTurn: { rule: "4.1", params: {}, at: () => testTable(2), action: { type: "draw" }, seat: 1 },
  notNow: { rule: "3.11", params: { action: "end", step: "turn" }, at: () => testTable(2), action: { type: "end" } },
  "action.unknown": { params: { found: '"go"' }, at: () => testTable(2), action: "go" },
  "card.unknown": {
    rule: "1.2",
    params: { found: '"ace"' },
    at: () => testTable(2, { step: "play" }),
    action: { type: "play", card: "ace" },
  },
  "legion.unknown": {
    rule: "2.2",
    params: { legions: 3 },
    at: () => testTable(2, { step: "buy" }),
    action: { type: "buy", legion: 4 },
  },
  "keep.notDrawn": {
    rule: "2.5",
    params: { card: "wealth:1:1" },
    at: () => setup(1),
    action: { type: "keep", card: "wealth:1:1" },
  },
  "keep.campaign": { rule: "8.5", params: {}, at: () => setup(3), action: { type: "keep", card: "land:1:1" } },
  "start.notCampaign": {
    rule: "8.5",
    params: {},
    at: () => setup(1),
    action: { type: "start", keep: "land:1:1", play: [], under: ["army:1:1"] },
  },
  "start.cards": {
    rule: "8.5",
    params: { plays: 1 },
    at: () => setup(3),
    action: { type: "start", keep: "land:1:1", play: [], under: ["army:1:1"] },
  },
  "peek.solo": { rule: "8.3", params: {}, at: () => testTable(1), action: { type: "peek" } },
  "peek.public": { rule: "3.2", params: {}, at: () => testTable(2), action: { type: "peek" } },
  "singly.must": { rule: "3.4", params: {}, at: () => testTable(2), action: { type: "singly" } },
  "singly.same": {
    rule: "3.4",
    params: {},
    at: () => testTable(2, {}, { religion: "may" }),
    action: { type: "singly" },
  },
  "place.notDrawn": {
    rule: "3.3",
    params: { card: "army:1:1" },
    at: () => drawing({ ...none, hand: 1 }),
    action: { type: "place", card: "army:1:1", to: "hand" },
  },
  "place.handUsed": {
    rule: "3.3",
    params: {},
    at: () => drawing({ ...none, deck: 1 }),
    action: { type: "place", card: "land:1:1", to: "hand" },
  },
  "place.deckUsed": {
    rule: "3.3",
    params: {},
    at: () => drawing({ ...none, hand: 1 }),
    action: { type: "place", card: "land:1:1", to: "deck" },
  },
  "place.legionUsed": {
    rule: "3.3",
    params: {},
    at: () => drawing({ ...none, hand: 1 }),
    action: { type: "place", card: "land:1:1", to: "legion", legion: 1 },
  },
  "place.firstTwo": {
    rule: "3.4",
    params: {},
    at: () =>
      drawing({ hand: 1, legion: 1, deck: 1 }, ["land:1:1", "land:1:2"], { displays: [symbols("religion", 3)] }),
    action: { type: "place", card: "land:1:1", to: "hand" },
  },
  "buy.empty": { rule: "3.7", params: {}, at: () => testTable(2, { step: "buy" }), action: { type: "buy", legion: 1 } },
  "buy.cannotPay": {
    rule: "3.7",
    params: { price: 4, aurei: 3 },
    at: () => testTable(2, { step: "buy", aurei: [3], legions: [["army:2:4"]] }),
    action: { type: "buy", legion: 1 },
  },
  "play.notInHand": {
    rule: "3.9",
    params: { card: "land:1:1" },
    at: () => testTable(2, { step: "play" }),
    action: { type: "play", card: "land:1:1" },
  },
  "play.cannotPay": {
    rule: "3.9",
    params: { cost: 1, aurei: 0 },
    at: () => ({ ...testTable(2, { step: "play", aurei: [0], hands: [["land:1:1"]] }), playedThisTurn: [0] }),
    action: { type: "play", card: "land:1:1" },
  },
  "play.limit": {
    rule: "3.10",
    params: { category: "fleet", symbols: 2, limit: 1 },
    at: () => testTable(2, { step: "play", hands: [["fleet:2:3"]], displays: [["land:1:1"]] }),
    action: { type: "play", card: "fleet:2:3" },
  },
  "tribute.notInHand": {
    rule: "9.4",
    params: { card: "land:1:1" },
    at: () => testTable(2, { step: "tribute" }, { nocturnus: true }),
    action: { type: "tribute", card: "land:1:1" },
  },
  "config.players": { rule: "2.1", params: { found: "9" }, reader: () => readConfig({ players: 9 }) },
  "config.solo": { rule: "8.4", params: { players: 1, found: "6" }, reader: () => readConfig({ players: 1, solo: 6 }) },
  "config.field": {
    params: { field: "memory", found: "7" },
    reader: () => readConfig({ players: 2, memory: 7 }),
  },
  "deck.file": { params: {}, reader: () => readComposition(null) },
  "deck.line": { params: { line: 1 }, reader: () => readComposition({ cards: [0] }) },
  "deck.size": {
    rule: "1.1",
    params: { category: "land", found: 0, expected: 12 },
    reader: () => readComposition({ cards: [] }),
  },
  "deck.missing": {
    rule: "10.1",
    params: { card: "land:1:1", found: 5, expected: 6 },
    reader: () => readDeal(config(2), { deck: all().slice(1), startPlayer: 0 }),
  },
  "deck.tooMany": {
    rule: "10.1",
    params: { card: "land:1:1", found: 7, expected: 6 },
    reader: () => readDeal(config(2), { deck: ["land:1:1", ...all()], startPlayer: 0 }),
  },
  "deck.total": {
    rule: "10.1",
    params: { found: 74, expected: 89 },
    reader: () => readDeal(config(5), { deck: all(), startPlayer: 0 }),
  },
  "result.field": { params: { field: "result", found: "0" }, reader: () => readOutcome(0) },
  "deal.deck": { rule: "2.1", params: {}, reader: () => readDeal(config(2), {}) },
  "deal.startPlayer": {
    rule: "2.5",
    params: { found: "2" },
    reader: () => readDeal(config(2), { deck: all(), startPlayer: 2 }),
  },
  "field.missing": { params: { field: "winner" }, reader: () => readOutcome({}) },
  "position.field": { params: { field: "position", found: "1" }, reader: () => readPosition(1) },
  "position.cardMissing": {
    rule: "10.1",
    params: { card: "land:1:1", found: 5, expected: 6 },
    reader: () => readPosition(whole(all().slice(24), all().slice(1, 21), all().slice(21, 24))),
  },
  "position.cardTooMany": {
    rule: "10.1",
    params: { card: "land:1:1", found: 7, expected: 6 },
    reader: () => readPosition(whole(["land:1:1", ...all().slice(23)], all().slice(0, 20), all().slice(20, 23))),
  },
  "position.cardTotal": {
    rule: "10.1",
    params: { found: 74, expected: 89 },
    reader: () => readPosition({ ...position(5, { deck: all() }), partial: false }),
  },
  "position.setAside": {
    rule: "2.1",
    params: { found: 21, expected: 20 },
    reader: () => readPosition(whole(all().slice(24), all().slice(0, 21), all().slice(21, 24))),
  },
  "position.romeHidden": {
    rule: "2.3",
    params: { found: 4 },
    reader: () => readPosition(whole(all().slice(24), all().slice(0, 20), all().slice(20, 24))),
  },
  "position.legions": {
    rule: "2.2",
    params: { found: 0, expected: 3 },
    reader: () => readPosition(position(2, {}, { legions: [] })),
  },
  "position.category": {
    rule: "1.4",
    params: { card: "scout:1:1" },
    reader: () => readPosition(position(2, { deck: ["scout:1:1"] })),
  },
  "position.limit": {
    rule: "3.10",
    params: { seat: 0 },
    reader: () => readPosition(position(2, { displays: [["army:1:1"]] })),
  },
  "position.conspiratus": { rule: "3.12", params: {}, reader: () => readPosition(position(2, { conspiratus: 0 })) },
  "position.taken": { rule: "4.1", params: {}, reader: () => readPosition(position(2, {}, { taken: [1] })) },
  "position.step": {
    rule: "3.1",
    params: { found: '"lunch"' },
    reader: () => readPosition(position(2, {}, { step: "lunch" })),
  },
  "position.drawn": {
    rule: "3.3",
    params: {},
    reader: () => readPosition(position(2, { step: "draw" }, { placesLeft: ["hand"] })),
  },
  "position.notDrawing": {
    rule: "3.3",
    params: {},
    reader: () => readPosition(position(2, {}, { drawn: ["land:1:1"] })),
  },
  "position.played": {
    rule: "3.9",
    params: {},
    reader: () => readPosition(position(2, { step: "play" }, { playedThisTurn: ["land:1:1"] })),
  },
  "position.senate": { rule: "7.5", params: {}, reader: () => readPosition(position(5, { step: "senate" })) },
  "position.setup": {
    rule: "2.5",
    params: { field: "round" },
    reader: () => readPosition(position(2, { step: "setup" }, { round: 2, drawn: symbols("land", 2) })),
  },
  "position.setupDeck": {
    rule: "2.5",
    params: {},
    reader: () => readPosition(position(2, { step: "setup" }, { drawn: symbols("land", 2) })),
  },
  "position.emptyLegion": {
    rule: "4.4",
    params: { legion: 1 },
    reader: () => readPosition(whole(all().slice(23), all().slice(0, 20), all().slice(20, 23))),
  },
  "position.notOver": {
    rule: "5.1",
    params: {},
    reader: () => {
      const { state, ...rest } = whole(all().slice(23), all().slice(0, 20), all().slice(20, 23));
      return readPosition({ ...rest, state: { ...state, step: "over" } });
    },
  },
  "position.slippedBy": {
    rule: "3.3",
    params: {},
    reader: () => readPosition(position(2, { deck: ["land:1:1"] }, { slippedBy: [] })),
  },
  "position.peeked": { rule: "8.3", params: {}, reader: () => readPosition(position(1, {}, { peeked: [0] })) },
  "position.tribute": { rule: "9.4", params: {}, reader: () => readPosition(position(2, { step: "tribute" })) },
};

test("10.4 there is a case for every way to say no", () => {
  expect(Object.keys(CASES).toSorted()).toStrictEqual(Object.keys(paxTexts.en.refusals).toSorted());
});

test.each(Object.entries(CASES))(
  "10.4 %s names its rule, if there is one, and its numbers, and leaves the state untouched",
  (key, { rule, params, reader, at, action, seat }) => {
    const error = { key, ...(rule !== undefined && { rule }), params };
    if (reader) return expect(reader()).toStrictEqual({ ok: false, error });
    const state = at!();
    const before = [JSON.stringify(writeState(state)), JSON.stringify(state)];
    expect(refusedBy(state, action!, seat ?? state.decider)).toStrictEqual(error);
    expect([JSON.stringify(writeState(state)), JSON.stringify(state)]).toStrictEqual(before);
  },
);

test.each(["turn", "draw", "buy", "play", "tribute", "senate"] satisfies Step[])(
  "10.4 in the step %s a refused action leaves the state untouched",
  (step) => {
    const state = testTable(5, { step, hands: [["fleet:1:1"]], legions: [["army:2:4"]], aurei: [0] });
    const before = JSON.stringify(state);
    for (const action of [
      { type: "keep", card: "fleet:1:1" },
      { type: "pass" },
      { type: "buy", legion: 1 },
      { type: "play", card: "fleet:1:1" },
    ]) {
      if (refusedBy(state, action, 3) === undefined) expect.fail("another seat may not decide");
      expect(JSON.stringify(state)).toBe(before);
    }
  },
);
