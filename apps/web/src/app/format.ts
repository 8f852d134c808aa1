import { shown } from "./words.ts";

/** "Cassius, Octavia and Varro", as each language joins names. */
export const list = (names: readonly string[]): string =>
  new Intl.ListFormat(shown.value, { type: "conjunction" }).format(names);

export const day = (time: number): string =>
  new Intl.DateTimeFormat(shown.value, { dateStyle: "medium" }).format(new Date(time));
