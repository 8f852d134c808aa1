import { end } from "./end.ts";
import { events } from "./events.ts";
import { story } from "./story.ts";

/** What Pax Romana tells of what happened, in English; the type of the other languages. */
export const told = { events, story, end };
export type ToldTexts = typeof told;
