import { pax } from "./game.ts";
import { servedBy } from "./serving.ts";

/** PAX as a table serves it. */
export const servedPax = servedBy(pax);
