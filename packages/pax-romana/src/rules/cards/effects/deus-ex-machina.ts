import type { CardEffect } from "./effect.ts";

/** 17.2, R301: it cancels the card it answers: that is done where that card is played. */
export const deusExMachina: CardEffect = { at: ["cardPlayed"], does: () => undefined };
