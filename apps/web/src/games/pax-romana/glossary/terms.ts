/** The terms of the game, each with the rule that has it all. What is said of them is in the texts of a language. */
export const TERMS = {
  space: "2.13",
  province: "2.12",
  territory: "2.11",
  talent: "6.11",
  stability: "14.13",
  marker: "3.41",
  expansion: "3.51",
  recruitment: "3.51",
  major: "9.11",
  minor: "9.11",
  mp: "9.12",
  campaign: "8.21",
  tactical: "8.21",
  elite: "8.3",
  bp: "10.51",
  shift: "10.51",
  intercept: "10.31",
  withdraw: "10.41",
  siege: "10.71",
  walls: "7.13",
  town: "7.12",
  city: "7.12",
  garrison: "12.12",
  legion: "2.2",
  militia: "12.31",
  squadron: "11.11",
  line: "6.15",
  attrition: "9.43",
  gop: "15.21",
  cvp: "15.32",
  vp: "15.11",
  sack: "7.51",
  tribe: "13.11",
  objective: "15.41",
  meeting: "4.1",
  range: "14.13",
} as const;

export type TermId = keyof typeof TERMS;

/** A term in a language: its name, the forms in which it stands in a sentence, and what it means. */
export interface Term {
  readonly name: string;
  readonly forms: readonly string[];
  readonly text: string;
}

/** A stretch of a text: plain, or a form of a term. */
export interface Piece {
  readonly text: string;
  readonly term: TermId | null;
}

type Glossary = Readonly<Record<TermId, Term>>;

const patterns = new WeakMap<Glossary, { readonly found: RegExp; readonly of: ReadonlyMap<string, TermId> }>();

/** All forms as one pattern, the longest first: a Town of two words is not found by one of them. */
function patternOf(glossary: Glossary): { readonly found: RegExp; readonly of: ReadonlyMap<string, TermId> } {
  const known = patterns.get(glossary);
  if (known) return known;
  const of = new Map(
    Object.entries(glossary).flatMap(([id, { forms }]) => forms.map((form) => [form, id as TermId] as const)),
  );
  const forms = [...of.keys()].toSorted((a, b) => b.length - a.length);
  const made = { found: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?![\\p{L}\\p{N}])`, "gu"), of };
  patterns.set(glossary, made);
  return made;
}

/** A text cut at the first appearance of every term that was not met before; those met are added. */
export function cutAtTerms(glossary: Glossary, text: string, met: Set<TermId> = new Set()): Piece[] {
  const { found, of } = patternOf(glossary);
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(found)) {
    const term = of.get(match[0])!;
    if (met.has(term)) continue;
    met.add(term);
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), term: null });
    pieces.push({ text: match[0], term });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), term: null });
  return pieces;
}
