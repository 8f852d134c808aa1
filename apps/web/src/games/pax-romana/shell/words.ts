import { words } from "../../../app/words.ts";

/** What stands around the map. */
export const shellWords = words(import.meta.glob<typeof import("../texts/en/shell.ts")>("../texts/*/shell.ts"));
