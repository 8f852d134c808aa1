import { sha256, toHex, utf8 } from "../sha256.ts";
import { fromHex, type Checkpoint } from "./log.ts";

/**
 * The log as others read such logs: checkpoints as signed notes (C2SP signed-note, tlog-checkpoint), cosignatures of witnesses
 * (tlog-cosignature), and where tiles and entries are found (tlog-tiles). Signing is done by whoever has a key.
 */

/** What a signature line of a note is made with: the log itself, or a witness, who says when. */
const ALGORITHM = { log: 1, witness: 4 } as const;

const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a, b, c] = [bytes[at]!, bytes[at + 1], bytes[at + 2]];
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const four = [18, 12, 6, 0].map((shift) => CHARACTERS[(bits >> shift) & 63]!);
    text += four.map((one, i) => ((i === 2 && b === undefined) || (i === 3 && c === undefined) ? "=" : one)).join("");
  }
  return text;
}

/** Bytes from base64, of either alphabet, padded or not; none for what is no such text. */
export function fromBase64(text: string): Uint8Array {
  const plain = text
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replace(/={0,2}$/, "");
  if (!/^[A-Za-z0-9+/]*$/.test(plain) || plain.length % 4 === 1) return new Uint8Array();
  const bytes: number[] = [];
  let [bits, count] = [0, 0];
  for (const one of plain) {
    bits = (bits << 6) | CHARACTERS.indexOf(one);
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes.push((bits >> count) & 255);
      bits &= (1 << count) - 1;
    }
  }
  return Uint8Array.from(bytes);
}

/** How a key (base64url) is hinted at in a note. */
const keyId = (name: string, kind: keyof typeof ALGORITHM, key: string): Uint8Array =>
  sha256(joined(utf8(`${name}\n`), Uint8Array.of(ALGORITHM[kind]), fromBase64(key))).slice(0, 4);

/** A key as those who check notes are told of it. */
export const verifierKey = (name: string, kind: keyof typeof ALGORITHM, key: string): string =>
  `${name}+${toHex(keyId(name, kind, key))}+${toBase64(joined(Uint8Array.of(ALGORITHM[kind]), fromBase64(key)))}`;

/** What the log is called in its notes: by the first key it had, wherever it is served and whatever its key is now. */
export const originOf = (firstKey: string): string => `ara-log/${firstKey}`;

/** What is signed of a checkpoint in a note. */
export const noteOf = (origin: string, { size, root }: Pick<Checkpoint, "size" | "root">): string =>
  `${origin}\n${size}\n${toBase64(fromHex(root))}\n`;

/** A line that says that a key has signed a note; the signature is base64url. */
export const signatureLine = (name: string, key: string, signature: string): string =>
  `— ${name} ${toBase64(joined(keyId(name, "log", key), fromBase64(signature)))}\n`;

/** What a witness signs: that at this second nothing larger was seen of this log than this, and nothing else. */
export const cosigned = (note: string, seconds: number): Uint8Array => utf8(`cosignature/v1\ntime ${seconds}\n${note}`);

export function cosignatureLine(name: string, key: string, seconds: number, signature: string): string {
  const time = new Uint8Array(8);
  new DataView(time.buffer).setBigUint64(0, BigInt(seconds));
  return `— ${name} ${toBase64(joined(keyId(name, "witness", key), time, fromBase64(signature)))}\n`;
}

/** A note taken apart. */
export interface Note {
  /** What is signed. */
  readonly text: string;
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
  readonly lines: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** Reads a note of a checkpoint; `undefined` for what is none. */
export function readNote(whole: string): Note | undefined {
  const end = whole.lastIndexOf("\n\n");
  if (end < 0 || whole.length > 100_000) return undefined;
  const [text, below] = [whole.slice(0, end + 1), whole.slice(end + 2)];
  const [origin, size, root] = text.split("\n");
  const lines = below.split("\n").flatMap((line) => {
    const found = /^— (\S+) (\S+)$/.exec(line);
    return found ? [{ name: found[1]!, bytes: fromBase64(found[2]!) }] : [];
  });
  const bytes = fromBase64(root ?? "");
  if (!origin || !/^(?:0|[1-9]\d{0,14})$/.test(size ?? "") || bytes.length !== 32 || lines.length === 0)
    return undefined;
  return { text, origin, size: Number(size), root: bytes, lines };
}

/** The signature (base64url) that a note carries of a key of the log; `undefined` where it has none. */
export function signatureIn({ origin, lines }: Note, key: string): string | undefined {
  const id = toHex(keyId(origin, "log", key));
  const line = lines.find(({ name, bytes }) => name === origin && toHex(bytes.slice(0, 4)) === id);
  return line && toBase64(line.bytes.slice(4)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** So many hashes, or entries, are in a whole tile. */
export const TILE = 256;

/** The number of a tile as it stands in its address: 1234067 is "x001/x234/067". */
export function tilePath(n: number): string {
  const parts: string[] = [];
  for (let rest = n, isLast = true; isLast || rest > 0; rest = Math.floor(rest / 1000), isLast = false)
    parts.unshift(`${isLast ? "" : "x"}${String(rest % 1000).padStart(3, "0")}`);
  return parts.join("/");
}

/** What an address below "tile/" is about; `undefined` where it is written in no such way. */
export function readTilePath(
  path: string,
): { readonly level: number | "entries"; readonly n: number; readonly width: number } | undefined {
  const found = /^(\d{1,2}|entries)\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path);
  if (!found) return undefined;
  const [, level, index, partial] = found;
  const n = Number(index!.replaceAll(/[x/]/g, ""));
  const width = partial === undefined ? TILE : Number(partial);
  const isSpelt = tilePath(n) === index && (level === "entries" || String(Number(level)) === level);
  if (!isSpelt || (partial !== undefined && width >= TILE) || Number(level) > 63) return undefined;
  return { level: level === "entries" ? level : Number(level), n, width };
}
