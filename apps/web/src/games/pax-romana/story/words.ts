import { words } from "../../../app/words.ts";

/** What is said where a game is told upon the map. */
export const storyWords = words(import.meta.glob<typeof import("../texts/en/story.ts")>("../texts/*/story.ts"));
