import type { Entry, GameRecord } from "./record.ts";

/** Adds the hashes of its format to a record. It remembers them, so that a growing record is not hashed again and again. */
export interface Chain {
  /** The header must be the same each time; of the entries, the last ones may be gone, and others have come. */
  close(unchained: GameRecord): GameRecord;
  /** The head over entries after such a header, in a format that has one. */
  headOf?(header: Omit<GameRecord, "entries">, entries: readonly Entry[]): string | undefined;
  /** Goes on from a head that is known after some entries; where that cannot be, it begins with the first. */
  goOn?(entries: readonly Entry[], head: string): void;
}

/** A hash that was made, and the entry it was made of. */
export interface Link {
  readonly of: Entry;
}

/** Takes off the links that do not stand any more. An entry follows always the same entries: where it stands, they do. */
export function cut(links: Link[], entries: readonly Entry[]): void {
  links.length = Math.min(links.length, entries.length);
  // Where the chain went on from a known head, there are none before it.
  while (links.length > 0 && links.at(-1)?.of !== entries[links.length - 1]) links.pop();
}
