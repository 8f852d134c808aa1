import { words } from "../../../app/words.ts";

export const replayWords = words(import.meta.glob<typeof import("../texts/en/replay.ts")>("../texts/*/replay.ts"));
