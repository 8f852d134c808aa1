import { words } from "../../../app/words.ts";
import type { GlossaryTexts } from "../texts/en/glossary.ts";

export const glossaryWords = words(import.meta.glob<{ default: GlossaryTexts }>("../texts/*/glossary.ts"));
