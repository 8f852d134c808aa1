import sources from "./sources.json" with { type: "json" };
import type { Confidence } from "./vocabulary.ts";

/** What the confidence marks mean, and the addresses behind the short names of sources. */
export const sourceList: {
  readonly confidence: Readonly<Record<Confidence, string>>;
  readonly sources: Readonly<Record<string, string>>;
} = sources;
