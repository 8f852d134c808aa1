import { Chance, FastChance, noChance, type Json, type Refusal } from "@ara/kernel";
import { actionType, type Action } from "./action.ts";
import { countSymbols, readCard, writeCard, type Card } from "./card.ts";
import { config, measure, type Config } from "./config.ts";
import { deckOf, NOBODY } from "./deck.ts";
import type { Event } from "./event.ts";
import { pax } from "./game.ts";
import { newPlayer, type State, type Step } from "./state.ts";

/** What a test wants on its table; everything else is empty. Cards are written as in records. */
export interface TestTable {
  readonly step?: Step;
  readonly active?: number;
  readonly startPlayer?: number;
  readonly conspiratus?: number;
  readonly aurei?: readonly number[];
  readonly hands?: readonly (readonly string[])[];
  readonly displays?: readonly (readonly string[])[];
  readonly legions?: readonly (readonly string[])[];
  readonly deck?: readonly string[];
  readonly romeOpen?: readonly string[];
  readonly romeHidden?: readonly string[];
}

/** A table in the middle of a game: `testTable(2, { step: "buy", aurei: [3], legions: [["army:1:4"]] })`. */
export function testTable(players: number, table: TestTable = {}, agreed: Partial<Config> = {}): State {
  const c = config(players, agreed);
  const measures = measure(c);
  const active = table.active ?? 0;
  const startPlayer = table.startPlayer ?? active;
  return {
    config: c,
    measures,
    step: table.step ?? "turn",
    round: 1,
    active,
    decider: active,
    startPlayer,
    taken: (active - startPlayer + players) % players,
    conspiratus: table.conspiratus ?? NOBODY,
    deck: deckOf(testCards(table.deck)),
    setAside: [],
    rome: { open: testCards(table.romeOpen), hidden: testCards(table.romeHidden) },
    legions: Array.from({ length: measures.legions }, (_, i) => testCards(table.legions?.[i])),
    players: Array.from({ length: players }, (_, seat) => ({
      ...newPlayer(table.aurei?.[seat] ?? 5),
      hand: testCards(table.hands?.[seat]).toSorted((a, b) => a - b),
      display: testCards(table.displays?.[seat]),
      symbols: countSymbols(testCards(table.displays?.[seat])),
    })),
    drawn: [],
    places: { hand: 0, legion: 0, deck: 0 },
    playedThisTurn: [],
    tributeLeft: 0,
    singly: false,
  };
}

export const testCards = (names: readonly string[] = []): Card[] =>
  names.map((name) => {
    const c = readCard(name);
    if (c === undefined) throw new Error(`no such card: ${name}`);
    return c;
  });

/** Carries out actions, written as in records, of whoever has to decide. Returns what happened. */
export function act(state: State, ...actions: readonly Json[]): Event[] {
  const events: Event[] = [];
  for (const json of actions) {
    const action = pax.json.readAction(state, state.decider, json);
    if (!action.ok) throw new Error(`${JSON.stringify(json)} is refused: ${JSON.stringify(action.error)}`);
    pax.apply(state, state.decider, action.value, noChance, (event) => events.push(event));
  }
  return events;
}

/** Why an action of whoever has to decide is refused. */
export function refusedBy(state: State, json: Json, seat = state.decider): Refusal | undefined {
  const action = pax.json.readAction(state, seat, json);
  return action.ok ? undefined : action.error;
}

/** The legal actions of whoever has to decide, as records write them, one string each: easy to compare. */
export function options(state: State): string[] {
  const actions: number[] = [];
  pax.legal(state, state.decider, actions);
  return actions.map((action) => JSON.stringify(pax.json.writeAction(state, state.decider, action)));
}

/** One card, written as in records. */
export const testCard = (name: string): Card => testCards([name])[0]!;

export const names = (cards: readonly Card[]): string[] => cards.map(writeCard);

/** So many symbols of a category, one on each card. */
export const symbols = (category: string, count: number): string[] =>
  Array.from({ length: count }, () => `${category}:1:1`);

/** Leaves everything in order and takes the last of whatever there is to choose from. */
export class Unshuffled extends Chance {
  below(n: number): number {
    return n - 1;
  }
}

type Choose = (legal: readonly Action[], chance: Chance) => Action;
const pick: Choose = (legal, chance) => chance.pick(legal);

/** A random game from the first decision to the end: the state before every decision, and the last one. */
export function* testGame(c: Config, seed: number, choose: Choose = pick): Generator<State, void> {
  const chance = new FastChance(seed);
  const state = pax.setup(c, pax.deal(c, chance));
  yield state;
  for (let seats = pax.toAct(state); seats.length > 0; seats = pax.toAct(state)) {
    const actions: number[] = [];
    pax.legal(state, seats[0]!, actions);
    pax.apply(state, seats[0]!, choose(actions, chance), chance);
    yield state;
  }
}

/** A player who buys and plays whatever can be bought and played: displays grow, and with them all thresholds. */
export function eager(legal: readonly Action[], chance: Chance): Action {
  const busy = legal.filter((action) => !["skip", "end", "pass", "peek"].includes(actionType(action)));
  return chance.pick(busy.length > 0 && chance.below(12) > 0 ? busy : legal);
}
