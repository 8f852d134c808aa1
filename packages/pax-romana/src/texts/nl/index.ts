import { asked } from "./asked.ts";
import { told } from "./told.ts";
import type { Texts } from "../en/index.ts";

/** All that Pax Romana says, in Dutch. */
export const nl: Texts = { ...asked, ...told };
