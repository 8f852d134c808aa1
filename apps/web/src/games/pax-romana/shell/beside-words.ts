import { words } from "../../../app/words.ts";

/** What stands beside the table when it is asked for. */
export const besideWords = words(import.meta.glob<typeof import("../texts/en/beside.ts")>("../texts/*/beside.ts"));
