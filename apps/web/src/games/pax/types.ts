import type { Advice, Reason } from "@ara/bots/pax";
import type { Pax, Prompt } from "@ara/pax";
import type { News } from "@ara/protocol";

/** PAX as a table serves it. */
export interface PaxAtTable extends Pax {
  prompt: Prompt;
  advice: Advice;
  reason: Reason;
}

export type PaxNews = News<PaxAtTable>;
