/** Properties of whole games: nobody learns what is hidden from him. */
import { FastChance, legalActions, RecordingChance, type Chance, type Viewer } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action } from "./action.ts";
import { config, OPTIONS, worldOf, type Config } from "./config.ts";
import { NONE, type Power, type ScenarioName } from "./data/index.ts";
import type { Event } from "./event.ts";
import { seen } from "./telling.ts";
import { paxRomana } from "./game.ts";
import type { ProcName, WindowName } from "./rules/frames.ts";
import type { DealFrame } from "./rules/diplomacy/deal.ts";
import { machine, machineOf } from "./rules/index.ts";
import { drawObjective } from "./rules/victory/objectives.ts";
import { advancedOf, drawCard, handOf, returnDiscards } from "./state/cards.ts";
import { cloneState, type State } from "./state/state.ts";
import { crowd } from "./testing/crowd.ts";

/** Answers of talks are liked best, so that most games have Meetings, bribes and deals under way. */
const TALK: ReadonlySet<string> = new Set([
  "callMeeting",
  "talk",
  "invite",
  "propose",
  "term",
  "termSpace",
  "termTalents",
  "send",
  "accept",
  "offer",
]);

function talkative(state: State, legal: readonly Action[], chance: Chance): Action {
  if (state.cards && chance.below(3) > 0) return inNeedOfCards(state, legal, chance);
  const talk = legal.filter(({ type: verb }) => TALK.has(verb));
  return chance.pick(talk.length > 0 && chance.below(3) > 0 ? talk : legal);
}

/** Where there are cards, they are not thrown away, and forces go where somebody may lie in wait. */
function inNeedOfCards(state: State, legal: readonly Action[], chance: Chance): Action {
  const risky = riskyOf(state, legal);
  if (risky.length > 0 && chance.below(3) > 0) return chance.pick(risky);
  const kept = legal.filter(({ type: verb }) => verb !== "discardCard" && verb !== "playCard" && verb !== "lapse");
  return chance.pick(kept.length > 0 ? kept : legal);
}

/** Answers by which a force goes aboard, or into the narrows; and the beginning of a Major Move. */
const riskyOf = ({ config: table }: State, legal: readonly Action[]): Action[] =>
  legal.filter(
    (action) => RISKY.has(action.type) || (action.type === "step" && action.node >= worldOf(table).map.spaces),
  );

const RISKY: ReadonlySet<string> = new Set(["embark", "escort", "sail", "major"]);

/** A table with everything on it, and markers in all hands where there are any. */
function begun(table: Config, chance: Chance): State {
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  crowd(state, chance, 40);
  const { measures, scenario } = worldOf(table);
  if (measures.objectives !== "none")
    for (const power of scenario.powers)
      for (let n = 0; n < 2; n++) drawObjective(state, power, chance, () => undefined);
  if (state.cards) for (const power of scenario.powers) dealCards(state, power, chance);
  return state;
}

/** Two cards in each hand, and everybody listens at pauses. */
function dealCards(state: State, power: Power, chance: Chance): void {
  for (let drawn = 0; drawn < 2;) {
    const before = handOf(state, power).length;
    drawCard(state, power, chance);
    drawn += handOf(state, power).length - before;
  }
  returnDiscards(state);
  advancedOf(state).passed[power] = NONE;
}

/** An answer, given in a copy: all that a viewer is sent afterwards, and whether anything came to light. */
function sent(
  state: State,
  power: Power,
  action: Action,
  viewer: Viewer,
): { bytes: string; isOpen: boolean; isDealt: boolean; windows: readonly WindowName[] } {
  const copy = cloneState(state);
  const events: Event[] = [];
  const chance = new RecordingChance(new FastChance("the same dice"));
  machineOf(copy).answer(copy, power, action, chance, (event) => events.push(event));
  const isRolled = chance.outcomes.length > 0;
  const isOpen = isRolled || events.some((event) => paxRomana.reveals(event));
  const told = events.map((event) => seen(event, viewer));
  const isDealt = events.some(({ type: e }) => e === "cardDrawn" || e === "cardStolen");
  const windows = events.flatMap((event) => (event.type === "windowOpened" ? [event.window] : []));
  return { bytes: JSON.stringify([paxRomana.view(copy, viewer), told]), isOpen, isDealt, windows };
}

/** What is answered in secret now: the answers among which others cannot tell, and the powers that can. */
function secretAnswers(state: State, power: Power): { answers: Action[]; insiders: readonly Power[] } {
  const options: Action[] = [];
  machineOf(state).options(state, power, options);
  const { frame } = machine.question(state)!;
  if (frame.proc === "deal") {
    const { step, present, partner, power: from } = frame as DealFrame;
    if (step === "show") return { answers: options, insiders: [from, partner] };
    return { answers: options.filter(({ type: verb }) => verb.startsWith("term")), insiders: present };
  }
  // R292: answers in a window are opened together.
  if (frame.proc === "cardWindow") return { answers: machine.who(state).length > 1 ? options : [], insiders: [power] };
  // A bid, the last leader's place and the card kept are locked as they are made: whoever is the last shows them.
  const isLast = machine.who(state).length === 1 && LOCKED_AT_ONCE.has(frame.proc);
  const isSecret = frame.proc === "siegeBid" || state.powers[power]!.slate?.locked === false;
  return { answers: isSecret && !isLast ? options.filter(({ type: verb }) => verb !== "lock") : [], insiders: [power] };
}

const LOCKED_AT_ONCE: ReadonlySet<string> = new Set(["siegeBid", "leaderSelection", "victoryPhase"]);

interface Mistakes {
  readonly wrong: string[];
  /** How often each property had something to look at. */
  readonly looked: Record<string, number>;
}

const powersOf = ({ seats }: Config, viewer: Viewer): readonly Power[] =>
  viewer === "spectator" ? [] : seats[viewer]!;
const viewersOf = ({ seats }: Config): Viewer[] => [...seats.map((_, seat) => seat), "spectator"];

function watch(state: State, power: Power, chance: Chance, { wrong, looked }: Mistakes): void {
  const { config: table, frames } = state;
  const { proc, step } = frames.at(-1)!;
  const note = (what: string, isSo: boolean): void => {
    looked[what] = (looked[what] ?? 0) + 1;
    if (!isSo) wrong.push(`${what} in ${proc}.${step}`);
  };
  const viewer = chance.pick(viewersOf(table));
  const own = powersOf(table, viewer);
  const { answers, insiders } = secretAnswers(state, power);
  const isOutside = (one: Viewer): boolean => powersOf(table, one).every((other) => !insiders.includes(other));
  if (answers.length > 1) {
    const [one, other] = chance.shuffle(answers.slice());
    // Plans are rarer than talks: everybody is looked at.
    for (const outsider of (proc === "deal" ? [viewer] : viewersOf(table)).filter(isOutside))
      note(`secret ${proc}`, sent(state, power, one!, outsider).bytes === sent(state, power, other!, outsider).bytes);
  }
  if (proc === "deal" && step === "answer" && isOutside(viewer)) watchTerms(state, viewer, note);
  if (state.cards && (BEFORE_WINDOWS.has(proc) || chance.below(GUESS_EVERY) === 0))
    watchHands(state, power, chance, note);
  if (chance.below(GUESS_EVERY) > 0) return;
  // What he does himself, where nothing comes to light by it, he sees happen alike in every state he may be in.
  const view = paxRomana.view(state, viewer);
  const guess = paxRomana.determinize(view, chance);
  note("guess", JSON.stringify(paxRomana.view(guess, viewer)) === JSON.stringify(view));
  if (chance.below(PLAY_ON_EVERY) === 0) note("guess played on", isPlayable(cloneState(guess), chance));
  // R292: who has answered in a window before him he cannot tell: with the last answer it is over.
  if (own.includes(power) && machine.who(guess).length === machine.who(state).length) {
    const action = chance.pick(legalOf(state, power));
    const [there, here] = [sent(guess, power, action, viewer), sent(state, power, action, viewer)];
    if (!there.isOpen && !here.isOpen) note("own answers", there.bytes === here.bytes);
  }
}

/**
 * 17.15, R292: other hands, the same windows: who is asked now, and after an answer that could be given with either hands, looks
 * the same to everybody, unless a card was drawn meanwhile. Dice are the same.
 */
function watchHands(state: State, power: Power, chance: Chance, note: (what: string, isSo: boolean) => void): void {
  const guess = paxRomana.determinize(paxRomana.view(state, "spectator"), chance);
  // What lies on slates and in windows is the same; only hands and deck differ.
  const twin = cloneState({ ...state, cards: guess.cards! });
  for (let i = 0; i < twin.cards!.known.length; i++) twin.cards!.known[i] = [];
  const plain = cloneState(state);
  for (let i = 0; i < plain.cards!.known.length; i++) plain.cards!.known[i] = [];
  if (plain.frames.some(({ proc }) => proc === "cardWindow" || proc === "victoryPhase")) return;
  // R341: a proposal that names a card says in whose hand it is.
  if (plain.frames.some((frame) => frame.proc === "deal" && namesCard(frame as DealFrame))) return;
  note("asked alike", String(machine.who(plain)) === String(machine.who(twin)));
  const other = legalOf(twin, power).map((action) => JSON.stringify(action));
  const both = legalOf(plain, power).filter((action) => other.includes(JSON.stringify(action)));
  if (both.length === 0) return;
  const risky = riskyOf(state, both);
  const action = chance.pick(risky.length > 0 && chance.below(2) === 0 ? risky : both);
  const [here, there] = [sent(plain, power, action, "spectator"), sent(twin, power, action, "spectator")];
  if (here.isDealt || there.isDealt) return;
  note("windows alike", here.bytes === there.bytes);
  for (const window of here.windows) note(`window ${window}`, there.windows.includes(window));
}

/** Procedures in which an answer often opens a window: there every one is looked at. */
const BEFORE_WINDOWS: ReadonlySet<string> = new Set<ProcName>([
  "bribe",
  "elephants",
  "embark",
  "fleetMove",
  "interception",
  "landBattle",
  "landMove",
  "siegeBid",
  "withdrawal",
]);

const namesCard = ({ terms }: DealFrame): boolean => terms.some(({ kind }) => kind === "card");

/** A guess is made before one action in so many; one in so many is played on, and so far. */
const GUESS_EVERY = 4;
const PLAY_ON_EVERY = 8;
const PLAY_ON = 30;

/** Whether a guess can be played on, and stays a state that play can reach. */
function isPlayable(guess: State, chance: Chance): boolean {
  for (let n = 0; n < PLAY_ON && !guess.over; n++) {
    const seat = chance.pick(paxRomana.toAct(guess));
    paxRomana.apply(guess, seat, chance.pick(legalActions(paxRomana, guess, seat)), chance);
  }
  return paxRomana.invariants.every((one) => one.holds(guess));
}

/** 4.1, R247: another proposal that is declined, or other promises that are accepted, look the same from outside. */
function watchTerms(state: State, viewer: Viewer, note: (what: string, isSo: boolean) => void): void {
  const { partner } = state.frames.at(-1) as DealFrame;
  const bytes = (answer: "accept" | "decline", terms: DealFrame["terms"]): string => {
    const twin = cloneState(state);
    (twin.frames.at(-1) as DealFrame).terms = terms;
    return sent(twin, partner, { type: answer }, viewer).bytes;
  };
  const { terms } = state.frames.at(-1) as DealFrame;
  const enforced = terms.filter(({ kind }) => kind !== "promise");
  note("declined", bytes("decline", terms) === bytes("decline", []));
  // 4.4, R430: a proposal that waits may ask for what there is no more.
  if (!legalOf(state, partner).some(({ type: verb }) => verb === "accept")) return;
  note("promised", bytes("accept", terms) === bytes("accept", enforced));
  if (enforced.length > 0) note("announced", bytes("accept", terms) !== bytes("accept", []));
}

function legalOf(state: State, power: Power): Action[] {
  const options: Action[] = [];
  machineOf(state).options(state, power, options);
  return options;
}

const STEPS = 900;

function play(table: Config, seed: string, mistakes: Mistakes): void {
  const chance = new FastChance(seed);
  const state = begun(table, chance);
  for (let step = 0; step < STEPS && !state.over; step++) {
    const seat = chance.pick(paxRomana.toAct(state));
    const power = machine.who(state).find((one) => worldOf(table).seatOf[one] === seat)!;
    watch(state, power, chance, mistakes);
    paxRomana.apply(state, seat, talkative(state, legalActions(paxRomana, state, seat), chance), chance);
  }
}

const TABLES: readonly [ScenarioName, Partial<Config>][] = [
  ["V", { format: "ultraBasic", options: OPTIONS }],
  ["V", { format: "basicPlus", options: OPTIONS, seats: [[0, 3], [1], [2]] }],
  ["V", { format: "basic2" }],
  ["II", { options: OPTIONS }],
  ["V", { game: "advanced", format: "advanced5", measures: { turns: 3 } }],
  ["V", { game: "advanced", format: "advanced5", seats: [[0, 3], [1], [2]], options: ["secretAlliances"] }],
];

const PLANS = ["maintenance", "removal", "leaderSelection", "manpower"].map((proc) => `secret ${proc}`);
const LOOKED_AT = [
  ...PLANS,
  "secret deal",
  "declined",
  "promised",
  "announced",
  "own answers",
  "guess",
  "guess played on",
  "secret cardWindow",
  "asked alike",
  "windows alike",
  "window landPoint",
  "window transport",
  "window battle",
  "window shifts",
];

test("4.1, 15.45, 17.15, R247, R249, R292, R326: two states that are alike to a seat send it the same bytes, with all events", () => {
  const mistakes: Mistakes = { wrong: [], looked: {} };
  TABLES.forEach(([scenario, given], i) => {
    for (let game = 0; game < 3; game++) play(config(scenario, given), `hidden ${i} ${game}`, mistakes);
  });
  expect(mistakes.wrong).toEqual([]);
  for (const what of LOOKED_AT)
    expect([what, mistakes.looked[what] ?? 0]).toEqual([what, expect.toSatisfy((n: number) => n > 0)]);
});
