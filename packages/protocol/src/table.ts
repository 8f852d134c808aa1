import type { Estimate, Reason, Thought } from "@ara/bots";
import type { GameRecord, GameTypes, Refusal, Seat, Viewer } from "@ara/kernel";

/** Who sits in a seat: a person, or a bot of a level. */
export interface TableSeat {
  readonly name: string;
  readonly bot: string | null;
}

/** What a table tells a viewer whenever something changed: all that may be shown, and nothing else. */
export interface News<T extends GameTypes, Prompt> {
  /** Counts every change, also what was taken back: of two, the higher is the later. */
  readonly version: number;
  readonly view: T["view"];
  /** Events from number `from` on; what was known from there on is void (a step was taken back). */
  readonly from: number;
  readonly log: readonly T["event"][];
  readonly toAct: readonly Seat[];
  /** The question to this viewer, if there is one. */
  readonly prompt: Prompt | null;
  /** How many steps this viewer can take back. */
  readonly undoable: number;
  /** Why a bot did what it has just done, where everybody saw what it did. */
  readonly said: { readonly seat: Seat; readonly reason: Reason } | null;
  /** Why the game could not be saved; `null` if it is safe. */
  readonly unsaved: string | null;
  readonly over: boolean;
}

/** What a bot would do in a viewer's place, knowing what he may know. */
export interface Advice {
  readonly thought: Thought | null;
  readonly estimate: Estimate;
}

/**
 * A table, wherever it stands: in this process, in a worker, on a server. Screens know nothing else of a game in
 * progress.
 */
export interface Table<T extends GameTypes, Prompt> {
  readonly config: T["config"];
  readonly seats: readonly TableSeat[];
  /** Tells everything so far at once, then every change. The answer ends it. */
  watch(viewer: Viewer, listener: (news: News<T, Prompt>) => void): () => void;
  /** Why it was refused; `null` when it was done. */
  act(seat: Seat, action: T["action"]): Promise<Refusal | null>;
  /** Takes back one step, or all back to the last revealed card. */
  undo(seat: Seat, all: boolean): Promise<Refusal | null>;
  /** Why an action would be refused now; `null` for a legal one. */
  why(seat: Seat, action: T["action"]): Promise<Refusal | null>;
  advise(seat: Seat): Promise<Advice>;
  /** Everything, hidden cards too: for keeping a game of one's own. */
  record(): Promise<GameRecord>;
  close(): void;
}
