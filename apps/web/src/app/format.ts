import { shown } from "./words.ts";

/** As it is written where the reader lives, if the browser says so for the language shown. */
const locale = (): string => navigator.languages.find((one) => one.startsWith(shown.value)) ?? shown.value;

export const day = (time: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(new Date(time));
