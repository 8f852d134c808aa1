import { fromBase64, toBase64 } from "../../store/base64.ts";

/** Ed25519 as browsers have it: on pages served securely, and not in all of them. */

export interface Keys {
  readonly secretKey: CryptoKey | null;
  readonly publicKey: string | null;
}

const NAME = "Ed25519";
// On a page that is not served securely there is none, whatever the types say.
const subtle = (): SubtleCrypto | undefined => crypto.subtle;

/** A new pair; none where the browser cannot sign. */
export async function newKeys(): Promise<Keys> {
  try {
    const pair = await subtle()!.generateKey(NAME, false, ["sign", "verify"]);
    const publicKey = toBase64(new Uint8Array(await subtle()!.exportKey("raw", pair.publicKey)));
    return { secretKey: pair.privateKey, publicKey };
  } catch {
    return { secretKey: null, publicKey: null };
  }
}

export const signWith = async (key: CryptoKey, message: Uint8Array): Promise<string> =>
  toBase64(new Uint8Array(await subtle()!.sign(NAME, key, Uint8Array.from(message))));

let able: Promise<boolean> | undefined;
/** Whether this browser can sign, and tell what others have signed. */
export const canSign = (): Promise<boolean> => (able ??= newKeys().then(({ secretKey }) => secretKey !== null));

/** Whether a signature is good; `undefined` where the browser cannot tell. */
export async function isSigned(
  publicKey: string,
  message: Uint8Array,
  signature: string,
): Promise<boolean | undefined> {
  if (!(await canSign())) return undefined;
  try {
    const key = await subtle()!.importKey("raw", fromBase64(publicKey), NAME, false, ["verify"]);
    return await subtle()!.verify(NAME, key, fromBase64(signature), Uint8Array.from(message));
  } catch {
    // What is no key has signed nothing.
    return false;
  }
}
