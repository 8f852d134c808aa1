import { asked } from "./asked.ts";
import { told } from "./told.ts";

/** All that Pax Romana says, in English; the type of the other languages. */
export const en = { ...asked, ...told };
export type Texts = typeof en;
