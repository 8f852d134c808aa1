import type { Decision, Game, Refusal, Seat } from "@ara/kernel";
import type { Rules, TableTypes } from "./table.ts";

/** What a game brings to a table besides its rules. */
export interface Served<T extends TableTypes> {
  readonly game: Game<Rules<T>>;
  /** The question to a seat, made from what it may know. */
  prompt(view: T["view"], seat: Seat): T["prompt"];
  /** Whether everybody sees what was done: only then may a bot say why. */
  isOpen(action: T["action"]): boolean;
  /** The only answer a seat has left, where everybody knows that it is the only one: a person is not asked for it. */
  forced?(view: T["view"], seat: Seat): T["action"] | null;
  /** Whether what is asked is answered under seal, so that how soon it is over must tell nothing of what somebody holds. */
  lasts?(view: T["view"]): boolean;
}

/** The bots of a table, wherever they think. */
export interface Thinkers<T extends TableTypes> {
  choose(
    level: string,
    decision: Decision<Rules<T>>,
  ): Promise<{ readonly action: T["action"]; readonly reason: T["reason"] | null }>;
  advise(decision: Decision<Rules<T>>): Promise<T["advice"]>;
  close(): void;
}

/** A question that a table does not answer, with the reason. */
export class TableError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.key);
    this.refusal = refusal;
  }
}
