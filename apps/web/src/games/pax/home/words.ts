import { words } from "../../../app/words.ts";

/** What the first screen says of PAX. */
export const texts = words(import.meta.glob<typeof import("../texts/en/home.ts")>("../texts/*/home.ts"));
