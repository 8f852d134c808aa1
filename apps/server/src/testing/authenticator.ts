import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

/** A passkey made of code: what a browser and its device would answer. */

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();
const PRESENT_AND_VERIFIED = 0b101;
const WITH_KEY = 0b100_0000;

export class TestPasskey {
  readonly id = randomBytes(32).toString("base64url");
  readonly #origin: string;
  readonly #private: KeyObject;
  readonly #public: KeyObject;
  #counter = 0;
  #user = "";

  constructor(origin: string) {
    this.#origin = origin;
    const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
    [this.#private, this.#public] = [pair.privateKey, pair.publicKey];
  }

  /** Answers `navigator.credentials.create`. */
  create({ challenge, rp, user }: Options): object {
    this.#user = user!.id;
    const { x, y } = this.#public.export({ format: "jwk" }) as { x: string; y: string };
    const point = (text: string): Buffer => Buffer.from(text, "base64url");
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]);
    const id = Buffer.from(this.id, "base64url");
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
    const authData = Buffer.concat([this.#authData(rp!.id, PRESENT_AND_VERIFIED | WITH_KEY), attested]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]),
    );
    return this.#answer({
      clientDataJSON: this.#clientData("webauthn.create", challenge).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Answers `navigator.credentials.get`. */
  get({ challenge, rpId }: Options): object {
    this.#counter++;
    const authData = this.#authData(rpId!, PRESENT_AND_VERIFIED);
    const clientData = this.#clientData("webauthn.get", challenge);
    return this.#answer({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: sign("sha256", Buffer.concat([authData, sha256(clientData)]), this.#private).toString("base64url"),
      userHandle: this.#user,
    });
  }

  #answer(response: object): object {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #authData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }
}
