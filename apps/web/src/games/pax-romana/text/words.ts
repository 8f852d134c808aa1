import { words } from "../../../app/words.ts";

/** What the table of text says. */
export const texts = words(import.meta.glob<typeof import("../texts/en/text.ts")>("../texts/*/text.ts"));
