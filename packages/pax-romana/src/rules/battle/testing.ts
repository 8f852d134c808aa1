import type { Spoken } from "../../testing/spoken.ts";
import { Chance, FastChance, ScriptedChance } from "@ara/kernel";
import type { Action, Parts } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { FRESH, NONE, OWNERS, MOVED, UNITS, type Node, type OwnerName, type UnitName } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import type { AnyCall, Call } from "../../engine/procedure.ts";
import type { Event } from "../../event.ts";
import { addForce, emptyForce, joinForce, takeUp } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { countAt, keyOf, rowOf } from "../../state/table.ts";
import { nodeIn, position, type Given } from "../../testing/position.ts";
import { deciderFor, isPower, powerBehind } from "../control/keeper.ts";
import { leadersOf } from "../movement/contents.ts";
import { machine } from "../index.ts";
import type { BattleKind, Entry } from "../frames.ts";
import { heard } from "../../testing/hear.ts";
import { Loaded } from "../../testing/loaded.ts";

/** Helpers for tests of battles: forces by names, dice as faces, answers as parts of actions. */

export const at = (state: State, id: string): Node => nodeIn(worldOf(state.config).map, id);
export const owner = (name: OwnerName): number => OWNERS.indexOf(name);

export const standing = (state: State, who: OwnerName, where: string, unit: UnitName): number =>
  countAt(state, at(state, where), owner(who), UNITS.indexOf(unit));

/** All fresh units and leaders of an owner in a Space set out and enter another. */
export function setOut(state: State, who: OwnerName, from: string, to: string, mp = 5): number {
  const node = at(state, from);
  const force = emptyForce(isPower(owner(who)) ? owner(who) : powerBehind(state, owner(who)), node);
  const index = addForce(state, force);
  takeUp(state, index, FRESH, owner(who), MOVED, rowOf(state, keyOf(node, owner(who), FRESH)));
  for (const leader of leadersOf(state, node, owner(who))) joinForce(state, index, leader);
  Object.assign(force, { node: at(state, to), from: node, lastSpace: node, mp });
  return index;
}

/** A battle of a force against whoever stands where it is. */
export function battle(
  state: State,
  force: number,
  against: readonly OwnerName[],
  kind: BattleKind = "attack",
): Call<"landBattle"> {
  const { power, node, from } = state.forces[force]!;
  const owners = against.map(owner);
  return {
    proc: "landBattle",
    space: node,
    kind,
    attacker: { power, force, owners: [] },
    defender: { power: deciderFor(state, owners[0]!, power), force: NONE, owners },
    entry: from,
    fromSea: false,
    landed: false,
    committed: "none",
  };
}

export const intercepted = (force: number, entry: Entry = "march"): Call<"interception"> => ({
  proc: "interception",
  force,
  entry,
  barred: [],
  bySea: false,
});

export const entering = (force: number, reserved = 0, entry: Entry = "march"): Call<"arrival"> => ({
  proc: "arrival",
  force,
  entry,
  reserved,
  barred: [],
  bySea: false,
});

export interface Played {
  readonly events: Event[];
  readonly handed: Readonly<Record<string, unknown>>;
}

/** Begins a procedure: dice are faces of dice, then any; answers are parts of actions. Questions may stay open. */
export function begin(
  state: State,
  call: Frame | AnyCall,
  dice: readonly number[],
  answers: readonly Spoken[] = [],
): Played {
  return carryOut(state, call, new Loaded(dice), answers);
}

/** Carries out a procedure to its end: dice are faces of dice, answers parts of actions; every question needs one. */
export function play(
  state: State,
  call: Frame | AnyCall,
  dice: readonly number[],
  answers: readonly Spoken[] = [],
): Played {
  const played = carryOut(state, call, new ScriptedChance(dice.map((face) => face - 1)), answers);
  if (state.frames.length === 0) return { ...played, handed: state.handed ?? {} };
  const options = optionsNow(state).map((option) => JSON.stringify(option));
  throw new Error(`no answer for ${machine.question(state)!.ask.prompt}: ${options.join(" ")}`);
}

/** The question that is open. */
export const asked = (state: State): string | undefined => machine.question(state)?.ask.prompt;

function carryOut(state: State, call: Frame | AnyCall, chance: Chance, answers: readonly Spoken[]): Played {
  const events: Event[] = [];
  const tell = (event: Event): void => void events.push(heard(state, event));
  state.frames = [machine.begin(call, state)];
  machine.run(state, chance, tell);
  for (const answer of answers) {
    const [power] = machine.who(state);
    if (power === undefined) throw new Error(`nobody is asked, but there is an answer ${JSON.stringify(answer)}`);
    machine.answer(state, power, find(state, power, answer), chance, tell);
  }
  return { events, handed: state.handed ?? {} };
}

export function optionsNow(state: State): readonly Parts[] {
  return answersNow(state);
}

function answersNow(state: State): Action[] {
  const options: Action[] = [];
  const [power] = machine.who(state);
  if (power !== undefined) machine.options(state, power, options);
  return options;
}

function find(state: State, power: number, answer: Spoken): Action {
  const options: Action[] = [];
  machine.options(state, power, options);
  const found = options.find((option) =>
    Object.entries(answer).every(([field, value]) => (option as Parts)[field as keyof Parts] === value),
  );
  if (found) return found;
  const { prompt } = machine.question(state)!.ask;
  throw new Error(`${JSON.stringify(answer)} is no answer to ${prompt}: ${JSON.stringify(options)}`);
}

export const told = <E extends Event["type"]>({ events }: Played, type: E): Extract<Event, { type: E }>[] =>
  events.filter((event): event is Extract<Event, { type: E }> => event.type === type);

/** Dice nobody cares about; every position has its own, so that no test depends on another. */
const anyDice = new WeakMap<State, Chance>();

function diceOf(state: State): Chance {
  const known = anyDice.get(state) ?? new FastChance("any dice");
  anyDice.set(state, known);
  return known;
}

/** Takes the preferred answer, where it is possible, else the first one; what happens is added to what was played. */
export function answerFirst(state: State, preferred: Spoken = {}, played?: Played): void {
  const [power] = machine.who(state);
  const options = answersNow(state);
  const wanted = options.find((option) =>
    Object.entries(preferred).every(([field, value]) => (option as Parts)[field as keyof Parts] === value),
  );
  machine.answer(
    state,
    power!,
    wanted ?? options[0]!,
    diceOf(state),
    (event) => void played?.events.push(heard(state, event)),
  );
}

/** Rome marches from Roma to Capua against Carthage. */
export function capua(romans: object, punic: object, more: Given = {}, mp = 5) {
  const pieces = { "rome roma": romans, "carthage capua": punic, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, ...more, pieces });
  const force = setOut(state, "rome", "roma", "capua", mp);
  return { state, force, frame: battle(state, force, ["carthage"]) };
}

/** Carthage marches from Genua to Pisae, where Rome stands. */
export function defendedPisae(romans: object, more: Given = {}) {
  const pieces = { "carthage genua": { HI: 9 }, "rome pisae": romans, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, ...more, pieces });
  const force = setOut(state, "carthage", "genua", "pisae");
  return { state, force, frame: battle(state, force, ["rome"]) };
}

/** Goes on with the preferred answers, where they are possible, else with the first. */
export function goOn(state: State, ...preferred: object[]): void {
  for (let i = 0; i < 100 && state.frames.length > 0; i++) {
    const options = optionsNow(state);
    const fits = (wanted: object): boolean =>
      options.some((one) => Object.entries(wanted).every(([key, value]) => one[key as keyof typeof one] === value));
    answerFirst(state, preferred.find(fits) ?? {});
  }
}
