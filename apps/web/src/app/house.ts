import type { Face } from "../games/game.ts";

/** The games of this house, for pages that lead from one to the other; `screens.ts` hands them over. */
export let house: Readonly<Record<string, Face>> = {};
export const open = (faces: typeof house): void => void (house = faces);
