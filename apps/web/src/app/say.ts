import type { Refusal } from "@ara/kernel";
import { appWords } from "./app-words.ts";
import { shown } from "./words.ts";

/** "Cassius, Octavia and Varro", as each language joins names. */
export const list = (names: readonly string[]): string =>
  new Intl.ListFormat(shown.value, { type: "conjunction" }).format(names);

export const day = (time: number): string =>
  new Intl.DateTimeFormat(shown.value, { dateStyle: "medium" }).format(new Date(time));

/** What became of a kept game, where it is ours to say and not the game's. */
export function sayOurs({ key }: Refusal): string | undefined {
  const { taken, deleted, damaged, noGame } = appWords.now.value;
  const said: Readonly<Record<string, string>> = {
    "table.taken": taken,
    "table.deleted": deleted,
    "table.damaged": damaged,
    "table.game": noGame,
  };
  return said[key];
}
