import type { Config, Event, Outcome, Power } from "@ara/pax-romana";
import type { Chapter } from "@ara/pax-romana/story";
import type { Outline } from "../replay/outline.ts";

/** A finished game as its score tells it. */
export interface Told {
  readonly id: string;
  readonly config: Config;
  readonly powers: readonly Power[];
  readonly events: readonly Event[];
  readonly chapters: readonly Chapter[];
  readonly outline: Outline;
  /** 5.2: by chapter, who controlled each province when it was over. */
  readonly course: readonly (readonly number[])[];
  readonly outcome: Outcome;
}
