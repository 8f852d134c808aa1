import { createHash } from "node:crypto";
import { err, ok, refuse, type Refusal, type Result } from "@ara/kernel";
import type { Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";
import { keyOf } from "./names.ts";

export interface Person {
  readonly id: string;
  readonly name: string;
  /** A bot is a program with an account of its own. */
  readonly kind: "guest" | "member" | "bot";
}

/** Somebody, and the session by which he is known, or what his program shows. */
export interface Known {
  readonly person: Person;
  readonly session: string;
  /** Whether he has shown who he is not long ago. */
  readonly isFresh: boolean;
}

/** A session as its owner sees it. */
export interface Session {
  readonly id: string;
  readonly agent: string;
  readonly created: number;
  readonly seen: number;
}

/** A session lasts so long after it was last used. */
export const SESSION_DAYS = 90;
const LIFE = SESSION_DAYS * 24 * 3_600_000;
/** And never longer than this: then one signs in again. */
const LONGEST = 365 * 24 * 3_600_000;
/** When it was last used is written so seldom. */
const SEEN_EVERY = 3_600_000;
/** For so long after it was shown who somebody is nobody asks again. */
const FRESH = 3_600_000;
/** A challenge is to be signed within this time. */
const CHALLENGE_LIFE = 5 * 60_000;
/** Sessions in which nobody signed in are forgotten after this. */
const NOBODY_LIFE = 3_600_000;
const NOBODY = "";
/** Under which nodes tell each other of sessions that are over, so many at once. */
const ENDED = "sessions";
const MOST_TOLD = 100;

/** Who somebody is: his browser shows a secret of which only the hash is kept. */
export class Sessions {
  readonly #store: Store;
  readonly #world: World;
  readonly #onEnded: ((sessions: readonly string[]) => void)[] = [];

  readonly #kept: ReadonlySet<string>;

  /** `kept`: names with which something goes. Whoever has one keeps it; nobody else gets it, also when it is free again. */
  constructor(store: Store, world: World, kept: readonly string[] = []) {
    this.#store = store;
    this.#world = world;
    this.#kept = new Set(kept.map(keyOf));
  }

  /** Somebody who says nothing of himself but a name. A member's name is not free. */
  async newGuest(
    name: string,
    agent: string,
  ): Promise<Result<{ readonly person: Person; readonly token: string }, Refusal>> {
    if (await this.isTaken(name)) return err(refuse("people.nameTaken"));
    const person: Person = { id: newId(this.#world), name, kind: "guest" };
    await this.#store.db
      .insertInto("people")
      .values({ ...person, created: this.#world.now() })
      .execute();
    return ok({ person, token: await this.begin(person.id, agent) });
  }

  async isTaken(name: string, by?: string): Promise<boolean> {
    const { db } = this.#store;
    const found = await db.selectFrom("people").select("id").where("name_key", "=", keyOf(name)).executeTakeFirst();
    return found === undefined ? this.#kept.has(keyOf(name)) : found.id !== by;
  }

  /** Whether somebody was shut out. */
  async isBanned(person: string): Promise<boolean> {
    const { db } = this.#store;
    const found = await db.selectFrom("people").select("banned").where("id", "=", person).executeTakeFirst();
    return found?.banned != null;
  }

  /** A new session; the answer is what the browser shows. */
  async begin(person: string, agent: string, proved: number | null = null): Promise<string> {
    const token = newId(this.#world, 32);
    const now = this.#world.now();
    await this.#store.db
      .insertInto("sessions")
      .values({
        hash: hashOf(token),
        id: newId(this.#world),
        person,
        created: now,
        seen: now,
        agent: agent.slice(0, 200),
        proved,
      })
      .execute();
    return token;
  }

  /** A session in which somebody may sign in. */
  async beginNobody(agent: string): Promise<string> {
    await this.#store.db
      .deleteFrom("sessions")
      .where("person", "=", NOBODY)
      .where("seen", "<", this.#world.now() - NOBODY_LIFE)
      .execute();
    return this.begin(NOBODY, agent);
  }

  /**
   * Somebody has shown who he is: what the browser showed until now is worth nothing any more. Whoever was signed in already
   * stays in his session.
   */
  async signIn(person: string, agent: string, before: string | undefined): Promise<string> {
    const known = await this.whoShows(before);
    if (before !== undefined && known?.person.id === person) return this.renew(before);
    if (before !== undefined) await this.end(before);
    return this.begin(person, agent, this.#world.now());
  }

  /** The same session with a new secret, for who has just shown who he is. */
  async renew(token: string): Promise<string> {
    const next = newId(this.#world, 32);
    const now = this.#world.now();
    await this.#store.db
      .updateTable("sessions")
      .set({ hash: hashOf(next), seen: now, proved: now })
      .where("hash", "=", hashOf(token))
      .execute();
    return next;
  }

  async whoShows(token: string | undefined): Promise<Known | undefined> {
    if (token === undefined || token.length !== TOKEN_LENGTH) return undefined;
    const now = this.#world.now();
    const hash = hashOf(token);
    const found = await this.#store.db
      .selectFrom("sessions")
      .innerJoin("people", "people.id", "sessions.person")
      .select([
        "people.id",
        "people.name",
        "people.kind",
        "sessions.seen",
        "sessions.created",
        "sessions.proved",
        "sessions.id as session",
      ])
      .where("sessions.hash", "=", hash)
      .where("people.deleted", "is", null)
      .where("people.banned", "is", null)
      .executeTakeFirst();
    if (!found || now - found.seen > LIFE || now - found.created > LONGEST) return undefined;
    if (now - found.seen > SEEN_EVERY)
      await this.#store.db.updateTable("sessions").set({ seen: now }).where("hash", "=", hash).execute();
    const { id, name, kind, session, proved } = found;
    return { person: { id, name, kind }, session, isFresh: proved !== null && now - proved <= FRESH };
  }

  /** Something to be signed in this session; `false` where there is no such session. */
  async challenge(token: string, challenge: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#store.db
      .updateTable("sessions")
      .set({ challenge, challenge_until: this.#world.now() + CHALLENGE_LIFE })
      .where("hash", "=", hashOf(token))
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  }

  /** What was to be signed: it is told once. */
  async takeChallenge(token: string): Promise<string | undefined> {
    const { db } = this.#store;
    const hash = hashOf(token);
    const found = await db
      .selectFrom("sessions")
      .select(["challenge", "challenge_until"])
      .where("hash", "=", hash)
      .executeTakeFirst();
    if (!found || found.challenge === null) return undefined;
    const { challenge, challenge_until: until } = found;
    const taken = await db
      .updateTable("sessions")
      .set({ challenge: null, challenge_until: null })
      .where("hash", "=", hash)
      .where("challenge", "=", challenge)
      .executeTakeFirst();
    return Number(taken.numUpdatedRows) === 1 && this.#world.now() <= until! ? challenge : undefined;
  }

  async end(token: string): Promise<void> {
    const { db } = this.#store;
    const ended = await db.selectFrom("sessions").select("id").where("hash", "=", hashOf(token)).execute();
    await db.deleteFrom("sessions").where("hash", "=", hashOf(token)).execute();
    await this.tellEnded(ended.map(({ id }) => id));
  }

  async list(person: string): Promise<Session[]> {
    return this.#store.db
      .selectFrom("sessions")
      .select(["id", "agent", "created", "seen"])
      .where("person", "=", person)
      .where("seen", ">=", this.#world.now() - LIFE)
      .orderBy("seen", "desc")
      .execute();
  }

  /** Ends those of somebody's sessions that are meant; says how many. */
  async endSome(person: string, isMeant: (id: string) => boolean): Promise<number> {
    const { db } = this.#store;
    const own = await db.selectFrom("sessions").select("id").where("person", "=", person).execute();
    const ids = own.map(({ id }) => id).filter(isMeant);
    if (ids.length > 0) await db.deleteFrom("sessions").where("person", "=", person).where("id", "in", ids).execute();
    await this.tellEnded(ids);
    return ids.length;
  }

  async endAll(person: string): Promise<void> {
    await this.endSome(person, () => true);
  }

  /** Whether a session still is one. */
  async isThere(id: string): Promise<boolean> {
    const { db } = this.#store;
    return (await db.selectFrom("sessions").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
  }

  /** Is told of sessions that are over, on whichever node they were ended. */
  onEnded(listener: (sessions: readonly string[]) => void): void {
    this.#onEnded.push(listener);
    this.#store.onTold(ENDED, listener);
  }

  /** Tells every node that these are over: sessions, or what a program shows. */
  async tellEnded(sessions: readonly string[]): Promise<void> {
    if (sessions.length === 0) return;
    for (const listener of this.#onEnded) listener(sessions);
    for (let i = 0; i < sessions.length; i += MOST_TOLD)
      await this.#store.tell(ENDED, sessions.slice(i, i + MOST_TOLD)).catch(() => undefined);
  }
}

/** 32 bytes as text. */
const TOKEN_LENGTH = 43;

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
