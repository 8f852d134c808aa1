import { words } from "../../app/words.ts";

/** What the first screen says. */
export const texts = words(import.meta.glob<typeof import("../../texts/en/home.ts")>("../../texts/*/home.ts"));

/** What it says about files of games. */
export const fileWords = words(import.meta.glob<typeof import("../../texts/en/files.ts")>("../../texts/*/files.ts"));
