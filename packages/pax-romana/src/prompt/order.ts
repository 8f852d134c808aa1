import type { Option } from "./prompt.ts";

/** Answers without a mark can be taken lightly. */
const CARES = [undefined, "dice", "gone"] as const;

/**
 * In which order answers are shown: as the rules list them, but what cannot be taken back stands behind what can. Dice fall
 * at once for some answers; others give up for good what is one's own: these come last, and Enter never gives them.
 */
export const inOrder = (options: readonly Option[]): Option[] =>
  CARES.flatMap((care) => options.filter((option) => option.care === care));
