import { words } from "../../../app/words.ts";

/** What the boards for talks and simple questions say; loaded with them. */
export const askingWords = words(import.meta.glob<typeof import("../texts/en/asking.ts")>("../texts/*/asking.ts"));
