import { refuse, type Json, type Refusal } from "@ara/kernel";
import type { Transaction } from "kysely";
import { NOBODY } from "../fair/dealing.ts";
import type { Database } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { World } from "../world.ts";
import type { Leaving } from "./leaving.ts";
import { keyOf } from "./names.ts";
import type { Person, Sessions } from "./sessions.ts";

/** What somebody is called here, everything that is kept of him, and its end. */
export class Profile {
  readonly #store: Store;
  readonly #world: World;
  readonly #sessions: Sessions;
  readonly #leaving: Leaving;

  constructor(store: Store, world: World, sessions: Sessions, leaving: Leaving) {
    this.#leaving = leaving;
    this.#store = store;
    this.#world = world;
    this.#sessions = sessions;
  }

  /** Tables that have not begun show the new name; a game that has keeps the one it began with. */
  async rename(person: Person, name: string): Promise<Refusal | null> {
    if (await this.#sessions.isTaken(name, person.id)) return refuse("people.nameTaken");
    const { db } = this.#store;
    const renaming = db.transaction().execute(async (within) => {
      await within
        .updateTable("people")
        .set({ name, ...(person.kind === "member" && { name_key: keyOf(name) }) })
        .where("id", "=", person.id)
        .execute();
      await within
        .updateTable("seats")
        .set({ name })
        .where("person", "=", person.id)
        .where("game", "in", within.selectFrom("games").select("id").where("status", "=", "open"))
        .execute();
    });
    try {
      await renaming;
      for (const id of await this.#waiting(person.id)) this.#store.announce(id);
      return null;
    } catch (error) {
      if (await this.#sessions.isTaken(name, person.id)) return refuse("people.nameTaken");
      throw error;
    }
  }

  /** The tables at which somebody waits for others: they see his name there. */
  async #waiting(person: string): Promise<string[]> {
    const found = await this.#store.db
      .selectFrom("seats")
      .innerJoin("games", "games.id", "seats.game")
      .select("games.id")
      .distinct()
      .where("seats.person", "=", person)
      .where("games.status", "=", "open")
      .execute();
    return found.map(({ id }) => id);
  }

  /** Everything that is kept of somebody, one thing after the other. Of a game in progress only what everybody may know. */
  async *export(person: string): AsyncGenerator<Json> {
    const { db } = this.#store;
    const me = await db
      .selectFrom("people")
      .select(["id", "name", "kind", "mail", "created"])
      .where("id", "=", person)
      .executeTakeFirstOrThrow();
    yield { what: "account", ...me };
    const keys = await db
      .selectFrom("credentials")
      .select(["id", "public_key", "agent", "created", "used"])
      .where("person", "=", person)
      .execute();
    for (const key of keys) yield { what: "passkey", ...key };
    for (const session of await this.#sessions.list(person)) yield { what: "session", ...session };
    const tokens = await db
      .selectFrom("api_tokens")
      .innerJoin("people", "people.id", "api_tokens.person")
      .select(["api_tokens.id", "api_tokens.name", "scopes", "api_tokens.created", "used"])
      .where((where) => where.or([where("people.id", "=", person), where("people.owner", "=", person)]))
      .execute();
    for (const token of tokens) yield { what: "token", ...token };
    const blocks = await db.selectFrom("blocks").select(["blocked", "created"]).where("person", "=", person).execute();
    for (const block of blocks) yield { what: "block", ...block };
    const reports = await db
      .selectFrom("reports")
      .select(["game", "text", "created"])
      .where("by_person", "=", person)
      .execute();
    for (const report of reports) yield { what: "report", ...report };
    const said = await db.selectFrom("chat").select(["game", "at", "text"]).where("person", "=", person).execute();
    for (const line of said) yield { what: "said", ...line };
    const mutes = await db.selectFrom("mutes").select("muted").where("person", "=", person).execute();
    for (const mute of mutes) yield { what: "mute", ...mute };
    const told = await db.selectFrom("mail_choices").select(["rhythm", "hour"]).where("person", "=", person).execute();
    for (const choice of told) yield { what: "mails", ...choice };
    const leaves = await db.selectFrom("vacations").select(["begins", "ends"]).where("person", "=", person).execute();
    for (const leave of leaves) yield { what: "vacation", ...leave };
    const entrants = await db
      .selectFrom("entrants")
      .select(["tournament", "n", "name", "joined", "gone"])
      .where("person", "=", person)
      .execute();
    for (const entrant of entrants) yield { what: "tournament", ...entrant };
    const seats = await db
      .selectFrom("seats")
      .select(["game", "seat", "name"])
      .where("person", "=", person)
      .orderBy("game")
      .execute();
    for (const { game: table, seat, name } of seats) {
      const found = await db
        .selectFrom("games")
        .select(["game", "status", "created", "started", "ended", "record"])
        .where("id", "=", table)
        .executeTakeFirstOrThrow();
      const record = found.status === "over" && found.record !== null ? (JSON.parse(found.record) as Json) : null;
      yield { what: "table", table, seat, name, ...found, record };
    }
  }

  /**
   * Takes somebody out: what is his alone is erased, his seats at tables that wait are free, bots play on for him at those in
   * progress, and lists do not know his name.
   * Records of games stay, as they were played: others played them too, and their seal is over every name.
   */
  async delete(person: string): Promise<void> {
    const { db } = this.#store;
    const bots = db.selectFrom("people").select("id").where("owner", "=", person).where("deleted", "is", null);
    const all = [person, ...(await bots.execute()).map(({ id }) => id)];
    const tokens = await db.selectFrom("api_tokens").select("id").where("person", "in", all).execute();
    const waiting = (await Promise.all(all.map((one) => this.#waiting(one)))).flat();
    // With his programs, or not at all: none of them plays on for nobody.
    await db.transaction().execute(async (within) => {
      for (const one of all) await this.#erase(within, one);
    });
    for (const one of all) await this.#sessions.endAll(one);
    await this.#sessions.tellEnded(tokens.map(({ id }) => id));
    for (const id of waiting) this.#store.announce(id);
    for (const one of all) await this.#leaving.now(one);
  }

  async #erase(within: Transaction<Database>, person: string): Promise<void> {
    for (const table of [
      "credentials",
      "mail_links",
      "blocks",
      "mutes",
      "chat",
      "api_tokens",
      "notice_choices",
      "notice_addresses",
      "mail_choices",
      "vacations",
      "push_subscriptions",
    ] as const)
      await within.deleteFrom(table).where("person", "=", person).execute();
    await within
      .updateTable("seats")
      .set(NOBODY)
      .where("person", "=", person)
      .where("game", "in", within.selectFrom("games").select("id").where("status", "=", "open"))
      .execute();
    await within
      .updateTable("people")
      .set({ name: "", name_key: null, mail: null, deleted: this.#world.now() })
      .where("id", "=", person)
      .execute();
    await this.#leaving.promise(within, person);
  }
}
