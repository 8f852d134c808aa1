import { canonical } from "./json.ts";
import { cut, type Chain, type Link } from "./links.ts";
import type { Entry, GameRecord } from "./record.ts";
import { keyOf, type Secret } from "./seeded.ts";
import { fromHex, hmacSha256, taggedHash, toHex, utf8 } from "./sha256.ts";

/**
 * The chain of format 2. Every entry is hashed with a salt of its own, made of the secret seed: a head can be shown while
 * the game runs, and nobody finds the hidden card in it by hashing all there are. The deal is in no hash: the seed fixes it.
 */
export class SaltedChain implements Chain {
  readonly #secret: Secret | undefined;
  #key: Uint8Array | undefined;
  readonly #links: SaltedLink[] = [];

  /** Without the secret there are no salts, and no chain. */
  constructor(secret: Secret | undefined) {
    this.#secret = secret;
  }

  goOn(entries: readonly Entry[], head: string): void {
    const { length } = entries;
    this.#links.length = length;
    if (length > 0) this.#links[length - 1] = { of: entries[length - 1]!, head: fromHex(head) };
  }

  close({ head: _head, seal: _seal, ...record }: GameRecord): GameRecord {
    const head = this.#headOver(record, record.entries);
    if (!head) return record;
    const { result } = record;
    const chained = { ...record, head: toHex(head) };
    return result === undefined ? chained : { ...chained, seal: sealOf(head, result) };
  }

  headOf(header: Omit<GameRecord, "entries">, entries: readonly Entry[]): string | undefined {
    const head = this.#headOver(header, entries);
    return head && toHex(head);
  }

  #headOver(header: Omit<GameRecord, "entries">, entries: readonly Entry[]): Uint8Array | undefined {
    const { seed } = header;
    if (!this.#secret || !seed) return undefined;
    const { seed: secret, salt = "" } = this.#secret;
    this.#key ??= keyOf(secret, seed.nonces, `ara-salt/2${salt}`);
    const links = this.#links;
    cut(links, entries);
    let head = links.at(-1)?.head ?? openingHead(header);
    while (links.length < entries.length) {
      const of = entries[links.length]!;
      head = nextHead(head, saltOf(this.#key, links.length + 1), of);
      links.push({ of, head });
    }
    return head;
  }
}

interface SaltedLink extends Link {
  readonly head: Uint8Array;
}

/** Over what everybody at the table knows before the first action. */
export function openingHead({ format, game, rules, config, seats, seed }: Omit<GameRecord, "entries">): Uint8Array {
  const { commitment, nonces } = seed!;
  return taggedHash("ara-open/2", canonical({ format, game, rules, config, seats, commitment, nonces }));
}

/** The salt of an entry, counted from 1. */
const saltOf = (key: Uint8Array, entry: number): Uint8Array => hmacSha256(key, utf8(`${entry}`));

/** The commitment covers all an entry carries, what this reader does not know included. */
const nextHead = (head: Uint8Array, salt: Uint8Array, entry: Entry): Uint8Array =>
  taggedHash("ara-head/2", head, taggedHash("ara-entry/2", salt, canonical(entry)));

const sealOf = (head: Uint8Array, result: unknown): string => toHex(taggedHash("ara-seal/2", head, canonical(result)));
