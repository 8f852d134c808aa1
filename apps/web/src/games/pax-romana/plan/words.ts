import { words } from "../../../app/words.ts";

/** What a plan says. */
export const texts = words(import.meta.glob<typeof import("../texts/en/plan.ts")>("../texts/*/plan.ts"));
