import { sha256, toHex, utf8 } from "../sha256.ts";

/** The Merkle tree of RFC 9162 (2.1), whose leaves only grow: what a log has shown once it cannot take back unnoticed. */

const LEAF = 0;
const NODE = 1;

const prefixed = (sign: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(1 + parts.reduce((length, part) => length + part.length, 0));
  bytes[0] = sign;
  let at = 1;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return sha256(bytes);
};

export const hashLeaf = (body: string | Uint8Array): Uint8Array =>
  prefixed(LEAF, typeof body === "string" ? utf8(body) : body);
const hashNode = (left: Uint8Array, right: Uint8Array): Uint8Array => prefixed(NODE, left, right);

/** The largest power of two below a number that is more than one. */
const split = (n: number): number => 2 ** Math.floor(Math.log2(n - 1));

/** A tree that grows leaf by leaf; whole subtrees are hashed once. */
export class MerkleTree {
  /** By height: the hashes of all whole subtrees, from the left. */
  readonly #levels: Uint8Array[][] = [[]];

  get size(): number {
    return this.#levels[0]!.length;
  }

  /** Adds a leaf by its hash. */
  add(leaf: Uint8Array): void {
    let hash = leaf;
    for (let height = 0; ; height++) {
      const level = (this.#levels[height] ??= []);
      level.push(hash);
      if (level.length % 2 === 1) return;
      hash = hashNode(level.at(-2)!, hash);
    }
  }

  /** Of the first so many leaves. */
  root(size = this.size): Uint8Array {
    return size === 0 ? sha256(new Uint8Array()) : this.#range(0, size);
  }

  /** The hash of a whole subtree: of `2 ** height` leaves, the n-th from the left. */
  subtree(height: number, n: number): Uint8Array | undefined {
    return this.#levels[height]?.[n];
  }

  /** RFC 9162, 2.1.3.1: that a leaf stands at a place among the first so many. */
  inclusion(index: number, size = this.size): Uint8Array[] {
    const path = (from: number, to: number): Uint8Array[] => {
      if (to - from === 1) return [];
      const middle = from + split(to - from);
      return index < middle
        ? [...path(from, middle), this.#range(middle, to)]
        : [...path(middle, to), this.#range(from, middle)];
    };
    return path(0, size);
  }

  /** RFC 9162, 2.1.4.1: that the first so many leaves begin a larger tree. */
  consistency(before: number, size = this.size): Uint8Array[] {
    const path = (from: number, to: number, old: number, isWhole: boolean): Uint8Array[] => {
      if (old === to) return isWhole ? [] : [this.#range(from, to)];
      const middle = from + split(to - from);
      return old <= middle
        ? [...path(from, middle, old, isWhole), this.#range(middle, to)]
        : [...path(middle, to, old, false), this.#range(from, middle)];
    };
    return before === 0 || before === size ? [] : path(0, size, before, true);
  }

  #range(from: number, to: number): Uint8Array {
    const height = Math.log2(to - from);
    if (Number.isInteger(height) && from % (to - from) === 0) return this.#levels[height]![from / (to - from)]!;
    const middle = from + split(to - from);
    return hashNode(this.#range(from, middle), this.#range(middle, to));
  }
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => toHex(a) === toHex(b);

/** RFC 9162, 2.1.3.2 */
export function isIncluded(
  leaf: Uint8Array,
  index: number,
  size: number,
  proof: readonly Uint8Array[],
  root: Uint8Array,
): boolean {
  if (!(index >= 0 && index < size)) return false;
  let [fn, sn, hash] = [index, size - 1, leaf];
  for (const part of proof) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      hash = hashNode(part, hash);
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn / 2, Math.floor(sn / 2)];
    } else hash = hashNode(hash, part);
    [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  }
  return sn === 0 && isSame(hash, root);
}

interface Grown {
  readonly size: number;
  readonly root: Uint8Array;
}

/** RFC 9162, 2.1.4.2 */
export function isConsistent(before: Grown, after: Grown, proof: readonly Uint8Array[]): boolean {
  if (before.size === after.size) return proof.length === 0 && isSame(before.root, after.root);
  if (before.size === 0) return proof.length === 0;
  if (before.size > after.size) return false;
  const isPower = Number.isInteger(Math.log2(before.size));
  const [first, ...rest] = isPower ? [before.root, ...proof] : proof;
  if (!first) return false;
  let [fn, sn] = [before.size - 1, after.size - 1];
  while (fn % 2 === 1) [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  let [fr, sr] = [first, first];
  for (const part of rest) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      [fr, sr] = [hashNode(part, fr), hashNode(part, sr)];
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn / 2, Math.floor(sn / 2)];
    } else sr = hashNode(sr, part);
    [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  }
  return sn === 0 && isSame(fr, before.root) && isSame(sr, after.root);
}
