import type { Language } from "@ara/kernel";
import { vocabulary as de } from "../texts/de/vocabulary.ts";
import { vocabulary as en } from "../texts/en/vocabulary.ts";
import { vocabulary as nl } from "../texts/nl/vocabulary.ts";
import type { CommandName, Vocabulary } from "./vocabulary.ts";

/** All at once: who plays in German may still know the English words. */
export const VOCABULARY: Readonly<Record<Language, Vocabulary>> = { en, de, nl };

/** The word we teach for a command. */
export const wordOf = (language: Language, command: CommandName): string => VOCABULARY[language].commands[command][0]!;
