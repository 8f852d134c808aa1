import { createHash } from "node:crypto";
import type { Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "member";
}

/** A session lasts so long after it was last used. */
export const SESSION_DAYS = 90;
const LIFE = SESSION_DAYS * 24 * 3_600_000;
/** When it was last used is written so seldom. */
const SEEN_EVERY = 3_600_000;

/** Who somebody is: his browser shows a secret of which only the hash is kept. */
export class Sessions {
  readonly #store: Store;
  readonly #world: World;

  constructor(store: Store, world: World) {
    this.#store = store;
    this.#world = world;
  }

  /** Somebody who says nothing of himself but a name. */
  async newGuest(name: string, agent: string): Promise<{ readonly person: Person; readonly token: string }> {
    const person: Person = { id: newId(this.#world), name, kind: "guest" };
    await this.#store.db
      .insertInto("people")
      .values({ ...person, created: this.#world.now() })
      .execute();
    return { person, token: await this.begin(person.id, agent) };
  }

  /** A new session; the answer is what the browser shows. */
  async begin(person: string, agent: string): Promise<string> {
    const token = newId(this.#world, 32);
    const now = this.#world.now();
    await this.#store.db
      .insertInto("sessions")
      .values({ hash: hashOf(token), person, created: now, seen: now, agent: agent.slice(0, 200) })
      .execute();
    return token;
  }

  async whoShows(token: string | undefined): Promise<Person | undefined> {
    if (token === undefined || token.length !== TOKEN_LENGTH) return undefined;
    const now = this.#world.now();
    const hash = hashOf(token);
    const found = await this.#store.db
      .selectFrom("sessions")
      .innerJoin("people", "people.id", "sessions.person")
      .select(["people.id", "people.name", "people.kind", "sessions.seen"])
      .where("sessions.hash", "=", hash)
      .executeTakeFirst();
    if (!found || now - found.seen > LIFE) return undefined;
    if (now - found.seen > SEEN_EVERY)
      await this.#store.db.updateTable("sessions").set({ seen: now }).where("hash", "=", hash).execute();
    const { id, name, kind } = found;
    return { id, name, kind };
  }

  async end(token: string): Promise<void> {
    await this.#store.db.deleteFrom("sessions").where("hash", "=", hashOf(token)).execute();
  }
}

/** 32 bytes as text. */
const TOKEN_LENGTH = 43;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
