import { words } from "../../../../app/words.ts";

export const turnWords = words(import.meta.glob<typeof import("../../texts/en/turns.ts")>("../../texts/*/turns.ts"));
