import type { Refusal, Viewer } from "@ara/kernel";
import type { News, TableSeat, TableTypes } from "@ara/protocol";
import type { ReadonlySignal, Signal } from "@preact/signals";

/** A line of the log, and why the bot behind it did so, where it may say. */
export interface Line<T extends TableTypes> {
  readonly event: T["event"];
  readonly said: T["reason"] | null;
}

/** A refusal to be shown, and what it is about. */
export interface Refused<T extends TableTypes> {
  readonly action: T["action"] | null;
  readonly refusal: Refusal;
}

/**
 * All a table on the screen needs: what is shown, and what can be done. A game in progress is one; so is a lesson, or a
 * game that is looked back on.
 */
export interface Desk<T extends TableTypes> {
  /** The game in the address; `null` for a table that is not kept. */
  readonly id: string | null;
  readonly seats: readonly TableSeat[];
  readonly viewer: Viewer;
  /** What is on the screen now; later news may be waiting their turn. */
  readonly news: ReadonlySignal<News<T>>;
  readonly lines: ReadonlySignal<readonly Line<T>[]>;
  /** The first line this viewer has not seen yet when his turn began. */
  readonly since: ReadonlySignal<number>;
  /** Whether more news are waiting to be shown. */
  readonly busy: ReadonlySignal<boolean>;
  readonly refused: Signal<Refused<T> | null>;
  readonly advice: ReadonlySignal<T["advice"] | "thinking" | null>;
  /** Does it, or shows why not. */
  act(action: T["action"]): Promise<unknown>;
  undo(all: boolean): Promise<unknown>;
  /** Shows why an action is refused, or does nothing if it is not. */
  why(action: T["action"]): Promise<unknown>;
  /** Absent where nobody may help. */
  advise?(): Promise<unknown>;
  /** Shows everything that is waiting at once. */
  skip(): void;
}
