import type { Reason } from "@ara/bots/pax";
import type { Decision, Seat, Viewer } from "@ara/kernel";
import type { Action, ActionType, Config, Event, View } from "@ara/pax";
import type { Far } from "@ara/protocol";
import type { PaxAtTable } from "../types.ts";
import type { Beholder } from "../../../replay/viewpoint.ts";
import type { Story } from "../score/story.ts";

/** What can be leafed through. Step 0 is the set-up, step n the table after decision n. */
export interface Outline {
  readonly length: number;
  /** How many events each step tells; that a turn or a round begins is not among them. */
  readonly told: readonly number[];
  /** The step after which each turn begins; `first` in its round. */
  readonly turns: readonly Turn[];
  readonly config: Config;
  readonly over: boolean;
  /** Whether the revealed seed explains the shuffle, is kept back, or was never promised. */
  readonly seed: "verified" | "hidden" | "none";
}

interface Turn {
  readonly at: number;
  readonly round: number;
  readonly seat: Seat;
  readonly first: boolean;
}

/** One step as somebody saw it, when an event of it has been told. */
export interface Moment {
  readonly at: number;
  /** The place in `log` of what has just been told. */
  readonly event: number;
  readonly view: View;
  readonly log: readonly Event[];
  /** Who decided this step; `null` for the set-up. */
  readonly by: Seat | null;
  readonly did: ActionType | null;
  /** What a bot says of this step, where everybody saw what was done: the same as it said at the table. */
  readonly reason: Reason | null;
  /** Who has to decide after this step. */
  readonly toAct: readonly Seat[];
}

interface Decided {
  readonly decision: Decision<PaxAtTable>;
  readonly played: Action | null;
}

/** A reason, and the event it belongs to: which line of the log it is, its type, and who did it. */
export interface Told {
  readonly line: number;
  /** Which decision of the game it was, counted from 0. */
  readonly entry: number;
  readonly type: Event["type"];
  readonly seat: Seat;
  readonly reason: Reason;
}

/** What can be asked about a record of PAX, in the worker that holds it. */
export interface PaxLookBack {
  outline(): Outline;
  moment(at: number, event: number, beholder: Beholder): Moment;
  /** What somebody was told, step by step, without the beginnings of turns and rounds. */
  logs(beholder: Beholder): readonly (readonly Event[])[];
  /** What a seat had to decide after a step, with all it knew, and what it then did, if anything; `null` if nothing. */
  decision(at: number, seat: Seat): Decided | null;
  /** What bots say of what everybody saw, each with its line in the log of somebody. */
  reasons(viewer: Viewer): readonly Told[];
  /** How a finished game went. */
  story(): Story;
}

export type PaxReplay = Far<PaxLookBack>;
