import type { Card, Category } from "../card.ts";

/** What a part of a sentence shows, where it can be drawn. */
export type Picture =
  | { readonly type: "card"; readonly card: Card }
  | { readonly type: "category"; readonly category: Category }
  | { readonly type: "legion"; readonly legion: number }
  | { readonly type: "coins"; readonly coins: number }
  | { readonly type: "conspiratus" };

export interface Part {
  readonly text: string;
  readonly picture?: Picture;
}

/** Parts that read as one sentence when their texts are put side by side. */
export type Sentence = readonly Part[];

export const plain = (sentence: Sentence): string => sentence.map(({ text }) => text).join("");

/** A phrase in a language: words, and parts to be drawn among them. */
export type Phrase = readonly (string | Part | readonly Part[])[];
