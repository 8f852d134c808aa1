import { legalActions, type Game, type GameTypes, type Seat } from "../game.ts";
import { canonical, isObject } from "../json.ts";
import { demand, demandOk, demandSame, spell } from "./demand.ts";

/** A seat that has to decide, and what it can decide. */
export interface Due<T extends GameTypes> {
  readonly seat: Seat;
  readonly legal: readonly T["action"][];
}

/** One state: its invariants, and that the four members that speak of actions agree about them. */
export function checkMoment<T extends GameTypes>(game: Game<T>, state: T["state"], seats: readonly Seat[]): Due<T>[] {
  checkInvariants(game, state);
  const due = dueOf(game, state);
  demand(
    (game.outcome(state) === undefined) === due.length > 0,
    () => "there is an outcome while a seat is to act, or none at the end",
  );
  for (const { seat, legal } of due) for (const action of legal) checkAction(game, state, seat, action);
  for (const seat of seats) {
    if (due.some((one) => one.seat === seat)) continue;
    demand(legalActions(game, state, seat).length === 0, () => `seat ${seat} is not to act, but has legal actions`);
    for (const action of due.flatMap(({ legal }) => legal)) {
      const refused = game.check(state, seat, action);
      demand(refused !== undefined, () => `seat ${seat} is not to act, but ${canonical(action)} is not refused`);
    }
  }
  return due;
}

export function checkInvariants<T extends GameTypes>(game: Game<T>, state: T["state"]): void {
  for (const rule of game.invariants) demand(rule.holds(state), () => `invariant "${rule.name}" does not hold`);
}

/** Whoever is to act can: no game ends in a dead end. */
export function dueOf<T extends GameTypes>(game: Game<T>, state: T["state"]): Due<T>[] {
  return game.toAct(state).map((seat) => {
    const legal = legalActions(game, state, seat);
    demand(legal.length > 0, () => `seat ${seat} is to act, but has no legal action`);
    return { seat, legal };
  });
}

function checkAction<T extends GameTypes>(game: Game<T>, state: T["state"], seat: Seat, action: T["action"]): void {
  const refused = game.check(state, seat, action);
  demand(
    refused === undefined,
    () => `seat ${seat} is offered ${canonical(action)}, but it is refused: ${canonical(refused)}`,
  );
  const written: unknown = JSON.parse(spell(game.json.writeAction(state, seat, action)));
  demand(isObject(written), () => `${canonical(action)} is not written as an object`);
  const read = demandOk(game.json.readAction(state, seat, written), () => `${canonical(written)} cannot be read again`);
  demandSame(action, read, () => `${canonical(written)} is read as another action`);
}
