import { end } from "./end.ts";
import { events } from "./events.ts";
import { story } from "./story.ts";
import type { ToldTexts } from "../en/told.ts";

/** What Pax Romana tells of what happened, in Dutch. */
export const told: ToldTexts = { events, story, end };
