import type { CardEffect } from "./effect.ts";

/** 17.2, 13.41: an invasion in the Card Segment, before the operation. */
export const barbarianInvasion: CardEffect = { at: [], does: "invasion" };
