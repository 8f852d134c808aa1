import { words } from "../../../app/words.ts";

/** What the lenses say. */
export const texts = words(import.meta.glob<typeof import("../texts/en/lens.ts")>("../texts/*/lens.ts"));
