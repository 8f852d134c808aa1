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

/** The longest promise. */
const LONGEST_TEXT = 500;

/** Whether an action is one of those an option stands for: an option with an empty text stands for all texts (4.1). */
export const isMeant = (option: Action, action: Action): boolean =>
  isSameAction(option, action) ||
  (option.text === "" &&
    typeof action.text === "string" &&
    action.text.length <= LONGEST_TEXT &&
    isSameAction(option, { ...action, text: "" }));

export const isSameAction = (a: Action, b: Action): boolean => FIELDS.every((field) => a[field] === b[field]);
