/** How a language puts words together; whoever makes texts for all languages asks it. */
export interface Grammar {
  /** "Land, Fleet". */
  readonly list: (items: readonly string[]) => string;
  /** "Land, Fleet and Army", "Land, Fleet or Army". */
  readonly and: (items: readonly string[]) => string;
  readonly or: (items: readonly string[]) => string;
  /** Parts of a sentence that may have commas of their own: "1 legion, 2 cavalry; City". */
  readonly clauses: (items: readonly string[]) => string;
  /** Sentences without their full stops, the last one too. */
  readonly sentences: (items: readonly string[]) => string;
  /** "Control: Italia". */
  readonly titled: (title: string, text: string) => string;
  /** With its full stop, unless it has one. */
  readonly stop: (text: string) => string;
  /** As it begins a line. */
  readonly capital: (text: string) => string;
  /** A whole sentence, where there may be but a clause. */
  readonly sentence: (text: string) => string;
}

/** For languages that have one word between the last two of a list, and commas between the others. */
export const lastAfter =
  (word: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join() : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;

/** For languages in which a line begins with a capital of its first letter. */
export const firstLetter = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const stop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** For languages with our commas, colons and full stops. */
export const punctuation = (capital: Grammar["capital"]) => ({
  list: (items: readonly string[]) => items.join(", "),
  clauses: (items: readonly string[]) => items.join("; "),
  sentences: (items: readonly string[]) => items.join(". "),
  titled: (title: string, text: string) => `${title}: ${text}`,
  capital,
  stop,
  sentence: (text: string) => capital(stop(text)),
});
