// What the table tells of the future is held against the rules, in whole games.
import { FastChance, LANGUAGES, legalActions } from "@ara/kernel";
import {
  config,
  isLastRound,
  pax,
  promptOf,
  romeNext,
  type Config,
  type Event,
  type Option,
  type State,
} from "@ara/pax";
import { eager } from "@ara/pax/testing";
import { expect, test } from "vitest";
import de from "../texts/de/table.ts";
import en from "../texts/en/table.ts";
import nl from "../texts/nl/table.ts";

const TEXTS = { en, de, nl };
/** A sentence with one of these promises nothing. */
const HEDGES =
  /perhaps|if the deck|as things stand|\?|about|vielleicht|falls|bleibt es so|etwa|misschien|als de stapel|blijft het zo|zo’n/i;

const TABLES: readonly Config[] = [
  config(1),
  config(2, { nocturnus: true }),
  config(3),
  config(4, { lastClear: "yes" }),
  config(5),
];

interface Moment {
  readonly state: State;
  /** What happened from here to the end. */
  readonly later: readonly Event[];
}

function* moments(): Generator<Moment> {
  for (const table of TABLES) {
    for (let game = 0; game < 12; game++) {
      const chance = new FastChance(`told ${game}`);
      const log: Event[] = [];
      const states: [State, number][] = [];
      const state = pax.setup(table, pax.deal(table, chance));
      while (state.step !== "over") {
        states.push([pax.clone(state), log.length]);
        const action = eager(legalActions(pax, state, state.decider), chance);
        pax.apply(state, state.decider, action, chance, (event) => log.push(event));
      }
      for (const [then, at] of states) yield { state: then, later: log.slice(at) };
    }
  }
}

const MOMENTS = [...moments()];

/** Whether something is claimed without a hedge, in any language: then it must be true. */
const claims = (sentence: (say: typeof en) => string): boolean =>
  LANGUAGES.some((language) => !HEDGES.test(sentence(TEXTS[language])));

test("5.1 the last round is told only where it is the last", () => {
  let told = 0;
  for (const { state, later } of MOMENTS) {
    const view = pax.view(state, 0);
    const isLast = !later.some(({ type }) => type === "round");
    if (claims((say) => say.deckRounds({ rounds: 1 }))) expect(isLast).toBe(true);
    if (!isLastRound(view)) continue;
    told++;
    expect(isLast).toBe(true);
  }
  expect(told).toBeGreaterThan(50);
});

test("4.2, 5.2 that Rome takes a group is told without a perhaps only where it does", () => {
  let wrong = 0;
  for (const { state, later } of MOMENTS) {
    const next = romeNext(pax.view(state, 0));
    const end = later.findIndex(({ type }) => type === "round" || type === "over");
    const takes = later.slice(0, end + 1).some((event) => event.type === "collected" && event.legion === next);
    if (next < 0 || takes) continue;
    wrong++;
    for (const sentence of [(say: typeof en) => say.toRome, (say: typeof en) => say.toRomeLong]) {
      expect(claims(sentence)).toBe(false);
    }
  }
  expect(wrong).toBeGreaterThan(50);
});

const draws = ({ state }: Moment): Option["draws"] =>
  state.step === "turn" ? promptOf(state, state.decider).options[0]!.draws : undefined;

test("3.3, 3.6, 9.2 what a draw is said to be is what it is", () => {
  const seen = new Set<string>();
  for (const moment of MOMENTS) {
    const told = draws(moment);
    if (!told || moment.later.at(1)?.type === "peeked" || moment.later[0]?.type === "peeked") continue;
    const turn = moment.later.findIndex((event, i) => i > 0 && (event.type === "turn" || event.type === "over"));
    const events = moment.later.slice(0, turn);
    const drew = events.flatMap((event) => (event.type === "drew" ? event.cards : [])).length;
    const kept = events.filter((event) => event.type === "placed" && event.to === "hand").length;
    const paid = events.some((event) => event.type === "aurei" && event.rule === "3.6");
    const { due, left } = told;
    seen.add(left === 0 ? "empty" : left < due ? "short" : `${due}`);
    expect(paid).toBe(left === 0);
    if (left < due) expect(claims((say) => say.drawNote(told))).toBe(left === 0);
    else expect([drew, kept]).toEqual([due, told.kept]);
  }
  expect([...seen].toSorted()).toEqual(["3", "4", "empty", "short"]);
});

test("8.4 more than enough is no share of what is needed", () => {
  for (const language of LANGUAGES) {
    const said = TEXTS[language].soloGoal({ has: 4, needs: 3 });
    expect(said).not.toMatch(/4 (of|von|van)/);
    expect(said).toMatch(/4.*3/);
  }
});
