/**
 * What comes from outside (names and texts of records, games' ids, what bots answer, names of files) may hold what a terminal
 * obeys: control characters and escape sequences, marks that turn the direction of writing, separators of lines. All of
 * these are shown as what they are, such as \u{1b}.
 */
const UNSAFE =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- these characters are what this is about
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

const shown = (character: string): string => `\\u{${character.codePointAt(0)!.toString(16)}}`;

/** A text of several lines that no terminal obeys. */
export const escapeText = (text: string): string => text.replaceAll(UNSAFE, shown);

/** The same on one line: nothing from outside begins a line of its own. */
export const escapeLine = (text: string): string => escapeText(text).replaceAll("\n", "\\n");

/** JSON in which those characters are written as escapes: it reads the same, and shows nothing else than it says. */
export const escapeJson = (json: string): string =>
  json.replaceAll(UNSAFE, (character) =>
    Array.from(
      { length: character.length },
      (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`,
    ).join(""),
  );
