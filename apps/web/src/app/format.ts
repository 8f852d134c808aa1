import { shown } from "./words.ts";

export const day = (time: number): string =>
  new Intl.DateTimeFormat(shown.value, { dateStyle: "medium" }).format(new Date(time));
