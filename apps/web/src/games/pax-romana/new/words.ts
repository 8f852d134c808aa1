import { words } from "../../../app/words.ts";

/** What the screen of a new table says. */
export const texts = words(import.meta.glob<typeof import("../texts/en/new.ts")>("../texts/*/new.ts"));
