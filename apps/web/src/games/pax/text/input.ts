import { LANGUAGES, type Language } from "@ara/kernel";
import { CATEGORIES, type Category } from "@ara/pax";
import { vocabularyOf } from "./known-words.ts";
import { COMMANDS, type CommandName, type Vocabulary } from "./vocabulary.ts";

/** What somebody typed, without capitals, accents and marks: "Lege  Armee, Hand!" is ["lege", "armee", "hand"]. */
export const tokensOf = (input: string): string[] =>
  plain(input)
    .split(/[^\p{L}\p{N}.?]+/u)
    .map((token) => (token === "?" ? token : token.replaceAll(/^\.+|[.?]+$/g, "")))
    .filter((token) => token !== "");

const SPELLINGS = LANGUAGES.flatMap((language) => vocabularyOf(language).spellings);

const plain = (text: string): string =>
  SPELLINGS.reduce((typed, [letter, other]) => typed.replaceAll(letter, other), text.toLowerCase())
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");

/** The language in use first, then the others. */
const inOrder = (language: Language): Vocabulary[] =>
  [language, ...LANGUAGES.filter((other) => other !== language)].map((each) => vocabularyOf(each));

export interface Heard {
  /** None: not understood. Several: the word fits them all. */
  readonly commands: readonly CommandName[];
  /** Whether whole words were typed, not only the beginning of one. */
  readonly whole: boolean;
  /** What follows the command. */
  readonly rest: readonly string[];
}

const LONGEST_PHRASE = 4;
const SHORTEST_PREFIX = 2;

/** The command at the beginning: its whole words, or letters that begin only one. */
export function hear(tokens: readonly string[], language: Language): Heard {
  const [own, ...others] = inOrder(language);
  return (
    phraseAt(tokens, own!) ??
    prefixAt(tokens, own!) ??
    others.map((vocabulary) => phraseAt(tokens, vocabulary)).find((heard) => heard !== undefined) ?? {
      commands: [],
      whole: false,
      rest: tokens,
    }
  );
}

function phraseAt(tokens: readonly string[], { commands }: Vocabulary): Heard | undefined {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length); length > 0; length--) {
    const phrase = tokens.slice(0, length).join(" ");
    const found = COMMANDS.filter((command) => commands[command].some((known) => plain(known) === phrase));
    if (found.length > 0) return { commands: found, whole: true, rest: tokens.slice(length) };
  }
  return undefined;
}

function prefixAt([first = "", ...rest]: readonly string[], { commands }: Vocabulary): Heard | undefined {
  if (first.length < SHORTEST_PREFIX) return undefined;
  const found = COMMANDS.filter((command) =>
    commands[command].some((known) => !known.includes(" ") && plain(known).startsWith(first)),
  );
  return found.length > 0 ? { commands: found, whole: false, rest } : undefined;
}

/** A category by its name in any language, or by letters that begin only one. */
export function categoryNamed(token: string, language: Language): Category | undefined {
  const [own, ...others] = inOrder(language);
  const named = ({ categories }: Vocabulary): Category =>
    CATEGORIES.findIndex((category) => categories[category].some((known) => plain(known) === token));
  const exact = [own!, ...others].map(named).find((category) => category >= 0);
  if (exact !== undefined || token.length < SHORTEST_PREFIX) return exact;
  const begun = CATEGORIES.flatMap((category, i) =>
    own!.categories[category].some((known) => plain(known).startsWith(token)) ? [i] : [],
  );
  return begun.length === 1 ? begun[0] : undefined;
}

type Words = (vocabulary: Vocabulary) => readonly string[];

/** Whether a word is one of these, in any language. */
export const isOneOf = (token: string | undefined, words: Words): boolean =>
  token !== undefined &&
  LANGUAGES.some((language) => words(vocabularyOf(language)).some((known) => plain(known) === token));

export const isFiller = (token: string): boolean => isOneOf(token, ({ fillers }) => fillers);

const NUMERALS = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];

/** "3" and "iii" are 3. */
export function numberOf(token: string | undefined): number | undefined {
  if (token === undefined) return undefined;
  if (/^\d{1,3}$/.test(token)) return Number(token);
  const numeral = NUMERALS.indexOf(token);
  return numeral < 0 ? undefined : numeral + 1;
}

/** The commands whose words look most like this one, the nearest first. */
export function nearest(token: string, language: Language): CommandName[] {
  const { commands } = vocabularyOf(language);
  return COMMANDS.map((command) => ({
    command,
    far: Math.min(
      ...commands[command].filter((known) => known.length > 1).map((known) => distance(plain(known), token)),
    ),
  }))
    .filter(({ far }) => 2 * far <= token.length)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ command }) => command);
}

/** How many letters must be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same));
    }
    row = next;
  }
  return row[b.length]!;
}
