import type { Decision } from "@ara/kernel";
import type { Rules, TableTypes } from "@ara/protocol";

/** The bots of one game, as a worker runs them: they are handed a decision, and never a state. */
export interface Thinking<T extends TableTypes> {
  choose(
    level: string,
    decision: Decision<Rules<T>>,
  ): { readonly action: T["action"]; readonly reason: T["reason"] | null };
  advise(decision: Decision<Rules<T>>): T["advice"];
}
