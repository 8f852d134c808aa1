import { words } from "../../../app/words.ts";

/** What the books say; loaded with them. */
export const booksWords = words(import.meta.glob<typeof import("../texts/en/books.ts")>("../texts/*/books.ts"));
