import type { GameRecord, GameTypes, Refusal, Result, Seat, Viewer } from "@ara/kernel";

/** A game as a table serves it: the types of its rules, and what screens are told besides. */
export interface TableTypes extends GameTypes {
  /** A question, with everything that might be answered. */
  prompt: unknown;
  /** What a bot would do in a viewer's place. */
  advice: unknown;
  /** Why a bot did what it did. */
  reason: unknown;
}

/** The rules alone: what the game itself knows of. */
export type Rules<T extends TableTypes> = { [K in keyof GameTypes]: T[K] };

/** Who sits in a seat: a person, or a bot of a level. */
export interface TableSeat {
  readonly name: string;
  readonly bot: string | null;
}

/** What a table tells a viewer whenever something changed for him: all that may be shown, and nothing else. */
export interface News<T extends TableTypes> {
  /** Counts what this viewer was told: it does not move when others do something in secret. */
  readonly version: number;
  readonly view: T["view"];
  /** Events from number `from` on; what was known from there on is void (a step was taken back). */
  readonly from: number;
  readonly log: readonly T["event"][];
  /** The seats that have to decide, as this viewer can tell. */
  readonly asked: readonly Seat[];
  /** The question to this viewer, if there is one. */
  readonly prompt: T["prompt"] | null;
  /** How many steps this viewer can take back: nobody has learnt anything from them. */
  readonly undoable: number;
  /** How many he can take back whatever was seen since, which the record will say: all, where he is the only person. */
  readonly free: number;
  /** Why a bot did what it has just done, where everybody saw what it did. */
  readonly said: { readonly seat: Seat; readonly reason: T["reason"] } | null;
  /** Why the game could not be saved; `null` if it is safe. */
  readonly unsaved: string | null;
  readonly over: boolean;
  /** What this viewer lets stand, at a table that answers for people. */
  readonly standing?: unknown;
}

/** What a row of answers would lead to, as far as can be told before anything is decided. */
export interface Preview<T extends TableTypes> {
  /** How many of the answers were followed, and what they change for whoever asked. */
  readonly followed: number;
  readonly view: T["view"];
  readonly log: readonly T["event"][];
  readonly prompt: T["prompt"] | null;
  /**
   * Why it goes no further: everything was followed, an answer is refused, what comes is left to `chance` (dice, cards) or
   * `hidden`, or it is for `others` to decide.
   */
  readonly stopped: "followed" | "refused" | "chance" | "hidden" | "others";
  readonly refusal: Refusal | null;
}

/**
 * A table, wherever it stands: in this process, in a worker, on a server. Screens know nothing else of a game in
 * progress.
 */
export interface Table<T extends TableTypes> {
  readonly config: T["config"];
  readonly seats: readonly TableSeat[];
  /** The seats that are played from here; where it is not said, those of all people. */
  readonly own?: readonly Seat[];
  /**
   * Tells how things stand at once, then every change; whoever has seen everything up to `since` is told only what came
   * after it. The answer ends it.
   */
  watch(viewer: Viewer, listener: (news: News<T>) => void, since?: number): () => void;
  /** Answers the question of the news with this version. Why it was refused; `null` when it was done. */
  act(seat: Seat, action: T["action"], version: number): Promise<Refusal | null>;
  /** Takes back some steps of one's own, and all that came after them. */
  undo(seat: Seat, steps: number, version: number): Promise<Refusal | null>;
  /** Why an action would be refused now; `null` for a legal one. */
  why(seat: Seat, action: T["action"]): Promise<Refusal | null>;
  advise(seat: Seat): Promise<T["advice"]>;
  /** What a row of answers would cost and bring; nothing is decided. */
  preview(seat: Seat, actions: readonly T["action"][]): Promise<Preview<T>>;
  /** The record of a finished game. While it runs, seed and hidden cards stay where they are. */
  record(): Promise<Result<GameRecord, Refusal>>;
  close(): void;
}
