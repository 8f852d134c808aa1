/** Properties of whole games: what holds in every game, whatever is played. */
import { FastChance, legalActions } from "@ara/kernel";
import { checkPlaythrough } from "@ara/kernel/testing";
import { expect, test } from "vitest";
import type { Config } from "./config.ts";
import type { ScenarioName } from "./data/index.ts";
import type { Event } from "./event.ts";
import { paxRomana } from "./game.ts";
import { isInstantOpen } from "./rules/after-step.ts";
import type { State } from "./state/state.ts";
import { differences, enter, unitsOf } from "./testing/account.ts";
import { crowd } from "./testing/crowd.ts";
import { eager, STANDARD, tableOf } from "./testing/eager.ts";
import { controlMistakes } from "./testing/oracles/control.ts";
import { turmoil } from "./testing/turmoil.ts";
import { stands } from "./testing/stands.ts";

/** What is watched; each says what is wrong after an action. */
interface Mistakes {
  readonly units: string[];
  readonly purses: string[];
  readonly control: string[];
  readonly invariants: string[];
  readonly lists: string[];
  /** What has happened at all. */
  readonly seen: Set<string>;
}

const noMistakes = (): Mistakes => ({ units: [], purses: [], control: [], invariants: [], lists: [], seen: new Set() });

/** Their seeds are fixed: whether `npm test` passes is no matter of luck. */
const GAMES = 3;
/** Beginnings of games on crowded boards, where most happens, and how many actions of each. */
const SKIRMISHES = 15;
const MOST_SKIRMISHES = 60;
const SKIRMISH = 80;
/** Armies and fleets put on the board of most games, so that there are battles of all kinds. */
const STACKS = 80;
/** The slow words take their time: they are asked after one action in so many. */
const LOOK_EVERY = 41;
const LONGEST = 64;

/** Plays one game to its end, or so many actions of it, and notes everything wrong under its name. */
function play(table: Config, seed: string, mistakes: Mistakes, most = Infinity): void {
  const chance = new FastChance(seed);
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  if (most < Infinity || chance.below(4) > 0) crowd(state, chance, STACKS);
  if (chance.below(2) > 0) turmoil(state, chance);
  let units = unitsOf(state);
  const purse = pursesOf(state);
  for (let actions = 0; !state.over && actions < most; actions++) {
    const note = (list: string[], what: readonly string[]): void =>
      void list.push(...what.map((one) => `scenario ${table.scenario}, seed "${seed}", action ${actions}: ${one}`));
    const seat = chance.pick(paxRomana.toAct(state));
    const legal = legalActions(paxRomana, state, seat);
    if (legal.length > LONGEST) note(mistakes.lists, [`${legal.length} answers to ${state.frames.at(-1)!.proc}`]);
    const events: Event[] = [];
    paxRomana.apply(state, seat, eager(state, legal, chance), chance, (event) => events.push(event));
    for (const event of events) {
      enter(state, units, event);
      enterPurse(purse, event);
      mistakes.seen.add(event.type);
      if (!/^\d+\.\d+$/u.test(event.rule)) note(mistakes.purses, [`${event.type} names no rule`]);
    }
    const found = unitsOf(state);
    note(mistakes.units, differences(units, found));
    units = found;
    if (String(pursesOf(state)) !== String(purse)) note(mistakes.purses, [`${String(purse)} was told`]);
    if (!isInstantOpen(state) && actions % LOOK_EVERY === 0) note(mistakes.control, controlMistakes(state));
    note(
      mistakes.invariants,
      paxRomana.invariants.flatMap((rule) => (rule.holds(state) ? [] : [rule.name])),
    );
  }
}

/** 2.5, 14.1, 15.1: by power Talents, Stability and points. */
const pursesOf = ({ powers }: State): number[][] =>
  powers.map(({ treasury, stability, victoryPoints }) => [treasury, stability, victoryPoints]);

function enterPurse(purse: number[][], event: Event): void {
  if (event.type === "talents") purse[event.power]![0]! += event.change;
  if (event.type === "stability") purse[event.power]![1]! += event.change;
  if (event.type === "points") purse[event.power]![2]! += event.change;
}

const played = new Map<ScenarioName, Mistakes>();

/** All mistakes in the games of a scenario, which are played once. */
function mistakesIn(scenario: ScenarioName): Mistakes {
  const known = played.get(scenario);
  if (known) return known;
  const mistakes = noMistakes();
  for (let game = 0; game < GAMES; game++) play(tableOf(scenario, game), `${scenario} ${game}`, mistakes);
  for (let game = 0; game < SKIRMISHES; game++)
    play(tableOf(scenario, game), `${scenario} skirmish ${game}`, mistakes, SKIRMISH);
  played.set(scenario, mistakes);
  return mistakes;
}

test.each(STANDARD)(
  "3.2: scenario %s keeps the contract of a game at tables of all kinds: views, guesses, records, undo",
  (scenario) => {
    const watched = { views: "some", records: true, stands } as const;
    expect(checkPlaythrough(paxRomana, tableOf(scenario, 1), `${scenario} 1`, watched).over).toBe(true);
  },
);

test.each(STANDARD)("1.4: in scenario %s no unit is born or lost without an event that says so", (scenario) =>
  expect(mistakesIn(scenario).units).toEqual([]),
);

test.each(STANDARD)(
  "3.44, 6.1: in scenario %s Talents, Stability and points change only as events say, and name their rule",
  (scenario) => expect(mistakesIn(scenario).purses).toEqual([]),
);

test.each(STANDARD)(
  "5.2: in scenario %s control is remembered as the slow words find it, whenever it is settled",
  (scenario) => expect(mistakesIn(scenario).control).toEqual([]),
);

test.each(STANDARD)(
  "3.51, 3.52, 5.12, 9.31, 10.68, 11.1, 12.32: in scenario %s every invariant holds, on crowded boards, too",
  (scenario) => expect(mistakesIn(scenario).invariants).toEqual([]),
);

test.each(STANDARD)("3.51: in scenario %s no list is longer than a person can read", (scenario) =>
  expect(mistakesIn(scenario).lists).toEqual([]),
);

test.each([
  [
    "7.12, 7.43, 7.46, 7.5: Towns and Cities are built, repaired, taken, sacked and destroyed",
    ["built", "repaired", "captured", "sackRolled", "plundered", "sackEnded", "destroyed"],
  ],
  [
    "11.42, 11.44, 12.53, 12.63, 16.2: fleets flee, withdraw, are lost and taken, fight pirates, and are paid after a mutiny",
    ["fleetFled", "fleetWithdrew", "fleetLost", "fleetTaken", "piratesFought", "mutinyPaid"],
  ],
])("%s on these boards", (_, wanted) => {
  const seen = new Set(STANDARD.flatMap((scenario) => [...mistakesIn(scenario).seen]));
  const missing = (): string[] => wanted.filter((event) => !seen.has(event));
  // What has not happened so far is waited for, and watched like the rest.
  const mistakes = { ...noMistakes(), seen };
  for (let game = SKIRMISHES; missing().length > 0 && game < MOST_SKIRMISHES; game++)
    for (const scenario of STANDARD) play(tableOf(scenario, game), `${scenario} skirmish ${game}`, mistakes, SKIRMISH);
  expect(missing()).toEqual([]);
  expect({ ...mistakes, seen: new Set() }).toEqual(noMistakes());
});

test("10.2: on these boards there are battles of all kinds", () => {
  const seen = new Set(STANDARD.flatMap((scenario) => [...mistakesIn(scenario).seen]));
  const wanted: readonly Event["type"][] = [
    "interceptionRolled",
    "withdrew",
    "wallsUsed",
    "siegeBids",
    "elephantsRolled",
    "losses",
    "flipped",
    "wallsLost",
    "eliminated",
    "retreated",
    "regrouped",
    "leaderLost",
  ];
  expect(wanted.filter((event) => !seen.has(event))).toEqual([]);
});
