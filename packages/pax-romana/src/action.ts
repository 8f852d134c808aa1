import type { Leader, Node, Owner, Power, Province, Unit } from "./data/index.ts";

/** One small decision: a verb and what it is about. Numbers are ids; records write them as names (`action-json.ts`). */
export interface Action {
  readonly do: string;
  /** A Space or point: where, to, from. */
  readonly node?: Node;
  readonly unit?: Unit;
  readonly leader?: Leader;
  readonly power?: Power;
  readonly owner?: Owner;
  readonly province?: Province;
  /** A number: of units, Talents, pips. */
  readonly n?: number;
  /** Which of several things of the same sort; what kind. */
  readonly kind?: string;
  readonly yes?: boolean;
  /** A promise in words; it binds nobody (4.1). */
  readonly text?: string;
}

const FIELDS = ["do", "node", "unit", "leader", "power", "owner", "province", "n", "kind", "yes", "text"] as const;

export const isSameAction = (a: Action, b: Action): boolean => FIELDS.every((field) => a[field] === b[field]);
