import { Chance } from "./chance.ts";

/** A fast source for search and simulation: sfc32 (Chris Doty-Humphrey), 128 bits of state. Not for live tables. */
export class FastChance extends Chance {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number | string) {
    super();
    const text = String(seed);
    this.#a = fold(text, 0x9e3779b9);
    this.#b = fold(text, 0x243f6a88);
    this.#c = fold(text, 0xb7e15162);
    for (let i = 0; i < 12; i++) this.#word();
  }

  #word(): number {
    const word = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + word) | 0;
    return word >>> 0;
  }

  /** Multiplies instead of rejecting: the bias is below n / 2^32, of no weight in a search. */
  below(n: number): number {
    return ((this.#word() / 0x1_0000_0000) * n) >>> 0;
  }
}

/** FNV-1a over the seed's characters. */
function fold(text: string, basis: number): number {
  let hash = basis | 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
