import type { Params } from "@ara/kernel";
import type { ReasonKey } from "./texts/en/index.ts";

/** Why, in a sentence or two: a key of `texts/` with what it speaks of, and perhaps what comes of it. */
export interface Reason {
  readonly key: ReasonKey;
  readonly params: Params;
  readonly so?: Reason;
}
