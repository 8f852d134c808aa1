import { Chance } from "./chance.ts";
import { hmacSha256, sha256Hex, utf8 } from "./sha256.ts";

/**
 * The verifiable source of a live table: HMAC-SHA-256 in counter mode, words taken by rejection sampling. Whoever knows
 * the seed, the nonces and the label gets the same numbers.
 */
export class SeededChance extends Chance {
  readonly #key: Uint8Array;
  readonly #label: string;
  #block: DataView = new DataView(new ArrayBuffer(0));
  #at = 0;
  #counter = 0;

  constructor(key: Uint8Array, label: string) {
    super();
    this.#key = key;
    this.#label = label;
  }

  #word(): number {
    if (this.#at === this.#block.byteLength) {
      const bytes = hmacSha256(this.#key, utf8(`${this.#label}/${this.#counter++}`));
      this.#block = new DataView(bytes.buffer);
      this.#at = 0;
    }
    this.#at += 4;
    return this.#block.getUint32(this.#at - 4);
  }

  below(n: number): number {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % n);
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
  return new SeededChance(hmacSha256(utf8(seed), utf8(JSON.stringify(nonces))), `ara-chance/1/${moment}`);
}
