import { NONE, type Leader } from "../../data/index.ts";
import type { Happening, Tell } from "../../event.ts";
import { ratingsOf } from "../../state/armies.ts";
import { allow, ALONE, dissolve, leadForce, note, standDown } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { isEmpty, isFleet } from "./contents.ts";
import { closeWithdrawals } from "./marks.ts";
import { faceOfForce } from "../control/face.ts";

/** 8.24, R136: whether it matters which of several leaders gives the MP. */
export const isChoice = (state: State, leaders: readonly Leader[]): boolean =>
  leaders.some((leader) => campaignOf(state, leader) !== campaignOf(state, leaders[0]!));

/** 8.21. */
export const campaignOf = (state: State, leader: Leader): number => ratingsOf(state, leader).campaign;

/**
 * 9.12: a die and the Campaign Rating of the leader who leads the Move (8.24); leaders alone have twice as much (8.23, R56); a fleet needs no MP
 * (11.11). In a Minor Move nobody leads a unit, so that it has the die alone.
 */
export function rollAllowance(state: State, index: number, led: Leader, { chance, tell }: Happening): void {
  const force = state.forces[index]!;
  const isAlone = force.rows.length === 0;
  let die = 0;
  if (isFleet(state, force)) allow(force, -1);
  else {
    die = chance.die(6);
    const campaign = led === NONE ? 0 : campaignOf(state, led);
    leadForce(force, led, isAlone ? 2 * (die + campaign) : die + campaign);
    if (isAlone) note(force, ALONE);
  }
  const { power, node, mp } = force;
  const owner = faceOfForce(state, force);
  tell({ type: "moveBegan", power, owner, force: index, node, die, mp, rule: isAlone ? "8.23" : "9.12" });
}

/** The Move closes: the force stands, what it had is spent (R130), and whoever withdrew may do so again (10.41). */
export function closeMove(state: State, index: number, tell: Tell): void {
  const force: Force | null | undefined = state.forces[index];
  if (force) {
    const { power, node } = force;
    const owner = faceOfForce(state, force);
    if (isEmpty(force)) dissolve(state, index);
    else standDown(state, index);
    tell({ type: "moveEnded", power, owner, node, rule: "9.1" });
  }
  closeWithdrawals(state);
}
