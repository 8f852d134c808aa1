import { createPublicKey, verify } from "node:crypto";

/** Whether a signature is that of a public key over a message; what is no key has signed nothing. */
export function isSigned(publicKey: string, message: Uint8Array, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: publicKey }, format: "jwk" });
    return verify(null, message, key, Buffer.from(signature, "base64url"));
  } catch {
    return false;
  }
}
