import { canonical, FastChance, type Chance, legalActions, noChance, type Viewer } from "@ara/kernel";
import { checkPlaythrough, checkWalk } from "@ara/kernel/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actionType, placeTo, TO_DECK, TO_HAND, type Action } from "./action.ts";
import { config, TABLE_OPTIONS, type Config } from "./config.ts";
import type { Event } from "./event.ts";
import { pax } from "./game.ts";
import { eager } from "./testing.ts";
import type { State } from "./state.ts";
import { tributeDue } from "./tribute.ts";
import { readPosition, writePosition } from "./position.ts";

/** Any table that can be agreed on. */
const tables: fc.Arbitrary<Config> = fc
  .record({
    players: fc.integer({ min: 1, max: 8 }),
    nocturnus: fc.boolean(),
    solo: fc.integer({ min: 1, max: 5 }),
    memory: fc.constantFrom(...TABLE_OPTIONS.memory),
    religion: fc.constantFrom(...TABLE_OPTIONS.religion),
    emptyDeck: fc.constantFrom(...TABLE_OPTIONS.emptyDeck),
    income: fc.constantFrom(...TABLE_OPTIONS.income),
    lastClear: fc.constantFrom(...TABLE_OPTIONS.lastClear),
    fifthGame: fc.constantFrom(...TABLE_OPTIONS.fifthGame),
    anyStart: fc.boolean(),
    start: fc.nat(7),
  })
  .map(({ players, solo, anyStart, start, ...rest }) =>
    config(players, { ...rest, solo: players === 1 ? solo : null, startPlayer: anyStart ? null : start % players }),
  );

/** A fixed seed: whether `npm test` passes is no matter of luck. `npm run fuzz` tries new games every time. */
const runs = (numRuns: number): { numRuns: number; seed: number } => ({ numRuns, seed: 73 });

const seeds = fc.string({ minLength: 1, maxLength: 8 });
const styles = fc.constantFrom(undefined, eager);

describe("whole random games keep the contract of the kernel and every invariant", () => {
  test("10.1, 10.2, 10.3, 10.4 closely watched: views, guesses, records, undo", () => {
    fc.assert(
      fc.property(tables, seeds, styles, (table, seed, choose) => {
        checkPlaythrough(pax, table, seed, { views: "some", records: true, choose });
      }),
      runs(25),
    );
  });

  test("10.1, 10.2 three hundred games of all kinds", () => {
    fc.assert(
      fc.property(tables, seeds, styles, (table, seed, choose) => {
        checkWalk(pax, table, seed, { choose });
      }),
      runs(300),
    );
  });
});

test("10.2 every change of a purse is told with its rule", () => {
  fc.assert(
    fc.property(tables, seeds, styles, (table, seed, choose = pick) => {
      const chance = new FastChance(seed);
      const state = pax.setup(table, pax.deal(table, chance));
      while (state.step !== "over") {
        const before = state.players.map(({ aurei }) => aurei);
        const events: Event[] = [];
        pax.apply(state, state.decider, choose(legalActions(pax, state, state.decider), chance), chance, (e) =>
          events.push(e),
        );
        for (const event of events) if (event.type === "aurei") before[event.seat]! += event.change;
        expect(state.players.map(({ aurei }) => aurei)).toEqual(before);
      }
    }),
    runs(60),
  );
});

const pick = (legal: readonly Action[], chance: Chance): Action => chance.pick(legal);

/** What the others are shown of an action, apart from what it reveals. */
function publicShape(action: Action): string {
  const type = actionType(action);
  if (type !== "place") return type === "play" || type === "tribute" || type === "buy" ? String(action) : type;
  const to = placeTo(action);
  return to === TO_HAND ? "hand" : to === TO_DECK ? "deck" : String(action);
}

function told(state: State, action: Action, viewer: Viewer): string {
  const events: Event[] = [];
  const copy = pax.clone(state);
  pax.apply(copy, copy.decider, action, noChance, (event) => events.push(event));
  // Cards turned up for all to see come from the deck, in which the two states rightly differ.
  const drawn = new Set(["dealt", "laid", "over"]);
  return canonical(events.filter(({ type }) => !drawn.has(type)).map((event) => pax.seen(event, viewer)));
}

test("10.3 what others do tells a viewer the same in two states that look alike to him", () => {
  fc.assert(
    fc.property(tables, seeds, styles, (table, seed, choose = pick) => {
      const chance = new FastChance(seed);
      const state = pax.setup(table, pax.deal(table, chance));
      while (state.step !== "over") {
        const viewer: Viewer = chance.below(3) === 0 ? "spectator" : chance.below(table.players);
        const action = choose(legalActions(pax, state, state.decider), chance);
        if (viewer !== state.decider) {
          const alike = pax.determinize(pax.view(state, viewer), chance);
          const same = legalActions(pax, alike, alike.decider).filter(
            (other) => publicShape(other) === publicShape(action),
          );
          for (const other of same) {
            if (showsTribute(state, action) || actionType(action) === "start") continue;
            expect(told(alike, other, viewer)).toBe(told(state, action, viewer));
          }
        }
        pax.apply(state, state.decider, action, chance);
      }
    }),
    runs(60),
  );
});

/** Whether a hand still holds tribute is rightly seen only when it happens. */
const showsTribute = (state: State, action: Action): boolean =>
  state.step === "tribute" || (actionType(action) === "end" && tributeDue(state.players[state.active]!) > 0);

test("a position is the same after it was written and read, at any moment", () => {
  fc.assert(
    fc.property(tables, seeds, (table, seed) => {
      const chance = new FastChance(seed);
      const state = pax.setup(table, pax.deal(table, chance));
      const seats = state.players.map((_, seat) => `seat ${seat}`);
      for (;;) {
        const written = canonical(writePosition({ seats, partial: false, state }));
        const read = readPosition(JSON.parse(written));
        expect(read.ok ? canonical(writePosition(read.value)) : read.error).toBe(written);
        if (state.step === "over") break;
        pax.apply(state, state.decider, eager(legalActions(pax, state, state.decider), chance), chance);
      }
    }),
    runs(25),
  );
});
