import { expect, test } from "vitest";
import { toHex, utf8 } from "../sha256.ts";
import { hashKey, keysLead, readKeyLeaf } from "./keys.ts";
import { fromHex, writeLeaf } from "./log.ts";
import {
  cosignatureLine,
  fromBase64,
  noteOf,
  readNote,
  readTilePath,
  signatureIn,
  signatureLine,
  tilePath,
  toBase64,
  verifierKey,
} from "./note.ts";

const url = (text: string): string => text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

test("base64 as RFC 4648 has it; what is none has no bytes", () => {
  const known = ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"];
  expect(known.map((_, length) => toBase64(utf8("foobar".slice(0, length))))).toEqual(known);
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    const text = toBase64(bytes);
    expect(fromBase64(text)).toEqual(bytes);
    expect(fromBase64(url(text))).toEqual(bytes);
  }
  for (const text of ["a", "ab*d", "=abc", "ä"]) expect(fromBase64(text)).toHaveLength(0);
});

test("the address of a tile: groups of three digits, and nothing else is one", () => {
  expect([0, 67, 1000, 1_234_067].map(tilePath)).toEqual(["000", "067", "x001/000", "x001/x234/067"]);
  expect(readTilePath("0/x001/x234/067")).toEqual({ level: 0, n: 1_234_067, width: 256 });
  expect(readTilePath("entries/000.p/17")).toEqual({ level: "entries", n: 0, width: 17 });
  for (const path of [
    "00/000",
    "64/000",
    "0/00",
    "0/x000/000",
    "0/000.p/0",
    "0/000.p/256",
    "0/000.p/017",
    "x/000",
    "0/000/",
    "../0/000",
  ])
    expect([path, readTilePath(path)]).toEqual([path, undefined]);
});

const KEY = url(toBase64(new Uint8Array(32).fill(7)));
const SIGNATURE = url(toBase64(new Uint8Array(64).fill(9)));
const ROOT = "ab".repeat(32);

test("a note is read as it was written, with the signature of the log and others beside it", () => {
  const text = noteOf("ara-log/x", { size: 12, root: ROOT });
  expect(text).toBe(`ara-log/x\n12\n${toBase64(fromHex(ROOT))}\n`);
  const whole = `${text}\n${signatureLine("ara-log/x", KEY, SIGNATURE)}${cosignatureLine("w", KEY, 5, SIGNATURE)}`;
  const note = readNote(whole)!;
  expect(note).toMatchObject({ text, origin: "ara-log/x", size: 12 });
  expect(toHex(note.root)).toBe(ROOT);
  expect(signatureIn(note, KEY)).toBe(SIGNATURE);
  expect(signatureIn(note, url(toBase64(new Uint8Array(32).fill(8))))).toBeUndefined();
  // Key hint, time, signature.
  expect(note.lines[1]!.bytes).toHaveLength(4 + 8 + 64);
  expect(toHex(note.lines[1]!.bytes.slice(4, 12))).toBe("0000000000000005");
  expect(verifierKey("w", "witness", KEY)).toMatch(/^w\+[0-9a-f]{8}\+BAcH/);
  for (const bad of [
    text,
    "",
    whole.replace("\n12\n", "\n012\n"),
    whole.replace("\n12\n", "\nx\n"),
    `\n\n${whole.slice(-40)}`,
  ])
    expect(readNote(bad)).toBeUndefined();
});

test("one key leads to another where each is signed by the one before; a lost one is told apart", async () => {
  const isSigned = async (key: string, message: Uint8Array, signature: string) =>
    signature === `${key} ${toHex(message)}`;
  const leaf = (before: string, key: string, by: string | undefined = before) =>
    readKeyLeaf(
      writeLeaf({
        kind: "key",
        key,
        before,
        ...(by !== "" && { signature: `${by} ${toHex(hashKey(before, key))}` }),
      }),
    )!;
  const leads = (leaves: readonly ReturnType<typeof leaf>[], to = "c") => keysLead(leaves, "a", to, isSigned);
  expect(await leads([leaf("a", "b"), leaf("b", "c")])).toBe("signed");
  expect(await leads([], "a")).toBe("signed");
  expect(await leads([leaf("a", "b"), leaf("b", "c", "")])).toBe("unsigned");
  // Signed by another, or of another key.
  expect(await leads([leaf("a", "b", "x"), leaf("b", "c")])).toBe("none");
  expect(await leads([leaf("x", "c")])).toBe("none");
  expect(readKeyLeaf(writeLeaf({ kind: "seal", table: "t", seal: "s" }))).toBeUndefined();
  expect(readKeyLeaf("no")).toBeUndefined();
});
