import { err, ok, refuse, type Refusal, type Result } from "@ara/kernel";
import type { Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";
import { keyOf } from "./names.ts";
import { hashOf, type Known, type Person, type Sessions } from "./sessions.ts";

/** What a program may do: look, act for a person, or play as an account of its own. */
export const SCOPES = ["read", "play", "bot"] as const;
export type Scope = (typeof SCOPES)[number];

export interface Token {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly created: number;
  readonly used: number | null;
}

/** A program, by what it shows. */
export interface Program extends Known {
  readonly scopes: readonly Scope[];
}

/** Whoever plays sees; a bot plays as itself. */
export const allows = ({ scopes }: Pick<Program, "scopes">, scope: "read" | "play"): boolean =>
  scopes.some((one) => one !== "read" || scope === "read");

const PREFIX = "ara_";
const LENGTH = PREFIX.length + 43;
const MOST_TOKENS = 20;
const USED_EVERY = 3_600_000;

/** What programs show instead of a session: only the hash is kept. */
export class Tokens {
  readonly #store: Store;
  readonly #world: World;
  readonly #sessions: Sessions;

  constructor(store: Store, world: World, sessions: Sessions) {
    this.#store = store;
    this.#world = world;
    this.#sessions = sessions;
  }

  /** A token for what somebody's own programs do in his name. */
  async make(person: Person, name: string, scopes: readonly Scope[]): Promise<Result<string, Refusal>> {
    const refusal = await this.#refusalOf(person);
    return refusal ? err(refusal) : ok(await this.#insert(person.id, name, scopes));
  }

  /** An account for a program, and its token. Its name is its own, as a member's is. */
  async makeBot(owner: Person, name: string): Promise<Result<string, Refusal>> {
    const refusal = await this.#refusalOf(owner);
    if (refusal) return err(refusal);
    if (await this.#sessions.isTaken(name)) return err(refuse("people.nameTaken"));
    const id = newId(this.#world);
    try {
      await this.#store.db
        .insertInto("people")
        .values({ id, name, name_key: keyOf(name), kind: "bot", owner: owner.id, created: this.#world.now() })
        .execute();
    } catch (error) {
      if (await this.#sessions.isTaken(name)) return err(refuse("people.nameTaken"));
      throw error;
    }
    return ok(await this.#insert(id, name, ["read", "bot"]));
  }

  /** One's own tokens, and those of one's bots. */
  async list(person: string): Promise<Token[]> {
    const rows = await this.#rows(person);
    return rows.map(({ id, name, scopes, created, used }) => ({ id, name, scopes: read(scopes), created, used }));
  }

  /** Takes a token away; a bot's account ends with it. The answer is the bot. */
  async remove(person: string, id: string): Promise<Result<string | null, Refusal>> {
    const row = (await this.#rows(person)).find((one) => one.id === id);
    if (!row) return err(refuse("token.unknown"));
    await this.#store.db.deleteFrom("api_tokens").where("id", "=", id).execute();
    await this.#sessions.tellEnded([id]);
    return ok(row.person === person ? null : row.person);
  }

  /** Who speaks, by the header "Authorization". */
  async whoShows(header: string): Promise<Program | undefined> {
    const token = /^Bearer (ara_[\w-]+)$/.exec(header)?.[1];
    if (token?.length !== LENGTH) return undefined;
    const { db } = this.#store;
    const found = await db
      .selectFrom("api_tokens")
      .innerJoin("people", "people.id", "api_tokens.person")
      .select(["people.id", "people.name", "people.kind", "api_tokens.id as session", "scopes", "used"])
      .where("api_tokens.hash", "=", hashOf(token))
      .where("people.deleted", "is", null)
      .where("people.banned", "is", null)
      .executeTakeFirst();
    if (!found) return undefined;
    const { id, name, kind, session, scopes, used } = found;
    const now = this.#world.now();
    if (used === null || now - used > USED_EVERY)
      await db.updateTable("api_tokens").set({ used: now }).where("id", "=", session).execute();
    return { person: { id, name, kind }, session, isFresh: false, scopes: read(scopes) };
  }

  async isThere(id: string): Promise<boolean> {
    const { db } = this.#store;
    return (await db.selectFrom("api_tokens").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
  }

  async #refusalOf(person: Person): Promise<Refusal | null> {
    if (person.kind !== "member") return refuse("people.membersOnly");
    return (await this.#rows(person.id)).length >= MOST_TOKENS ? refuse("token.tooMany") : null;
  }

  async #insert(person: string, name: string, scopes: readonly Scope[]): Promise<string> {
    const token = `${PREFIX}${newId(this.#world, 32)}`;
    await this.#store.db
      .insertInto("api_tokens")
      .values({
        hash: hashOf(token),
        id: newId(this.#world),
        person,
        name,
        scopes: scopes.join(" "),
        created: this.#world.now(),
      })
      .execute();
    return token;
  }

  #rows(person: string) {
    return this.#store.db
      .selectFrom("api_tokens")
      .innerJoin("people", "people.id", "api_tokens.person")
      .selectAll("api_tokens")
      .where((where) => where.or([where("people.id", "=", person), where("people.owner", "=", person)]))
      .orderBy("api_tokens.created")
      .execute();
  }
}

const read = (scopes: string): Scope[] => SCOPES.filter((scope) => scopes.split(" ").includes(scope));
