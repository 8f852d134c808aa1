import { createHmac, createPrivateKey, createPublicKey, sign, type KeyObject } from "node:crypto";
import { hashKey, readKeyLeaf, writeLeaf, type KeyLeaf } from "@ara/kernel/fair";
import type { Transaction } from "kysely";
import type { Database } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";

/** An Ed25519 private key as PKCS #8, but for its 32 bytes (RFC 8410). */
const PRIVATE_KEY = Buffer.from("302e020100300506032b657004220420", "hex");

/** Signs with one of the keys. */
export type Sign = (message: Uint8Array) => string;

class Key {
  readonly publicKey: string;
  readonly #key: KeyObject;
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = `ara-seal ${secret}`;
    const der = Buffer.concat([PRIVATE_KEY, Buffer.from(secret, "base64url")]);
    this.#key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
    this.publicKey = createPublicKey(this.#key).export({ format: "jwk" }).x!;
  }

  seal(text: string): string {
    return createHmac("sha256", this.#secret).update(text).digest("base64url");
  }

  readonly sign: Sign = (message) => sign(null, message, this.#key).toString("base64url");
}

/**
 * What the server signs with. All its nodes have the same keys. The first is made with the first start; a new one takes its place
 * when somebody says so, vouched for by the last one in the public log. A game is signed to its end with the key its roster
 * names, so old keys are kept.
 */
export class ServerKey {
  readonly #store: Store;
  /** The newest is the last. */
  #keys: readonly Key[];

  private constructor(store: Store, keys: readonly Key[]) {
    this.#store = store;
    this.#keys = keys;
  }

  static async of(store: Store, world: World): Promise<ServerKey> {
    const secret = newSecret(world);
    // Of two nodes that start for the first time together, one makes the key of both.
    await store.db.transaction().execute(async (within) => {
      const made = await within
        .insertInto("server_keys")
        .values({ id: 1, secret, created: world.now() })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst();
      if (Number(made.numInsertedOrUpdatedRows ?? 0) === 0) return;
      // There was a key before, and it is gone: the new one is vouched for by nobody, which everybody sees.
      const before = await lastLogged(within);
      if (before !== undefined) await note(within, world, { kind: "key", key: new Key(secret).publicKey, before });
    });
    return new ServerKey(store, await keysIn(store.db));
  }

  /** A new key from now on; the answer are the old one and the new one. */
  static async rotate(store: Store, world: World): Promise<{ readonly before: string; readonly key: string }> {
    await ServerKey.of(store, world);
    return store.db.transaction().execute(async (within) => {
      const [last] = await within.selectFrom("server_keys").selectAll().orderBy("id", "desc").limit(1).execute();
      const secret = newSecret(world);
      const [old, fresh] = [new Key(last!.secret), new Key(secret)];
      // Of two who do so at the same time one is refused.
      await within
        .insertInto("server_keys")
        .values({ id: last!.id + 1, secret, created: world.now() })
        .execute();
      const [before, key] = [old.publicKey, fresh.publicKey];
      await note(within, world, { kind: "key", key, before, signature: old.sign(hashKey(before, key)) });
      return { before, key };
    });
  }

  /** Another node, or somebody on the command line, may have made a new one. */
  async renew(): Promise<void> {
    const found = await keysIn(this.#store.db);
    if (found.length > this.#keys.length) this.#keys = found;
  }

  get publicKey(): string {
    return this.#newest.publicKey;
  }

  sign(message: Uint8Array): string {
    return this.#newest.sign(message);
  }

  /** By one of its keys, old or new; `undefined` for one that is lost, or was never here. */
  signerOf(publicKey: string): Sign | undefined {
    return this.#keys.find((key) => key.publicKey === publicKey)?.sign;
  }

  /** How one of its keys led to a later one, as the log tells it; nothing where one of them is lost. */
  chain(from: string, to: string): readonly KeyLeaf[] {
    const [first, last] = [from, to].map((of) => this.#keys.findIndex(({ publicKey }) => publicKey === of));
    if (first === undefined || last === undefined || first < 0 || last <= first) return [];
    return this.#keys.slice(first, last).map(({ publicKey: before, sign: signs }, i) => {
      const key = this.#keys[first + i + 1]!.publicKey;
      return { kind: "key", key, before, signature: signs(hashKey(before, key)) };
    });
  }

  /** For what only this server reads again. */
  seal(text: string): string {
    return this.#newest.seal(text);
  }

  get #newest(): Key {
    return this.#keys.at(-1)!;
  }
}

type Within = Transaction<Database>;

const newSecret = (world: World): string => Buffer.from(world.random(32)).toString("base64url");

async function keysIn(db: Store["db"]): Promise<readonly Key[]> {
  const rows = await db.selectFrom("server_keys").select("secret").orderBy("id").execute();
  return rows.map(({ secret }) => new Key(secret));
}

/** The newest key of which the log tells. */
async function lastLogged(within: Within): Promise<string | undefined> {
  const rows = await within
    .selectFrom("log_leaves")
    .select("body")
    .where("game", "is", null)
    .orderBy("n", "desc")
    .execute();
  return rows.map(({ body }) => readKeyLeaf(body)).find((leaf) => leaf !== undefined)?.key;
}

/** Before everything else that waits: what is signed with it comes after it. */
const note = async (within: Within, world: World, leaf: KeyLeaf): Promise<void> =>
  void (await within
    .insertInto("log_waiting")
    .values({ id: newId(world), at: 0, place: 0, game: null, body: writeLeaf(leaf) })
    .execute());
