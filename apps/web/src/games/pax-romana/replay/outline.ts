import type { Seat } from "@ara/kernel";
import type { Config, Event, Outcome } from "@ara/pax-romana";
import type { Overview } from "@ara/pax-romana/overview";
import type { Far } from "@ara/protocol";
import type { Beholder } from "../../../replay/viewpoint.ts";

/** What can be leafed through. Step 0 is the set-up, step n the table after decision n. */
export interface Outline {
  readonly length: number;
  readonly config: Config;
  readonly over: boolean;
  /** Whether the revealed seed explains all chance, is kept back, or was never promised. */
  readonly seed: "verified" | "hidden" | "none";
  /** By step: how many lines were told until then. */
  readonly told: readonly number[];
  /** By chapter: the step that began it, and the one with which it was over. */
  readonly spans: readonly Span[];
}

export interface Span {
  readonly first: number;
  readonly last: number;
}

/** One step as somebody saw it. */
export interface Moment {
  readonly at: number;
  readonly overview: Overview;
  readonly control: readonly number[];
  /** 15.4: by power the objectives in hand, for whoever may know them. */
  readonly hands: readonly (readonly number[] | null)[];
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** What can be asked about a record of Pax Romana, in the worker that holds it. */
export interface RomanaLookBack {
  outline(): Outline;
  moment(at: number, beholder: Beholder): Moment;
  /** All that somebody was told; of what he did not hear there is a line all the same. */
  log(beholder: Beholder): readonly Event[];
  /** 5.2: by chapter, who controlled each province when it was over. */
  course(): readonly (readonly number[])[];
}

export type RomanaReplay = Far<RomanaLookBack>;
