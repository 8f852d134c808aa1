import type { Pax, Prompt } from "@ara/pax";
import type { NewsOf, TableOf } from "../game.ts";

/** PAX as a table serves it. */
export interface PaxAtTable extends Pax {
  prompt: Prompt;
}

export type PaxTable = TableOf<PaxAtTable>;
export type PaxNews = NewsOf<PaxAtTable>;
