import { words } from "../../../app/words.ts";
import type { SourcesTexts } from "../texts/en/sources.ts";

export const texts = words(import.meta.glob<{ default: SourcesTexts }>("../texts/*/sources.ts"));
