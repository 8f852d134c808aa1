import { Chance } from "./chance.ts";
import { FORMAT_1, type RecordFormat } from "./record.ts";
import { hkdfSha256, hmacSha256, sha256Hex, taggedHash, toHex, utf8 } from "./sha256.ts";

/** How many values a word has. */
const WORDS = 0x1_0000_0000;
/** Before the first draw: most steps draw nothing. */
const NOTHING = new Uint8Array(0);

/**
 * The source of a live table, which anybody can repeat: HMAC-SHA-256 in counter mode, words taken by rejection sampling.
 * Whoever knows the key and the label gets the same numbers.
 */
export class SeededChance extends Chance {
  readonly #key: () => Uint8Array;
  readonly #label: string;
  #block: Uint8Array = NOTHING;
  #at = 0;
  #counter = 0;

  constructor(key: () => Uint8Array, label: string) {
    super();
    this.#key = key;
    this.#label = label;
  }

  #word(): number {
    if (this.#at === this.#block.length) {
      this.#block = hmacSha256(this.#key(), utf8(`${this.#label}/${this.#counter++}`));
      this.#at = 0;
    }
    let word = 0;
    for (const end = this.#at + 4; this.#at < end; this.#at++) word = (word << 8) | this.#block[this.#at]!;
    return word >>> 0;
  }

  below(n: number): number {
    // Beyond a word no draw would ever be fair, and this would never return.
    if (n < 1 || n > WORDS || !Number.isInteger(n)) throw new RangeError(`no whole number can be drawn below ${n}`);
    const fair = WORDS - (WORDS % n);
    let word = this.#word();
    while (word >= fair) word = this.#word();
    return word % n;
  }
}

/** What is kept secret while a game runs. The salt is random: a short seed could be guessed from a bare commitment. */
export interface Secret {
  readonly seed: string;
  readonly salt?: string | undefined;
}

/** What stands in a record from its first moment, so that the seed cannot be another one later. */
export function commitTo(format: RecordFormat, { seed, salt = "" }: Secret): string {
  return format === FORMAT_1 ? sha256Hex(`ara-seed/1:${seed}`) : toHex(taggedHash("ara-seed/2", salt, seed));
}

/** A key made of the secret seed and everybody's nonces. Keys of different purposes tell nothing of each other. */
export function keyOf(seed: string, nonces: readonly string[], purpose: string): Uint8Array {
  return hkdfSha256(utf8(seed), taggedHash("ara-nonces/2", ...nonces), purpose);
}

/** Which draw of chance: the deal, or a step, whose number `drawOf` says. */
export type Draw = "deal" | number;

/** The chance of every draw of a game. Draws are independent, so that undo and replay agree. */
export function chancesOf(format: RecordFormat, seed: string, nonces: readonly string[]): (draw: Draw) => Chance {
  // Made when first needed: most draws of most games leave nothing to chance.
  let key: Uint8Array | undefined;
  if (format === FORMAT_1) {
    const made = (): Uint8Array => (key ??= hmacSha256(utf8(seed), utf8(JSON.stringify(nonces))));
    return (draw) => new SeededChance(made, `ara-chance/1/${draw}`);
  }
  const made = (): Uint8Array => (key ??= keyOf(seed, nonces, "ara-chance/2"));
  return (draw) => new SeededChance(made, `${draw}`);
}

/**
 * The draw of the next step, after so many entries of which so many drew chance. Only the throws count: by the number
 * of entries, whoever can take steps back could choose among dice by taking more or fewer steps before the throw.
 */
export const drawOf = (format: RecordFormat, entries: number, throws: number): number =>
  format === FORMAT_1 ? entries : throws;
