import type { Chance } from "./chance.ts";
import { legalActions, type Game, type GameTypes, type Seat, type Sink } from "./game.ts";
import type { Match } from "./match.ts";

/** A decision put to a player: what it may know, and what it may do. */
export interface Decision<T extends GameTypes> {
  readonly seat: Seat;
  readonly legal: readonly T["action"][];
  /** Built when asked for: a player that does not look costs nothing. */
  readonly view: T["view"];
  /** All this seat was told so far. A player needs no memory of its own. */
  readonly log: readonly T["event"][];
}

/** Anybody who can sit at a table: a person at a screen, a bot, a program behind a pipe. */
export interface Player<T extends GameTypes> {
  choose(decision: Decision<T>): T["action"] | Promise<T["action"]>;
  /** Leaves the table: what was started for this player ends. */
  close?(): void;
}

export class IllegalChoice extends Error {}

/** Plays a match to its end with any players, one per seat. */
export async function run<T extends GameTypes>(match: Match<T>, players: readonly Player<T>[]): Promise<void> {
  for (let seats = match.game.toAct(match.state); seats.length > 0; seats = match.game.toAct(match.state)) {
    const asked = seats.map(async (seat) => ({ seat, action: await players[seat]!.choose(decisionOf(match, seat)) }));
    for (const { seat, action } of await Promise.all(asked)) {
      const done = match.act(seat, action);
      if (!done.ok) throw new IllegalChoice(`seat ${seat}: ${done.error.key} (${done.error.rule ?? "no rule"})`);
    }
  }
}

export function decisionOf<T extends GameTypes>(match: Match<T>, seat: Seat): Decision<T> {
  const { game, state } = match;
  return {
    seat,
    legal: legalActions(game, state, seat),
    get view() {
      return game.view(state, seat);
    },
    get log() {
      return match.log(seat);
    },
  };
}

/** The player that takes any legal action. */
export const randomPlayer = <T extends GameTypes>(chance: Chance): Player<T> => ({
  choose: ({ legal }) => chance.pick(legal),
});

/** Plays random legal actions to the end, without log or record: the measure of a game's speed. Counts decisions. */
export function playout<T extends GameTypes>(game: Game<T>, state: T["state"], chance: Chance): number {
  const legal = new Scratch<T["action"]>();
  let decisions = 0;
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    const seat = seats[0]!;
    legal.length = 0;
    game.legal(state, seat, legal);
    game.apply(state, seat, legal.items[chance.below(legal.length)]!, chance);
    decisions++;
  }
  return decisions;
}

/** A list that is filled again and again. Emptying an array gives its memory away; emptying this does not. */
class Scratch<T> implements Sink<T> {
  readonly items: T[] = [];
  length = 0;

  push(item: T): void {
    this.items[this.length++] = item;
  }
}
