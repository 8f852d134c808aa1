/** A source of the file in another language, phrase by phrase. */
export const said = (source: string, parts: readonly (readonly [english: string, here: string])[]): string =>
  parts.reduce((text, [english, here]) => text.replaceAll(english, here), source);
