import { createCipheriv, createECDH, hkdfSync } from "node:crypto";

/** What a browser gives out with its subscription: its public key and a secret, both in base64url. */
export interface Receiver {
  readonly p256dh: string;
  readonly auth: string;
}

/** Drawn anew for each message. */
export interface Fresh {
  /** 32 bytes: a private key of P-256. */
  readonly secret: Uint8Array;
  /** 16 bytes. */
  readonly salt: Uint8Array;
}

const CURVE = "prime256v1";
const RECORD_SIZE = 4096;
/** After the last byte of the last record. */
const END = 2;

/** A message only that browser can read: RFC 8291, as one record of RFC 8188. */
export function encrypt(text: string, { p256dh, auth }: Receiver, { secret, salt }: Fresh): Buffer {
  const own = createECDH(CURVE);
  own.setPrivateKey(secret);
  const [his, mine] = [Buffer.from(p256dh, "base64url"), own.getPublicKey()];
  const shared = own.computeSecret(his);
  const derive = (from: Uint8Array, with_: Uint8Array, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync("sha256", from, with_, info, length));
  const said = (words: string, ...more: readonly Buffer[]): Buffer =>
    Buffer.concat([Buffer.from(`${words}\0`), ...more]);
  const input = derive(shared, Buffer.from(auth, "base64url"), said("WebPush: info", his, mine), 32);
  const key = derive(input, salt, said("Content-Encoding: aes128gcm"), 16);
  const nonce = derive(input, salt, said("Content-Encoding: nonce"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE);
  head.writeUInt8(mine.length, 4);
  return Buffer.concat([
    salt,
    head,
    mine,
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([END])])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}
