import { words } from "./words.ts";

/** What the kernel and the table say, whatever the game: why a record is refused, why an answer comes too late. */
export const kernelWords = words(import.meta.glob<typeof import("../texts/en/kernel.ts")>("../texts/*/kernel.ts"));
