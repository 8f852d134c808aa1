import { words } from "../../../app/words.ts";
import type { LearnTexts } from "../texts/en/learn.ts";

export const learnWords = words(import.meta.glob<{ default: LearnTexts }>("../texts/*/learn.ts"));
