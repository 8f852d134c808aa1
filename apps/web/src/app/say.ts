import type { Refusal } from "@ara/kernel";
import { appWords } from "./app-words.ts";

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
