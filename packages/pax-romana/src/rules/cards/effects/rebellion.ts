import type { CardEffect } from "./effect.ts";

/** 17.2, 13.3: a rebellion in the Card Segment, with all its effects. */
export const rebellionByCard: CardEffect = { at: [], does: "rebellion" };
