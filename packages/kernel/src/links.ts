import type { Entry, GameRecord } from "./record.ts";
import type { Refusal } from "./refusal.ts";

/** Adds the hashes of its format to a record. It remembers them, so that a growing record is not hashed again and again. */
export interface Chain {
  /** The header must be the same each time; of the entries, those that are gone are forgotten. */
  close(unchained: GameRecord): GameRecord;
}

/** Looks at the chain of a record while that is replayed. */
export interface ChainCheck {
  /** What can be said of the chain when nothing was found. */
  readonly chain: "verified" | "hidden" | "none";
  entry(entry: Entry): Refusal | undefined;
  end(): Refusal | undefined;
}

/** Where nothing can be checked: there is no chain, or the seed that salts it is hidden. */
export const noCheck = (chain: "hidden" | "none"): ChainCheck => ({
  chain,
  entry: () => undefined,
  end: () => undefined,
});

/** A hash that was made, and the entry it was made of. */
export interface Link {
  readonly of: Entry;
}

/** The links at the start that still stand. */
export function kept<L extends Link>(links: readonly L[], entries: readonly Entry[]): L[] {
  const gone = links.findIndex(({ of }, index) => of !== entries[index]);
  return links.slice(0, gone < 0 ? links.length : gone);
}
