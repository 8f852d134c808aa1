import type { Face } from "./game.ts";
import { face as pax } from "./pax/face.ts";
import { face as paxRomana } from "./pax-romana/face.ts";

/**
 * The games of this house: the only file that names them. The first is the one at the addresses without a game's name.
 * What the workers load of a game is found by its name: it is that of its folder.
 */
export const FACES: Readonly<Record<string, Face>> = { pax, "pax-romana": paxRomana };
