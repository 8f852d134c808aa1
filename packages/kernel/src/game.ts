import type { Chance } from "./chance.ts";
import { brief, isWhole, type Json } from "./json.ts";
import type { Refusal } from "./refusal.ts";
import type { Result } from "./result.ts";

/** Seats are counted from 0, clockwise. */
export type Seat = number;
export type Viewer = Seat | "spectator";

/** Whoever is told something sits at the table or watches it: everything else is a forged name. */
export const isViewer = (value: unknown, seats: number): value is Viewer =>
  value === "spectator" || isSeat(value, seats);

export const isSeat = (value: unknown, seats: number): value is Seat => isWhole(value, 0, seats - 1);

/** Throws at a viewer who is none. Games call it where they show anything: a wrong number must not open a door. */
export function admit(viewer: Viewer, seats: number): void {
  if (!isViewer(viewer, seats)) throw new RangeError(`nobody can look from ${brief(viewer)}`);
}

/** The types a game is made of. */
export interface GameTypes {
  /** What the table agreed on before the game. */
  config: unknown;
  /** What chance decided before the first decision: the shuffled deck, the start player. */
  deal: unknown;
  /** Plain data: serialisable, cheap to clone. To compare two, compare clones: play may leave scraps behind. */
  state: unknown;
  /** One small decision. */
  action: unknown;
  /** What one viewer may know; a type of its own, built and not filtered. */
  view: unknown;
  /** Something that happened; `seen` tells who learns what of it. */
  event: unknown;
  /** How a finished game ended. */
  outcome: unknown;
}

/** Receives events as they happen. Absent in a search, where nobody listens and nothing must be spent on them. */
export type Tell<T extends GameTypes> = (event: T["event"]) => void;

/** What actions are pushed to: an array, or a list that a fast loop fills again and again. */
export interface Sink<Item> {
  push(item: Item): unknown;
}

export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Version of the rules, part of every record: old records replay under the rules they were played with. */
  readonly rules: number;
  /** The same game under earlier versions of its rules, for records that were begun under them. */
  readonly older?: readonly Game<T>[];
  seats(config: T["config"]): number;

  /** Everything left to chance at set-up, as data, so that a record can state it and `setup` needs none. */
  deal(config: T["config"], chance: Chance): T["deal"];
  setup(config: T["config"], deal: T["deal"], tell?: Tell<T>): T["state"];

  /** The seats that have a decision to make; several where decisions are secret and simultaneous; none when over. */
  toAct(state: T["state"]): readonly Seat[];
  /** Pushes all legal actions of a seat. */
  legal(state: T["state"], seat: Seat, into: Sink<T["action"]>): void;
  /**
   * Why an action is refused; `undefined` for a legal one. It is asked about whatever somebody sends: it never throws, and
   * lets nothing pass that `legal` could not list.
   */
  check(state: T["state"], seat: Seat, action: T["action"]): Refusal | undefined;
  /** Carries out a legal action. Mutates the state; never called with an action that `check` refuses. */
  apply(state: T["state"], seat: Seat, action: T["action"], chance: Chance, tell?: Tell<T>): void;
  clone(state: T["state"]): T["state"];

  /** What a viewer may know; throws at a viewer who is none (`admit`). */
  view(state: T["state"], viewer: Viewer): T["view"];
  /** The seats that have a decision to make, as a viewer can tell. */
  asked(view: T["view"]): readonly Seat[];
  /** What a viewer is told of an event; `undefined` if nothing. */
  seen(event: T["event"], viewer: Viewer): T["event"] | undefined;
  /** Whether an event showed its actor something new, so that the action behind it cannot be taken back. */
  reveals(event: T["event"]): boolean;
  /** A full state in which the viewer would see exactly this view. */
  determinize(view: T["view"], chance: Chance): T["state"];

  outcome(state: T["state"]): T["outcome"] | undefined;
  /** What must be true of every state that play can reach. Tests check it after every action. */
  readonly invariants: readonly Invariant<T["state"]>[];
  readonly json: GameJson<T>;
}

/** A game under the version of its rules that a record names. */
export const underRules = <T extends GameTypes>(game: Game<T>, rules: number): Game<T> | undefined =>
  game.rules === rules ? game : game.older?.find((one) => one.rules === rules);

export function legalActions<T extends GameTypes>(game: Game<T>, state: T["state"], seat: Seat): T["action"][] {
  const actions: T["action"][] = [];
  game.legal(state, seat, actions);
  return actions;
}

export interface Invariant<State> {
  readonly name: string;
  holds(state: State): boolean;
}

/** How a game's data is written at the edges: records, positions, the command line. Readers trust nothing. */
export interface GameJson<T extends GameTypes> {
  readConfig(json: unknown): Result<T["config"], Refusal>;
  writeConfig(config: T["config"]): Json;
  readDeal(config: T["config"], json: unknown): Result<T["deal"], Refusal>;
  writeDeal(config: T["config"], deal: T["deal"]): Json;
  /** Reads an action and checks it: what comes back can be applied. */
  readAction(state: T["state"], seat: Seat, json: unknown): Result<T["action"], Refusal>;
  writeAction(state: T["state"], seat: Seat, action: T["action"]): Json;
  readOutcome(json: unknown): Result<T["outcome"], Refusal>;
  writeOutcome(outcome: T["outcome"]): Json;
}
