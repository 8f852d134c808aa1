import type { RuleNumber } from "../texts/en/titles.ts";

/** Rules in which a ruling of our own decides what the prints leave open. */
export const RULINGS = [
  "1.3",
  "2.5",
  "3.2",
  "3.4",
  "3.6",
  "3.7",
  "3.8",
  "4.2",
  "5.2",
  "6.3",
  "6.5",
  "6.6",
  "7.5",
  "8.4",
  "8.5",
  "8.6",
  "9.2",
  "9.3",
  "9.4",
] as const satisfies readonly RuleNumber[];
export type Ruling = (typeof RULINGS)[number];

/** Rules that the German, English and Dutch print tell differently. */
export const EDITIONS = ["2.7", "3.4", "3.6", "3.11", "8.4"] as const satisfies readonly RuleNumber[];
export type Edition = (typeof EDITIONS)[number];

/** What stands beside a rule, in one language. */
export interface RulebookNotes {
  readonly words: { readonly ruling: string; readonly why: string; readonly editions: string };
  readonly rulings: Readonly<Record<Ruling, { readonly text: string; readonly why: string }>>;
  readonly editions: Readonly<Record<Edition, string>>;
}

/** The notes of a rule, each with its heading: a ruling of ours, a difference between the editions. */
export function notesOf({ words, rulings, editions }: RulebookNotes, rule: string): { title: string; text: string }[] {
  const ruling = (rulings as Readonly<Record<string, { text: string; why: string }>>)[rule];
  const edition = (editions as Readonly<Record<string, string>>)[rule];
  return [
    ...(ruling ? [{ title: words.ruling, text: `${ruling.text} ${words.why}: ${ruling.why}` }] : []),
    ...(edition === undefined ? [] : [{ title: words.editions, text: edition }]),
  ];
}
