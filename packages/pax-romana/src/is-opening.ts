import { isObject } from "@ara/kernel";
import type { OptionName } from "./config.ts";

/** What these agree on is asked about before the first marker. */
const ASKED_FIRST: readonly OptionName[] = ["pyrrhusFreeActivation", "secretAlliances"];

/**
 * Whether the opening is enough to put the first question of a table, by its config as it was written: a Standard Game by our
 * facts and measures.
 */
export function isOpening(config: unknown): boolean {
  if (!isObject(config) || config["game"] !== "standard") return false;
  const { options, measures, corrections } = config;
  return (
    measures === undefined &&
    corrections === undefined &&
    Array.isArray(options) &&
    !options.some((option) => ASKED_FIRST.includes(option))
  );
}
