import { firstLetter } from "@ara/kernel";

/** For languages in which a sentence that begins with its subject can do without it. */
export const withoutName = (sentence: string, who: string): string =>
  sentence.startsWith(`${who} `) ? firstLetter(sentence.slice(who.length + 1)) : sentence;
