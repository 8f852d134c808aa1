import { worldOf } from "../../config.ts";
import type { Course } from "../../engine/procedure.ts";
import type { Force, State } from "../../state/state.ts";

/** What a Stop does to the dice of 11.14. */
export interface Stop {
  /** 11.14: an enemy withdrew, a battle was won. */
  readonly added: number;
  /** 11.45: after a Draw the dice stand as they fall. */
  readonly drawn: boolean;
}

/** 11.13, 11.14: whether a fleet that has stopped may go on; and the dice, for the 12 of 11.42. */
export function rollContinuity(
  state: State,
  { power, node, leaders }: Force,
  { added, drawn }: Stop,
  course: Course,
): { readonly success: boolean; readonly dice: number } {
  const { continuityHighest, continuityLeader } = worldOf(state.config).data.charts.naval;
  const first = course.chance.die(6);
  const second = course.chance.die(6);
  const modifier = drawn ? 0 : added + (leaders.length > 0 ? continuityLeader : 0);
  const success = first + second + modifier <= continuityHighest;
  const rule = drawn ? "11.45" : "11.13";
  course.tell({ e: "continuityRolled", power, node, dice: [first, second], added: modifier, success, rule });
  return { success, dice: first + second };
}
