import type { Receipt } from "@ara/protocol/signed";
import { shelf } from "../../store/shelf.ts";

/** What this browser has at stake at one table: secrets that are nobody else's, and what it was promised. */
export interface Part {
  /** The table's. */
  readonly id: string;
  /** With which answers are signed; it cannot leave the browser. `null` where the browser has no such thing. */
  readonly secretKey: CryptoKey | null;
  readonly publicKey: string | null;
  /** What the table had committed to, and what was to be played, when the nonces were fixed. */
  readonly commitment: string;
  readonly config: string;
  /** By seat. */
  readonly nonces: Readonly<Record<number, string>>;
  /** The hash of the roster for which the nonces were shown. */
  readonly roster?: string;
  /** The newest receipts, by seat: what the server has signed that it told us. */
  readonly receipts?: Readonly<Record<number, Receipt>>;
}

const opened = shelf("ara-fair", "parts");
/** Where the browser keeps nothing: gone with the page. */
const unkept = new Map<string, Part>();

export async function partAt(table: string): Promise<Part | undefined> {
  if (unkept.has(table)) return unkept.get(table);
  try {
    const request = (await opened()).transaction("parts").objectStore("parts").get(table);
    return (await settled(request)) as Part | undefined;
  } catch {
    return undefined;
  }
}

export async function keepPart(part: Part): Promise<void> {
  try {
    await settled((await opened()).transaction("parts", "readwrite").objectStore("parts").put(part));
  } catch {
    unkept.set(part.id, part);
  }
}

/**
 * Fixes a nonce for a seat, once: of several pages of this browser that want to, the first decides. What was fixed for another
 * commitment is void, and so is forgotten; the key stays.
 */
export async function fixNonce(wanted: Part): Promise<Part> {
  const merged = (before: Part | undefined): Part => {
    if (!before) return wanted;
    const { secretKey, publicKey } = before;
    const isSame = before.commitment === wanted.commitment && before.config === wanted.config;
    return { ...wanted, secretKey, publicKey, nonces: { ...wanted.nonces, ...(isSame && before.nonces) } };
  };
  try {
    const store = (await opened()).transaction("parts", "readwrite").objectStore("parts");
    const fixed = merged((await settled(store.get(wanted.id))) as Part | undefined);
    await settled(store.put(fixed));
    return fixed;
  } catch {
    const fixed = merged(unkept.get(wanted.id));
    unkept.set(wanted.id, fixed);
    return fixed;
  }
}

const settled = (request: IDBRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no storage")));
  });
