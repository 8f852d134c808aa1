import { HORDE_0, HORDE_LEADER, NONE, type Leader, type Owner, type Power } from "../../data/index.ts";
import { armyOf } from "../../state/armies.ts";
import { pairOf } from "../../state/pairs.ts";
import type { Force, State } from "../../state/state.ts";
import { isHorde, powerBehind } from "./keeper.ts";

/** 4.1: what a power allows another, as long as was agreed: bits of `pacts`. */
export const PASS = 1;
export const STACK = 2;
export const SEA = 4;
export const LOC = 8;

/** Whether a power has given another this permission. */
export const allows = ({ pacts }: Pick<State, "pacts">, giver: Power, taker: Power, permission: number): boolean =>
  (pacts[pairOf(giver, taker)]! & permission) !== 0;

/**
 * 5.12: how a body stands to an owner it meets: it may stack with him (`friend`), go through without stopping (`pass`),
 * or must fight (`hostile`).
 */
export type Relation = "friend" | "pass" | "hostile";

/** 4.1, 5.12, 12.44, 13.42: `mover` is the owner of the moving pieces, `power` decides for them. */
export function relation(state: Pick<State, "armies" | "pacts">, mover: Owner, power: Power, other: Owner): Relation {
  if (mover === other) return "friend";
  const theirs = powerBehind(state, other);
  if (theirs === NONE) return "hostile";
  // 13.42, R101, R138: a horde passes through the forces of whoever moves it, and does not end there.
  if (isHorde(mover)) return theirs === power ? "pass" : "hostile";
  const own = powerBehind(state, mover);
  if (theirs === own) return "friend";
  if (own === NONE || other !== theirs) return "hostile";
  if (allows(state, theirs, own, STACK)) return "friend";
  return allows(state, theirs, own, PASS) ? "pass" : "hostile";
}

/** 5.12: whether pieces of two owners are at odds where they meet: neither has leave to be where the other is. */
export const areEnemies = (state: Pick<State, "armies" | "pacts">, a: Owner, b: Owner): boolean =>
  relation(state, a, lastMover(state, a), b) === "hostile" && relation(state, b, lastMover(state, b), a) === "hostile";

/** 13.42: a horde is at peace with whoever moved it last. */
const lastMover = (state: Pick<State, "armies">, owner: Owner): Power =>
  isHorde(owner) ? (armyOf(state, owner)?.keeper ?? NONE) : powerBehind(state, owner);

/** The owner a force moves as: that of its units; leaders alone move as their power's, the leader of a horde as his horde. */
export const moverOf = ({ rows, leaders, power }: Force): Owner =>
  rows[0]?.owner ?? hordeOf(leaders[0] ?? NONE) ?? power;

const hordeOf = (leader: Leader): Owner | undefined =>
  leader >= HORDE_LEADER ? HORDE_0 + leader - HORDE_LEADER : undefined;

export const relationOf = (state: State, force: Force, other: Owner): Relation =>
  relation(state, moverOf(force), force.power, other);
