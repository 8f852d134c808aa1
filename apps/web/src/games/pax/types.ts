import type { Pax, Prompt } from "@ara/pax";
import type { NewsOf } from "../game.ts";

/** PAX as a table serves it. */
export interface PaxAtTable extends Pax {
  prompt: Prompt;
}

export type PaxNews = NewsOf<PaxAtTable>;
