import { err, isObject, isWhole, ok, refuse, type Refusal, type Result } from "@ara/kernel";
import { fromBase64, toBase64 } from "./base64.ts";

/** A file locked with a password: AES-GCM under a key that PBKDF2 makes of it. Everything but the password is in it. */
export interface Sealed {
  readonly format: typeof SEALED;
  readonly iterations: number;
  readonly salt: string;
  readonly iv: string;
  readonly data: string;
}

const SEALED = "ara-sealed/1";
/** As many as OWASP asks for; a file may name its own number, within reason. */
const ITERATIONS = 600_000;
const MOST_ITERATIONS = 10_000_000;

/** Browsers lock files on pages that are served securely, and nowhere else. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

export const isSealed = (json: unknown): json is Sealed => isObject(json) && json["format"] === SEALED;

export async function seal(text: string, password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(password, salt, ITERATIONS, "encrypt");
  const data = new Uint8Array(
    await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text)),
  );
  const sealed: Sealed = {
    format: SEALED,
    iterations: ITERATIONS,
    salt: toBase64(salt),
    iv: toBase64(iv),
    data: toBase64(data),
  };
  return `${JSON.stringify(sealed)}\n`;
}

/** The text inside. A wrong password and a changed file look the same: neither opens. */
export async function unseal(
  { iterations, salt, iv, data }: Sealed,
  password: string,
): Promise<Result<string, Refusal>> {
  if (!canSeal()) return err(refuse("file.noLock"));
  if (!isWhole(iterations, 1, MOST_ITERATIONS)) return err(refuse("file.locked"));
  try {
    const key = await keyOf(password, fromBase64(salt), iterations, "decrypt");
    const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv: fromBase64(iv) }, key, fromBase64(data));
    return ok(new TextDecoder().decode(text));
  } catch {
    return err(refuse("file.locked"));
  }
}

async function keyOf(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
  use: "encrypt" | "decrypt",
): Promise<CryptoKey> {
  // One and the same letter can be typed in two ways.
  const raw = new TextEncoder().encode(password.normalize("NFC"));
  const typed = await crypto.subtle.importKey("raw", raw, "PBKDF2", false, ["deriveKey"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return crypto.subtle.deriveKey(how, typed, { name: "AES-GCM", length: 256 }, false, [use]);
}
