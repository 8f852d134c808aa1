import type { Decision } from "@ara/kernel";
import type { Action, Pax } from "@ara/pax";
import type { Reason } from "./reason.ts";
import { adviceReason, FORCED } from "./reasons.ts";
import { weigh, type Opinion } from "./weigh.ts";

/** What a player is told who asks: what to do and why, and how the game may end. */
export interface Advice extends Opinion {
  /** `null` where it is not his turn to decide. */
  readonly best: { readonly action: Action; readonly reason: Reason } | null;
}

/** The same at the table, in the replay, on the score sheet and on the command line. */
export function advise(decision: Decision<Pax>, played: Action | null = null): Advice {
  const opinion = weigh(decision, played);
  const action = opinion.moves[0]?.action ?? decision.legal[0];
  if (action === undefined) return { ...opinion, best: null };
  const reason = decision.legal.length === 1 ? FORCED : adviceReason(decision, action);
  return { ...opinion, best: { action, reason } };
}
