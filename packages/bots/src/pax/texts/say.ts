import type { Texts } from "@ara/pax/texts";
import type { Reason } from "../reasons.ts";
import type { en } from "./en/index.ts";

/** A reason as a sentence. */
export function sayReasonIn(say: typeof en, pax: Texts, { key, params }: Reason): string {
  const names: Readonly<Record<string, string>> = pax.categories;
  return say[key]({ category: names[params["category"] ?? ""] ?? "" });
}
