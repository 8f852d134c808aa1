import type { Decision } from "@ara/kernel";
import type { Rules, TableTypes, Thinkers } from "@ara/protocol";

/** The bots of one game, as a worker runs them: they are handed a decision, and never a state. */
export interface Thinking<T extends TableTypes> {
  /** At once, or when what thinks so is loaded. */
  choose(
    level: string,
    decision: Decision<Rules<T>>,
  ): Awaited<ReturnType<Thinkers<T>["choose"]>> | ReturnType<Thinkers<T>["choose"]>;
  advise(decision: Decision<Rules<T>>): T["advice"];
}
