import { refuse, type Json, type Refusal, type Seat } from "@ara/kernel";
import type { Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";

/** Somebody one has sat at a table with, spoken of by that seat. */
export interface Met {
  readonly table: string;
  readonly seat: Seat;
  readonly game: string;
  readonly name: string;
  readonly blocked: boolean;
}

/** Of so many of somebody's last tables it is said who sat there. */
const LAST_TABLES = 50;
/** So many reports one person makes in a day. */
const MOST_A_DAY = 10;
const DAY = 24 * 3_600_000;

/** Whom somebody does not want to meet, and what he reports. */
export class Blocks {
  readonly #store: Store;
  readonly #world: World;
  readonly #chatOf: (table: string) => Promise<Json>;

  /** `chatOf`: what was last said at a table. */
  constructor(store: Store, world: World, chatOf: (table: string) => Promise<Json> = async () => []) {
    this.#store = store;
    this.#world = world;
    this.#chatOf = chatOf;
  }

  /** Those somebody does not meet: he does not want to, or they do not. */
  async apart(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.#store.db
      .selectFrom("blocks")
      .select(["person", "blocked"])
      .where((where) => where.or([where("person", "=", person), where("blocked", "=", person)]))
      .execute();
    return new Set(rows.map((row) => (row.person === person ? row.blocked : row.person)));
  }

  /** The people of somebody's last tables, each once. */
  async met(person: string): Promise<Met[]> {
    const { db } = this.#store;
    const own = await db.selectFrom("blocks").select("blocked").where("person", "=", person).execute();
    const rows = await db
      .selectFrom("seats as mine")
      .innerJoin("seats as other", "other.game", "mine.game")
      .innerJoin("games", "games.id", "mine.game")
      .innerJoin("people", "people.id", "other.person")
      .select(["other.game as table", "other.seat", "games.game", "people.name", "people.id"])
      .where("mine.person", "=", person)
      .where("people.id", "!=", person)
      .where("people.deleted", "is", null)
      .orderBy("games.created", "desc")
      .orderBy("other.seat")
      .limit(LAST_TABLES * 8)
      .execute();
    const found = new Map<string, Met>();
    for (const { id, ...met } of rows)
      if (!found.has(id)) found.set(id, { ...met, blocked: own.some(({ blocked }) => blocked === id) });
    return [...found.values()].slice(0, LAST_TABLES);
  }

  async block(person: string, table: string, seat: Seat, isBlocked: boolean): Promise<Refusal | null> {
    const other = await this.#at(person, table, seat);
    if (other === undefined) return refuse("people.nobodyThere");
    const { db } = this.#store;
    if (isBlocked)
      await db
        .insertInto("blocks")
        .values({ person, blocked: other, created: this.#world.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await db.deleteFrom("blocks").where("person", "=", person).where("blocked", "=", other).execute();
    return null;
  }

  /** Keeps what somebody says of somebody else, with what was last said at the table. */
  async report(person: string, table: string, seat: Seat, text: string): Promise<Refusal | null> {
    const about = await this.#at(person, table, seat);
    if (about === undefined) return refuse("people.nobodyThere");
    const { db } = this.#store;
    const now = this.#world.now();
    const { count } = await db
      .selectFrom("reports")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("by_person", "=", person)
      .where("created", ">", now - DAY)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_A_DAY) return refuse("people.reportedEnough");
    const chat = JSON.stringify(await this.#chatOf(table));
    await db
      .insertInto("reports")
      .values({ id: newId(this.#world), by_person: person, about, game: table, text, chat, created: now })
      .execute();
    return null;
  }

  /** Who sits in a seat, for somebody who sits at the same table. */
  async #at(person: string, table: string, seat: Seat): Promise<string | undefined> {
    const rows = await this.#store.db
      .selectFrom("seats")
      .select(["seat", "person"])
      .where("game", "=", table)
      .where("person", "is not", null)
      .execute();
    if (!rows.some((row) => row.person === person)) return undefined;
    const other = rows.find((row) => row.seat === seat)?.person;
    return other === null || other === person ? undefined : other;
  }
}
