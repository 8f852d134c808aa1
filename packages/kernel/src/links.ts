import type { Entry, GameRecord } from "./record.ts";

/** Adds the hashes of its format to a record. It remembers them, so that a growing record is not hashed again and again. */
export interface Chain {
  /** The header must be the same each time; of the entries, those that are gone are forgotten. */
  close(unchained: GameRecord): GameRecord;
}

/** A hash that was made, and the entry it was made of. */
export interface Link {
  readonly of: Entry;
}

/** The links at the start that still stand. */
export function kept<L extends Link>(links: readonly L[], entries: readonly Entry[]): L[] {
  const gone = links.findIndex(({ of }, index) => of !== entries[index]);
  return links.slice(0, gone < 0 ? links.length : gone);
}
