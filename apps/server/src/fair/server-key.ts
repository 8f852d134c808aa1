import { createHmac, createPrivateKey, createPublicKey, sign, type KeyObject } from "node:crypto";
import type { Store } from "../store/store.ts";
import type { World } from "../world.ts";

/** An Ed25519 private key as PKCS #8, but for its 32 bytes (RFC 8410). */
const PRIVATE_KEY = Buffer.from("302e020100300506032b657004220420", "hex");

/** What the server signs with. All its nodes have the same key, which is made with the first start. */
export class ServerKey {
  readonly publicKey: string;
  readonly #key: KeyObject;
  readonly #secret: string;

  private constructor(secret: string) {
    this.#secret = `ara-seal ${secret}`;
    const der = Buffer.concat([PRIVATE_KEY, Buffer.from(secret, "base64url")]);
    this.#key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
    this.publicKey = createPublicKey(this.#key).export({ format: "jwk" }).x!;
  }

  static async of(store: Store, world: World): Promise<ServerKey> {
    const made = Buffer.from(world.random(32)).toString("base64url");
    // Of two nodes that start for the first time together, one makes the key of both.
    await store.db
      .insertInto("server_keys")
      .values({ id: 1, secret: made, created: world.now() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    const { secret } = await store.db
      .selectFrom("server_keys")
      .select("secret")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    return new ServerKey(secret);
  }

  /** For what only this server reads again. */
  seal(text: string): string {
    return createHmac("sha256", this.#secret).update(text).digest("base64url");
  }

  sign(message: Uint8Array): string {
    return sign(null, message, this.#key).toString("base64url");
  }
}
