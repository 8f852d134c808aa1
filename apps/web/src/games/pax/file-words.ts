import type { Refusal } from "@ara/kernel";
import { sayNoIn } from "@ara/pax/texts/say";
import { kernelWords } from "../../app/kernel-words.ts";
import { words } from "../../app/words.ts";
import { paxWords } from "./words.ts";

/** Why a file or a deck is refused: said on few screens, so a table does without. */
export const fileWords = words(import.meta.glob<typeof import("./texts/en/files.ts")>("./texts/*/files.ts"));

/** A refusal of the game, of a file or of the kernel. Load the texts first. */
export const sayFileNo = (refusal: Refusal): string =>
  sayNoIn(paxWords.now.value, { ...kernelWords.now.value, ...fileWords.now.value }, refusal);
