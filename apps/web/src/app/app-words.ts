import { words } from "./words.ts";

/** What every screen says. */
export const appWords = words(import.meta.glob<typeof import("../texts/en/app.ts")>("../texts/*/app.ts"));
