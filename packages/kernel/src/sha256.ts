/** SHA-256, HMAC and HKDF over it (FIPS 180-4, RFC 2104, RFC 5869), here because a pure package has neither Node's nor the browser's. */

const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  return primes;
}

// FIPS 180-4, 4.2.2 and 5.3.3: the first 32 bits of the fractional parts of roots of the first primes.
const ROUND = Int32Array.from(firstPrimes(64), (p) => fraction(Math.cbrt(p)));
const START = Int32Array.from(firstPrimes(8), (p) => fraction(Math.sqrt(p)));

const schedule = new Int32Array(64);
const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function compress(hash: Int32Array, block: DataView, at: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = block.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const w2 = schedule[i - 2]!;
    const w15 = schedule[i - 15]!;
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    schedule[i] = (schedule[i - 16]! + s0 + schedule[i - 7]! + s1) | 0;
  }
  // By index: taking a typed array apart as a list goes through its iterator, which costs more than the rounds.
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + schedule[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

/**
 * Where messages are laid out before they are hashed: memory of their own for each would cost more than the rounds. Whoever
 * lays something out hashes it before anybody else can.
 */
const USUAL = 4096;
let space = new Uint8Array(USUAL);
let blocks = new DataView(space.buffer);
const state = new Int32Array(8);
/** So much comes after a message at most: a mark, zeros, and its length. */
const PADDING = 72;

/** Room for a message so long; what was laid out before is lost where there was too little. */
function roomFor(length: number): void {
  // What was large once is given back with the next message that is not.
  const isFit = space.length >= length + PADDING && (space.length === USUAL || length + PADDING > USUAL);
  if (isFit) return;
  space = new Uint8Array(Math.max(USUAL, length + PADDING));
  blocks = new DataView(space.buffer);
}

/** The hash of what is laid out, so many bytes of it. */
function digest(length: number): Uint8Array {
  const end = ((length + 8) >> 6) * 64 + 64;
  space.fill(0, length, end);
  space[length] = 0x80;
  blocks.setUint32(end - 8, Math.floor(length / 2 ** 29));
  blocks.setUint32(end - 4, length << 3);
  state.set(START);
  for (let at = 0; at < end; at += 64) compress(state, blocks, at);
  // Byte by byte: short bytes lie among all other values until somebody asks for what is below them.
  const bytes = new Uint8Array(32);
  for (let i = 0; i < 32; i++) bytes[i] = state[i >> 2]! >>> (24 - 8 * (i & 3));
  return bytes;
}

export function sha256(message: Uint8Array): Uint8Array {
  roomFor(message.length);
  space.set(message);
  return digest(message.length);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > 64 ? sha256(key) : key;
  roomFor(64 + message.length);
  layKey(short, 0x36);
  space.set(message, 64);
  const inner = digest(64 + message.length);
  layKey(short, 0x5c);
  space.set(inner, 64);
  return digest(96);
}

function layKey(key: Uint8Array, pad: number): void {
  space.fill(pad, 0, 64);
  for (let i = 0; i < key.length; i++) space[i]! ^= key[i]!;
}

/** HKDF-SHA-256, one block long: 32 bytes that only whoever knows the secret can make. */
export function hkdfSha256(secret: Uint8Array, salt: Uint8Array, info: string): Uint8Array {
  return hmacSha256(hmacSha256(salt, secret), concat(utf8(info), Uint8Array.of(1)));
}

/**
 * SHA-256 over a tag, a zero byte, and each part after its length in four bytes: no two rows of parts read the same, and
 * a hash made for one purpose is none for another.
 */
export function taggedHash(tag: string, ...parts: readonly (string | Uint8Array)[]): Uint8Array {
  // A letter is three bytes at most.
  let most = 1 + 3 * tag.length;
  for (const part of parts) most += 4 + (typeof part === "string" ? 3 * part.length : part.length);
  roomFor(most);
  let at = lay(tag, 0);
  space[at++] = 0;
  for (const part of parts) {
    const end = lay(part, at + 4);
    blocks.setUint32(at, end - at - 4);
    at = end;
  }
  return digest(at);
}

/** Lays a part out from a byte on, in the room there is; where it ends. */
function lay(part: string | Uint8Array, from: number): number {
  if (typeof part !== "string") {
    space.set(part, from);
    return from + part.length;
  }
  for (let i = 0; i < part.length; i++) {
    const code = part.charCodeAt(i);
    if (code > 0x7f) return lay(utf8(part), from);
    space[from + i] = code;
  }
  return from + part.length;
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

export function toHex(bytes: Uint8Array): string {
  let digits = "";
  for (let i = 0; i < bytes.length; i++) digits += HEX[bytes[i]!]!;
  return digits;
}

export const fromHex = (digits: string): Uint8Array =>
  Uint8Array.from({ length: digits.length / 2 }, (_, i) => Number.parseInt(digits.slice(i * 2, i * 2 + 2), 16));

declare const TextEncoder: new () => { encode(text: string): Uint8Array };
const encoder = new TextEncoder();

/** UTF-8; lone surrogates become U+FFFD. */
export const utf8 = (text: string): Uint8Array => encoder.encode(text);

export const sha256Hex = (text: string): string => toHex(sha256(utf8(text)));
