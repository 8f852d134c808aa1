/** A stretch of a text: from its first character up to, but not with, its last. */
export type Stretch = readonly [from: number, to: number];

/** Lower case without accents, letter by letter, so that places in the one are places in the other. */
export const fold = (text: string): string =>
  Array.from(text, (letter) => (letter.normalize("NFD")[0] ?? letter).toLowerCase().padEnd(letter.length)).join("");

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether some word of these texts begins with each of the words. Nothing asked: everything is found. */
export function found(words: readonly string[], ...texts: readonly string[]): boolean {
  const all = fold(texts.join("\n"));
  return words.every((word) => placesOf(word, all).length > 0);
}

/** Where any of the words begins a word; stretches that touch are one. */
export function hits(words: readonly string[], text: string): Stretch[] {
  const folded = fold(text);
  const all = words.flatMap((word) => placesOf(word, folded)).toSorted((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [from, to] of all) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

const LETTER = /[\p{L}\p{N}]/u;

function placesOf(word: string, text: string): Stretch[] {
  const places: Stretch[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    // "tie" is not in "abilities".
    if (!LETTER.test(text[at - 1] ?? "")) places.push([at, at + word.length]);
  }
  return places;
}

/** A text cut at every edge of its stretches; each piece says whether it lies in one. */
export function cut(text: string, stretches: readonly Stretch[]): { readonly text: string; readonly hit: boolean }[] {
  const pieces: { text: string; hit: boolean }[] = [];
  let at = 0;
  for (const [from, to] of stretches) {
    if (from > at) pieces.push({ text: text.slice(at, from), hit: false });
    pieces.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}

/** A part of a rule's text: plain, or a reference to another rule or a chapter. */
export interface Part {
  readonly text: string;
  readonly to: string | null;
}

const REFERENCE = /\d+\.\d+|(?<=\b(?:chapter|Kapitel|hoofdstuk) )\d+/g;

/** A text with its references to rules ("3.7") and chapters ("chapter 9") set apart. */
export function parts(text: string): Part[] {
  const references = [...text.matchAll(REFERENCE)].map((match): Stretch => [
    match.index,
    match.index + match[0].length,
  ]);
  return cut(text, references).map((piece) => ({ text: piece.text, to: piece.hit ? piece.text : null }));
}
