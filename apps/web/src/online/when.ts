import { shown } from "../app/words.ts";

/** A moment as it is written in the language on the screen. */
export const when = (time: number): string =>
  new Date(time).toLocaleString(shown.value, { dateStyle: "medium", timeStyle: "short" });
