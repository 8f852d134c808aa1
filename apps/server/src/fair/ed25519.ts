import { createPublicKey, verify, type KeyObject } from "node:crypto";

/** Keys that were read: reading one each time would make a signature a quarter dearer to check. */
const known = new Map<string, KeyObject>();
const MOST_KNOWN = 4096;

function keyOf(publicKey: string): KeyObject {
  const found = known.get(publicKey);
  if (found) return found;
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: publicKey }, format: "jwk" });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(publicKey, key);
  return key;
}

/** Whether a signature is that of a public key over a message; what is no key has signed nothing. */
export function isSigned(publicKey: string, message: Uint8Array, signature: string): boolean {
  try {
    return verify(null, message, keyOf(publicKey), Buffer.from(signature, "base64url"));
  } catch {
    return false;
  }
}
