import { words } from "../../../app/words.ts";
import type { HintTexts } from "../texts/en/hints.ts";

export const hintWords = words(import.meta.glob<{ default: HintTexts }>("../texts/*/hints.ts"));
