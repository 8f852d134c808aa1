import { Chance } from "./chance.ts";
import { hmacSha256, sha256Hex, utf8 } from "./sha256.ts";

/** How many values a word has. */
const WORDS = 0x1_0000_0000;

/**
 * The verifiable source of a live table: HMAC-SHA-256 in counter mode, words taken by rejection sampling. Whoever knows
 * the seed, the nonces and the label gets the same numbers.
 */
export class SeededChance extends Chance {
  readonly #seed: string;
  readonly #nonces: readonly string[];
  readonly #label: string;
  /** Made when first needed: most moments of most games leave nothing to chance. */
  #key: Uint8Array | undefined;
  #block: DataView = new DataView(new ArrayBuffer(0));
  #at = 0;
  #counter = 0;

  constructor(seed: string, nonces: readonly string[], label: string) {
    super();
    this.#seed = seed;
    this.#nonces = nonces;
    this.#label = label;
  }

  #word(): number {
    if (this.#at === this.#block.byteLength) {
      this.#key ??= hmacSha256(utf8(this.#seed), utf8(JSON.stringify(this.#nonces)));
      const bytes = hmacSha256(this.#key, utf8(`${this.#label}/${this.#counter++}`));
      this.#block = new DataView(bytes.buffer);
      this.#at = 0;
    }
    this.#at += 4;
    return this.#block.getUint32(this.#at - 4);
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

/**
 * Commit and reveal. Before the first card is dealt the table publishes `commitment`; players may then add nonces, so
 * that no one, the table included, chose the outcome. When the game is over the seed is revealed.
 */
export interface SeedProof {
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly reveal?: string;
}

export const commitTo = (seed: string): string => sha256Hex(`ara-seed/1:${seed}`);

/** The chance of one moment of a game: its deal, or its n-th entry. Moments are independent, so undo and replay agree. */
export function chanceOf(seed: string, nonces: readonly string[], moment: "deal" | number): SeededChance {
  return new SeededChance(seed, nonces, `ara-chance/1/${moment}`);
}
