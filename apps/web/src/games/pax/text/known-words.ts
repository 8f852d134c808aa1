import type { Language } from "@ara/kernel";
import { inLanguage } from "../../../app/in-language.ts";
import type { CommandName, Vocabulary } from "./vocabulary.ts";

/** All at once: who plays in German may still know the English words. */
const files = import.meta.glob<Vocabulary>("../texts/*/vocabulary.ts", { eager: true, import: "default" });

export const vocabularyOf = (language: Language): Vocabulary => inLanguage(files, language);

/** The word we teach for a command. */
export const wordOf = (language: Language, command: CommandName): string =>
  vocabularyOf(language).commands[command][0]!;
