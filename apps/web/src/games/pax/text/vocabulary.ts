import type { CategoryName } from "@ara/pax";

/** What can be typed. The first word of each is the one we teach; words may mean several commands. */
export const COMMANDS = [
  "draw",
  "singly",
  "peek",
  "place",
  "buy",
  "skip",
  "play",
  "end",
  "pass",
  "tribute",
  "keep",
  "start",
  "undo",
  "reset",
  "why",
  "hint",
  "chances",
  "choices",
  "look",
  "hand",
  "display",
  "legions",
  "rome",
  "balance",
  "players",
  "deck",
  "log",
  "score",
  "rule",
  "save",
  "visual",
  "help",
] as const;
export type CommandName = (typeof COMMANDS)[number];

export interface Vocabulary {
  readonly commands: Readonly<Record<CommandName, readonly string[]>>;
  readonly categories: Readonly<Record<CategoryName, readonly string[]>>;
  readonly places: {
    readonly hand: readonly string[];
    readonly deck: readonly string[];
    readonly legion: readonly string[];
  };
  /** Cards with one symbol, with two; the word before a value. */
  readonly marks: {
    readonly one: readonly string[];
    readonly two: readonly string[];
    readonly value: readonly string[];
  };
  /** Letters that may be typed in another way: any of the first as the second. */
  readonly spellings: readonly (readonly [letter: string, typed: string])[];
  /** Words without a meaning of their own. */
  readonly fillers: readonly string[];
}
