import type { Face } from "../games/game.ts";

/** The games of this house, for pages that lead from one to the other; `screens.ts` brings them in. */
export const house: Record<string, Face> = {};
