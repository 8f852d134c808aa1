// Every level in whole games.
import { decisionOf, FastChance, LANGUAGES, legalActions, Match } from "@ara/kernel";
import { chanceOf } from "@ara/kernel/testing";
import { config, determinize, pax, type Action, type Config, type Event, type Pax, type State } from "@ara/pax";
import { describe, expect, test } from "vitest";
import { Bot } from "./bot.ts";
import { LEVELS, type Level } from "./levels.ts";
import { sayReason } from "./texts/index.ts";

const TABLES: readonly Config[] = [
  config(2),
  config(4, { nocturnus: true }),
  config(6, { memory: "open", income: "round" }),
  config(8, { nocturnus: true, lastClear: "yes", religion: "may", emptyDeck: "hand" }),
  config(1, { solo: 1 }),
  config(1, { solo: 5, nocturnus: true }),
];
const BUDGET = { iterations: 12 };

const newMatch = (table: Config, seed: string): Match<Pax> =>
  new Match(pax, table, { seats: Array.from({ length: table.players }, (_, seat) => `${seat}`), seed });

describe.each(LEVELS)("%s", (level) => {
  test.each(TABLES)("plays a whole game of %j by legal actions", (table) => {
    const match = newMatch(table, `${level}/whole`);
    const bots = match.seats.map(
      (_, seat) => new Bot(seat === 0 ? level : "centurio", { seed: `${seat}`, budget: BUDGET }),
    );
    while (!match.over) {
      const seat = match.state.decider;
      expect(match.act(seat, bots[seat]!.choose(decisionOf(match, seat)))).toMatchObject({ ok: true });
    }
    expect(pax.outcome(match.state)).toBeDefined();
  });

  test("repeats itself with the same seed", () => {
    const choices = (seed: string): Action[] => {
      const match = newMatch(config(3), "again");
      const bots = match.seats.map((_, seat) => new Bot(level, { seed: `${seed}/${seat}`, budget: BUDGET }));
      const made: Action[] = [];
      while (!match.over && made.length < 40) {
        const action = bots[match.state.decider]!.choose(decisionOf(match, match.state.decider));
        made.push(action);
        match.act(match.state.decider, action);
      }
      return made;
    };
    expect(choices("a")).toEqual(choices("a"));
  });

  test("10.3 decides the same in two states that look alike to it", () => {
    const table = config(3, { nocturnus: true });
    const chance = new FastChance("alike");
    const log: Event[] = [];
    const state = pax.setup(table, pax.deal(table, chanceOf("alike", [], "deal")), (event) => log.push(event));
    for (let i = 0; i < 60 && state.step !== "over"; i++) {
      const seat = state.decider;
      const told = log.map((event) => pax.seen(event, seat)!);
      const choose = (real: State): Action =>
        new Bot(level, { seed: "same", budget: BUDGET }).choose({
          seat,
          legal: legalActions(pax, real, seat),
          view: pax.view(real, seat),
          log: told,
        });
      const alike = determinize(pax.view(state, seat), chance);
      expect(choose(alike)).toBe(choose(state));
      pax.apply(state, seat, chance.pick(legalActions(pax, state, seat)), chance, (event) => log.push(event));
    }
  });
});

test.each<Level>(["centurio", "legatus"])("%s gives a reason in every language, and what it considered", (level) => {
  const match = newMatch(config(5, { nocturnus: true }), "reasons");
  const keys = new Set<string>();
  while (!match.over) {
    const decision = decisionOf(match, match.state.decider);
    const { action, considered, reason } = new Bot(level, { seed: "r", budget: { iterations: 6 } }).think(decision);
    expect(decision.legal).toContain(action);
    for (const one of considered) {
      expect(decision.legal).toContain(one.action);
      expect(one.win).toBeGreaterThanOrEqual(0);
      expect(one.win).toBeLessThanOrEqual(1);
    }
    if (considered.length > 0) expect(considered[0]!.action).toBe(action);
    keys.add(reason.key);
    const sentences = LANGUAGES.map((language) => sayReason(language, reason));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
    for (const sentence of sentences) expect(sentence).toMatch(/\S.*\.$/);
    match.act(decision.seat, action);
  }
  expect(keys.size).toBeGreaterThan(6);
});
