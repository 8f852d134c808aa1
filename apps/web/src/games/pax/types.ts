import type { Estimate, Reason, Thought } from "@ara/bots/pax";
import type { Pax, Prompt } from "@ara/pax";
import type { News } from "@ara/protocol";

/** What a bot would do in a viewer's place, and how it thinks the game stands. */
export interface Advice {
  readonly thought: Thought | null;
  readonly estimate: Estimate;
}

/** PAX as a table serves it. */
export interface PaxAtTable extends Pax {
  prompt: Prompt;
  advice: Advice;
  reason: Reason;
}

export type PaxNews = News<PaxAtTable>;
