import { paxRomana } from "./game.ts";
import { promptOf } from "./prompt/index.ts";
import { servedBy } from "./serving.ts";

/** Pax Romana as a table serves it. */
export const servedPaxRomana = servedBy(paxRomana, promptOf);
