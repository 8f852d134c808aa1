/**
 * What comes from outside (names and texts of records, games' ids, what bots answer, names of files) may hold what a terminal
 * obeys: control characters and escape sequences, marks that turn the direction of writing, separators of lines. All of
 * these are shown as what they are, such as \u{1b}.
 */
const UNSAFE = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\p{Noncharacter_Code_Point}]/gu;

const shown = (character: string): string => `\\u{${character.codePointAt(0)!.toString(16)}}`;

/** A text of several lines that no terminal obeys. */
export const escapeText = (text: string): string => text.replaceAll(UNSAFE, shown);

/** The same on one line: nothing from outside begins a line of its own. */
export const escapeLine = (text: string): string => escapeText(text).replaceAll("\n", shown);

/** JSON in which those characters are written as escapes: it reads the same, and shows nothing else than it says. */
export const escapeJson = (json: string): string =>
  json.replaceAll(UNSAFE, (character) =>
    Array.from(
      { length: character.length },
      (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`,
    ).join(""),
  );
