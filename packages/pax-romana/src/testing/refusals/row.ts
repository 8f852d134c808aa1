import type { Spoken } from "../spoken.ts";
import type { Refusal } from "@ara/kernel";
import type { Action } from "../../action.ts";
import type { Frame } from "../../engine/frame.ts";
import type { AnyCall } from "../../engine/procedure.ts";
import type { RefusalKey } from "../../refusal.ts";
import { begin } from "../../rules/battle/testing.ts";
import { machineOf } from "../../rules/index.ts";
import type { State } from "../../state/state.ts";

/** A refusal, its rule (empty: no rule of the game), why a player would say so, and how to provoke it. */
export type Row = readonly [key: RefusalKey, rule: string, why: string, provoke: () => Refusal | undefined];

interface Before {
  readonly dice?: readonly number[];
  readonly answers?: readonly Spoken[];
}

/** Why an answer is refused in the middle of a procedure, after some dice and answers. */
export function refusedIn(
  state: State,
  frame: Frame | AnyCall,
  action: Spoken,
  { dice = [], answers = [] }: Before = {},
) {
  begin(state, frame, dice, answers);
  return refusedNow(state, action);
}

/** Why an answer is refused to the question that is open. */
export const refusedNow = (state: State, action: Spoken): Refusal | undefined =>
  machineOf(state).refuse(state, machineOf(state).who(state)[0]!, action as Action);
