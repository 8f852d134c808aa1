import { canonical } from "./json.ts";
import { cut, type Chain, type Link } from "./links.ts";
import { CHAIN, type Entry, type GameRecord } from "./record.ts";
import { sha256Hex } from "./sha256.ts";

/**
 * The chain of format 1: each entry carries the hash of the one before. Whoever is shown one of these hashes can search
 * for what it hides, so they are for finished games only.
 */
export class PlainChain implements Chain {
  readonly #links: PlainLink[] = [];

  close(unchained: GameRecord): GameRecord {
    const record = { ...unchained, chain: CHAIN } as const;
    const links = this.#links;
    cut(links, record.entries);
    let last = links.at(-1)?.hash ?? hashHeader(record);
    for (const of of record.entries.slice(links.length)) {
      const entry = { ...of, prev: last };
      last = hashEntry(entry);
      links.push({ of, entry, hash: last });
    }
    const entries = links.map(({ entry }) => entry);
    return record.result === undefined
      ? { ...record, entries }
      : { ...record, entries, seal: hashSeal(last, record.result) };
  }
}

interface PlainLink extends Link {
  readonly entry: Entry;
  readonly hash: string;
}

/** The hash the first entry points to: over everything known before the first action. */
export function hashHeader(record: Omit<GameRecord, "entries">): string {
  const { format, game, rules, config, seats, chance, seed, chain: kind } = record;
  const promised = seed && { commitment: seed.commitment, nonces: seed.nonces };
  return sha256Hex(canonical({ format, game, rules, config, seats, chance, seed: promised, chain: kind }));
}

/** Over all an entry carries, its `prev` and what this reader does not know included. */
export const hashEntry = (entry: Entry): string => sha256Hex(canonical(entry));

export const hashSeal = (lastHash: string, result: unknown): string => sha256Hex(canonical([lastHash, result]));
