import { createECDH } from "node:crypto";
import { refuse, type Language, type Refusal } from "@ara/kernel";
import { gameNamed } from "../../games/games.ts";
import type { Database } from "../../store/database.ts";
import type { Store } from "../../store/store.ts";
import { newId, type World } from "../../world.ts";
import { callPublic, refuseAddress, type Net } from "../calling.ts";
import { pathOf, type Channel, type Notice } from "../channel.ts";
import { NOTICE_TEXTS } from "../texts/index.ts";
import { encrypt, type Receiver } from "./encrypt.ts";
import { Vapid } from "./vapid.ts";

/** A browser that wants to be told, as it says itself. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: Receiver;
  readonly language: Language;
}

/** So many browsers of one person; beyond that the oldest is forgotten. */
const MOST = 8;
/** So many seconds a message waits for a browser that is off. */
const KEPT_FOR = 24 * 3600;
/** There is nobody any more at that address. */
const GONE: readonly number[] = [404, 410];

/** Messages to browsers of people who are not there. A subscription lasts no longer than the session it was made in. */
export class Push implements Channel {
  readonly name = "push";
  readonly #store: Store;
  readonly #world: World;
  readonly #vapid: Vapid;
  readonly #net: Net;

  private constructor(store: Store, world: World, vapid: Vapid, net: Net) {
    this.#store = store;
    this.#world = world;
    this.#vapid = vapid;
    this.#net = net;
  }

  /** `subject`: where those who run this server are found. */
  static async of(store: Store, world: World, subject: string, net: Net = {}): Promise<Push> {
    return new Push(store, world, await Vapid.of(store, world, subject), net);
  }

  get publicKey(): string {
    return this.#vapid.publicKey;
  }

  async subscribe(person: string, session: string, wanted: Subscription): Promise<Refusal | null> {
    const { endpoint, keys, language } = wanted;
    const no = refuseAddress(endpoint, this.#net.only) ?? (isReceiver(keys) ? undefined : "notices.address");
    if (no !== undefined) return refuse(no);
    const { db } = this.#store;
    const row = { person, session, endpoint, ...keys, language, created: this.#world.now() };
    await db
      .insertInto("push_subscriptions")
      .values({ id: newId(this.#world), ...row })
      .onConflict((same) => same.column("endpoint").doUpdateSet(row))
      .execute();
    const all = await this.#of(person);
    for (const { id } of all.slice(MOST)) await this.#forget(id);
    return null;
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    await this.#store.db
      .deleteFrom("push_subscriptions")
      .where("person", "=", person)
      .where("endpoint", "=", endpoint)
      .execute();
  }

  /** Whoever has signed out there is told nothing there. */
  async sessionsEnded(sessions: readonly string[]): Promise<void> {
    if (sessions.length > 0)
      await this.#store.db.deleteFrom("push_subscriptions").where("session", "in", sessions).execute();
  }

  async refuse(person: string): Promise<string | undefined> {
    return (await this.#of(person)).length === 0 ? "notices.noBrowser" : undefined;
  }

  async send({ what, person, table, game }: Notice): Promise<void> {
    const failures: string[] = [];
    // All at once: one that does not answer keeps no other waiting.
    const tell = async (one: Database["push_subscriptions"]): Promise<void> => {
      const text = NOTICE_TEXTS[one.language as Language][what](gameNamed(game)!.name);
      const message = JSON.stringify({ text, to: pathOf({ what, table }), tag: table });
      const fresh = { secret: this.#world.random(32), salt: this.#world.random(16) };
      try {
        const status = await callPublic(
          one.endpoint,
          encrypt(message, one, fresh),
          {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            ttl: String(KEPT_FOR),
            urgency: "normal",
            authorization: this.#vapid.authorization(one.endpoint),
          },
          this.#net,
        );
        if (GONE.includes(status)) await this.#forget(one.id);
        else if (status < 200 || status > 299) failures.push(`answered with ${status}`);
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
    };
    await Promise.all((await this.#of(person)).map(tell));
    // A browser that was told already shows the same message in the place of the first.
    if (failures.length > 0) throw new Error(failures.join("; "));
  }

  #of(person: string) {
    return this.#store.db
      .selectFrom("push_subscriptions")
      .selectAll()
      .where("person", "=", person)
      .orderBy("created", "desc")
      .execute();
  }

  async #forget(id: string): Promise<void> {
    await this.#store.db.deleteFrom("push_subscriptions").where("id", "=", id).execute();
  }
}

/** Whether a key is a point of the curve, and the secret as long as it must be. */
function isReceiver({ p256dh, auth }: Receiver): boolean {
  try {
    const any = createECDH("prime256v1");
    any.generateKeys();
    any.computeSecret(Buffer.from(p256dh, "base64url"));
    return Buffer.from(auth, "base64url").length === 16;
  } catch {
    return false;
  }
}
