import type { Refusal } from "./refusal.ts";

/** The languages of the house, each by the name it has in itself. */
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/**
 * A catalogue of texts: functions from parameters to a sentence. The English one is the type of the others, so a missing
 * key or a parameter that does not exist is a type error.
 */
export type Catalogue = Readonly<Record<string, (params: never) => string>>;

/** The sentence behind a refusal; a key no catalogue knows is shown as it is rather than hidden. */
export function sayRefusal(refusal: Refusal, ...catalogues: readonly Catalogue[]): string {
  for (const catalogue of catalogues) {
    if (Object.hasOwn(catalogue, refusal.key)) return catalogue[refusal.key]!(refusal.params as never);
  }
  return refusal.key;
}
