import { isObject } from "../json.ts";
import { parseJson } from "../parse-json.ts";
import { taggedHash } from "../sha256.ts";
import type { LogLeaf } from "./log.ts";
import type { IsSigned } from "./acts.ts";

/** What the server's last key signs of its next one. */
export const hashKey = (before: string, key: string): Uint8Array => taggedHash("ara-key/2", before, key);

export type KeyLeaf = Extract<LogLeaf, { readonly kind: "key" }>;

/** Reads a leaf that tells of a key; `undefined` for any other. */
export function readKeyLeaf(body: string): KeyLeaf | undefined {
  const read = parseJson(body, { size: body.length + 1, depth: 4 });
  if (!read.ok || !isObject(read.value)) return undefined;
  const { kind, key, before, signature } = read.value;
  if (kind !== "key" || typeof key !== "string") return undefined;
  return {
    kind,
    key,
    ...(typeof before === "string" && { before }),
    ...(typeof signature === "string" && { signature }),
  };
}

/**
 * How one key of a server led to another, by its log: each vouched for by the one before it (`signed`), or at one place by nobody,
 * since the old key was lost (`unsigned`), or not at all (`none`).
 */
export async function keysLead(
  leaves: readonly KeyLeaf[],
  from: string,
  to: string,
  isSigned: (...args: Parameters<IsSigned>) => Promise<boolean | undefined> | boolean,
): Promise<"signed" | "unsigned" | "none"> {
  let [now, isVouched] = [from, true];
  for (const { key, before, signature } of leaves) {
    if (now === to) break;
    if (before !== now) continue;
    if (signature === undefined) isVouched = false;
    else if ((await isSigned(before, hashKey(before, key), signature)) !== true) continue;
    now = key;
  }
  return now !== to ? "none" : isVouched ? "signed" : "unsigned";
}
