import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import type { Owner } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import type { State } from "../../state/state.ts";
import { ownersOfFleet } from "../units/independents.ts";
import { hullsOf, sink, type Fleet } from "./hulls.ts";

/**
 * 11.21, 11.44: whose squadrons go down, where those of Rhodes (12.51), Pergamum (12.54) or the Soldier of Fortune sail with a
 * power's own: one owner after the other is asked about, and the last bears the rest.
 */
export interface Sinking {
  /** Whose squadrons have been spoken of, and how many have gone down; absent before. */
  named?: Owner[];
  sunk?: number;
}

/** Whose squadrons are spoken of now, and how many he has; what is still to be lost, and what those have who are asked after him. */
export interface Share {
  readonly owner: Owner;
  readonly loss: number;
  readonly guests: number;
  readonly others: number;
}

/** The last of those whose squadrons are in the fleet and have not been spoken of: a guest, if there is one. */
export function shareOf(state: State, fleet: Fleet, { named = [], sunk = 0 }: Sinking, losses: number): Share {
  const owners = ownersOfFleet(state, fleet.fleet).filter(
    (owner) => !named.includes(owner) && hullsOf(state, fleet, owner) > 0,
  );
  const owner = owners.pop() ?? fleet.fleet;
  const others = owners.reduce((sum, one) => sum + hullsOf(state, fleet, one), 0);
  return { owner, loss: losses - sunk, guests: hullsOf(state, fleet, owner), others };
}

export function offerShares(
  state: State,
  fleet: Fleet,
  sinking: Sinking,
  losses: number,
  into: Sink<Action<"sink">>,
): void {
  const { owner, loss, guests, others } = shareOf(state, fleet, sinking, losses);
  for (let n = Math.max(0, loss - others); n <= Math.min(loss, guests); n++) into.push({ type: "sink", owner, n });
}

/** The only answer, where there is nothing to choose. */
export function soleShare(state: State, fleet: Fleet, sinking: Sinking, losses: number): Action<"sink"> | undefined {
  const { owner, loss, guests, others } = shareOf(state, fleet, sinking, losses);
  if (loss > 0 && loss < guests + others && others > 0) return undefined;
  return { type: "sink", owner, n: Math.min(loss, guests) };
}

/** So many of one owner go down; whether all have been spoken of. */
export function takeShare(
  state: State,
  fleet: Fleet,
  sinking: Sinking,
  { owner, n }: Action<"sink">,
  rule: string,
  tell: Tell,
): boolean {
  const { others } = shareOf(state, fleet, sinking, 0);
  sink(state, fleet, owner, n, rule, tell);
  (sinking.named ??= []).push(owner);
  sinking.sunk = (sinking.sunk ?? 0) + n;
  if (others > 0) return false;
  delete sinking.named;
  delete sinking.sunk;
  return true;
}
