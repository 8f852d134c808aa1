import { words } from "../../../../app/words.ts";

/** What the boards of battle say. */
export const texts = words(import.meta.glob<typeof import("../../texts/en/battle.ts")>("../../texts/*/battle.ts"));
