import { canonical, isObject, isWhole } from "../json.ts";
import { taggedHash, toHex } from "../sha256.ts";

/** What the public log of a server holds: each leaf is the canonical JSON of one of these. */
export type LogLeaf =
  | {
      readonly kind: "key";
      readonly key: string;
      /** The one it takes the place of, and what that one signed of it: nothing where it was lost. */
      readonly before?: string;
      readonly signature?: string;
    }
  | {
      readonly kind: "table";
      readonly table: string;
      readonly attempt: number;
      readonly commitment: string;
      readonly game: string;
      readonly rules: number;
      readonly config: unknown;
    }
  | { readonly kind: "roster"; readonly table: string; readonly attempt: number; readonly roster: string }
  | {
      readonly kind: "void";
      readonly table: string;
      readonly attempt: number;
      readonly roster: string;
      readonly seed: string;
      readonly salt: string;
      readonly silent: readonly number[];
    }
  | { readonly kind: "seal"; readonly table: string; readonly seal: string };

/** A leaf about a table, before it says about which. */
export type TableLeaf = LogLeaf extends infer Leaf
  ? Leaf extends { readonly table: string }
    ? Omit<Leaf, "table">
    : never
  : never;

/**
 * How the log names a table: whoever has its address finds it there, and nobody learns an address from the log, which would let
 * him in at a table he was not invited to.
 */
export const nameInLog = (table: string): string => toHex(taggedHash("ara-table/2", table));

export const writeLeaf = (leaf: LogLeaf): string => canonical(leaf);

/** How large the log was at a moment, signed by the server. */
export interface Checkpoint {
  readonly size: number;
  readonly root: string;
  readonly at: number;
  readonly key: string;
  readonly signature: string;
}

export const hashCheckpoint = ({ size, root, at }: Pick<Checkpoint, "size" | "root" | "at">): Uint8Array =>
  taggedHash("ara-checkpoint/2", `${size}`, root, `${at}`);

/** Reads what calls itself a checkpoint; `undefined` for what is none. */
export const readCheckpoint = (json: unknown): Checkpoint | undefined =>
  isObject(json) &&
  isWhole(json["size"], 0, Number.MAX_SAFE_INTEGER) &&
  isWhole(json["at"], 0, Number.MAX_SAFE_INTEGER) &&
  ["root", "key", "signature"].every((name) => typeof json[name] === "string")
    ? (json as unknown as Checkpoint)
    : undefined;

/** Bytes from hexadecimal digits; none for what is no such text. */
export const fromHex = (text: unknown): Uint8Array =>
  typeof text === "string" && /^(?:[0-9a-f]{2})*$/.test(text)
    ? Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
    : new Uint8Array();
