import { createECDH, createPrivateKey, sign, type KeyObject } from "node:crypto";
import type { Store } from "../../store/store.ts";
import type { World } from "../../world.ts";

/** A token says for so long who sends; at most a day is allowed. */
const LIFE = 12 * 3600;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** By what services of push know this server (RFC 8292). All its nodes have the same key, which is made with the first start. */
export class Vapid {
  /** What a browser subscribes with. */
  readonly publicKey: string;
  readonly #key: KeyObject;
  readonly #world: World;
  readonly #subject: string;

  private constructor(secret: string, world: World, subject: string) {
    const own = createECDH("prime256v1");
    own.setPrivateKey(Buffer.from(secret, "base64url"));
    const point = own.getPublicKey();
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
    this.#key = createPrivateKey({ key: { kty: "EC", crv: "P-256", x: x!, y: y!, d: secret }, format: "jwk" });
    this.publicKey = point.toString("base64url");
    this.#world = world;
    this.#subject = subject;
  }

  /** `subject`: where those who run this server are found. */
  static async of(store: Store, world: World, subject: string): Promise<Vapid> {
    const made = Buffer.from(world.random(32)).toString("base64url");
    await store.db
      .insertInto("push_keys")
      .values({ id: 1, secret: made, created: world.now() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    const { secret } = await store.db
      .selectFrom("push_keys")
      .select("secret")
      .where("id", "=", 1)
      .executeTakeFirstOrThrow();
    return new Vapid(secret, world, subject);
  }

  /** What is said to the service behind an address. */
  authorization(endpoint: string): string {
    const { origin: aud } = new URL(endpoint);
    const exp = Math.floor(this.#world.now() / 1000) + LIFE;
    const said = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded({ aud, exp, sub: this.#subject })}`;
    const signature = sign("sha256", Buffer.from(said), { key: this.#key, dsaEncoding: "ieee-p1363" });
    return `vapid t=${said}.${signature.toString("base64url")}, k=${this.publicKey}`;
  }
}
