import { words } from "../../../app/words.ts";

/** What score and story say. */
export const scoreWords = words(import.meta.glob<typeof import("../texts/en/score.ts")>("../texts/*/score.ts"));
