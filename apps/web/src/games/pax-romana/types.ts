import type { Reason } from "@ara/bots/pax-romana";
import type { Action, PaxRomana, Prompt } from "@ara/pax-romana";
import type { News } from "@ara/protocol";

/** The answer a bot would give, and why. */
export interface Advice {
  readonly action: Action;
  readonly reason: Reason | null;
}

/** Pax Romana as a table serves it. */
export interface RomanaAtTable extends PaxRomana {
  prompt: Prompt | null;
  advice: Advice;
  reason: null;
}

export type RomanaNews = News<RomanaAtTable>;
