import { worldOf } from "../../config.ts";
import type { Happening } from "../../event.ts";
import type { Force, State } from "../../state/state.ts";
import { faceOfForce } from "../control/face.ts";

/** What a Stop does to the dice of 11.14. */
export interface Stop {
  /** 11.14: an enemy withdrew, a battle was won. */
  readonly added: number;
  /** 11.45: after a Draw the dice stand as they fall. */
  readonly drawn: boolean;
}

/** 11.14: what is added to the dice. */
export const modifierFor = (state: State, { leaders }: Force, { added, drawn }: Stop): number =>
  drawn ? 0 : added + (leaders.length > 0 ? worldOf(state.config).data.charts.naval.continuityLeader : 0);

/** 11.13: the most that the dice may show for a fleet to go on. */
const mostToGoOn = (state: State, force: Force, stop: Stop): number =>
  worldOf(state.config).data.charts.naval.continuityHighest - modifierFor(state, force, stop);

/** 11.13, 11.14: whether a fleet that has stopped may go on; and the dice, for the 12 of 11.42. */
export function rollContinuity(
  state: State,
  force: Force,
  stop: Stop,
  { chance, tell }: Happening,
): { readonly success: boolean; readonly dice: number } {
  const { power, node } = force;
  const first = chance.die(6);
  const second = chance.die(6);
  const modifier = modifierFor(state, force, stop);
  const success = first + second <= mostToGoOn(state, force, stop);
  const rule = stop.drawn ? "11.45" : "11.13";
  const dice = [first, second] as const;
  const owner = faceOfForce(state, force);
  tell({ type: "continuityRolled", power, owner, node, dice, added: modifier, success, rule });
  return { success, dice: first + second };
}
