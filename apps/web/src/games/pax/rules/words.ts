import { words } from "../../../app/words.ts";

export const rulesWords = words(import.meta.glob<typeof import("../texts/en/rules.ts")>("../texts/*/rules.ts"));
