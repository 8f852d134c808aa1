import { refuse, type Refusal } from "@ara/kernel";
import { NOBODY } from "../fair/dealing.ts";
import type { Leaving } from "../people/leaving.ts";
import { keyOf } from "../people/names.ts";
import type { Person, Sessions } from "../people/sessions.ts";
import type { Database } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";

/** A report, with what was last said at its table. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly about: string;
  readonly banned: boolean;
  readonly table: string;
  readonly text: string;
  readonly chat: readonly Said[];
}

interface Said {
  readonly n: number;
  readonly name: string;
  readonly at: number;
  readonly text: string;
  readonly closed: boolean;
  /** By whom the report is about. */
  readonly his: boolean;
}

/** Something a moderator did. */
export interface Done {
  readonly at: number;
  readonly moderator: string;
  readonly act: Database["moderation"]["act"];
  readonly person: string;
  readonly table: string | null;
}

const MOST_REPORTS = 50;
const MOST_LINES = 50;
const MOST_DONE = 100;

/**
 * Members whom those who run the server have named look after what is said: they read reports, close lines of a chat and shut
 * people out. Whatever they do is written down, for all of them to see.
 */
export class Moderation {
  readonly #store: Store;
  readonly #world: World;
  readonly #sessions: Sessions;
  readonly #leaving: Leaving;
  readonly #names: ReadonlySet<string>;

  constructor(store: Store, world: World, sessions: Sessions, leaving: Leaving, names: readonly string[]) {
    this.#store = store;
    this.#world = world;
    this.#sessions = sessions;
    this.#leaving = leaving;
    this.#names = new Set(names.map(keyOf));
  }

  /** Only members have a name that nobody else has. */
  isModerator({ kind, name }: Person): boolean {
    return kind === "member" && this.#names.has(keyOf(name));
  }

  /** The last ones first. */
  async reports(): Promise<Report[]> {
    const { db } = this.#store;
    const rows = await db
      .selectFrom("reports")
      .leftJoin("people as by", "by.id", "reports.by_person")
      .leftJoin("people as about", "about.id", "reports.about")
      .select([
        "reports.id",
        "reports.created as at",
        "reports.game as table",
        "reports.text",
        "reports.about as person",
      ])
      .select(["by.name as by", "about.name as about", "about.banned"])
      .orderBy("reports.created", "desc")
      .limit(MOST_REPORTS)
      .execute();
    return Promise.all(
      rows.map(async ({ person, by, about, banned, ...row }) => ({
        ...row,
        by: by ?? "",
        about: about ?? "",
        banned: banned !== null,
        chat: await this.#said(row.table, person),
      })),
    );
  }

  async closeLine(moderator: Person, game: string, n: number, isClosed: boolean): Promise<Refusal | null> {
    const { db } = this.#store;
    const line = await db
      .selectFrom("chat")
      .select(["person", "room"])
      .where("game", "=", game)
      .where("n", "=", n)
      .executeTakeFirst();
    if (!line) return refuse("chat.unknown");
    await db.transaction().execute(async (within) => {
      await within
        .updateTable("chat")
        .set({ closed: isClosed ? this.#world.now() : null })
        .where("game", "=", game)
        .where("n", "=", n)
        .execute();
      await within
        .insertInto("moderation")
        .values(this.#note(moderator, isClosed ? "close" : "open", line.person, game, n))
        .execute();
    });
    this.#store.nudge({ game, what: "chat", room: line.room });
    return null;
  }

  /** Whom a report is about is shut out with his programs: his sessions end, and bots play on for him. */
  async ban(moderator: Person, report: string, isBanned: boolean): Promise<Refusal | null> {
    const { db } = this.#store;
    const found = await db.selectFrom("reports").select("about").where("id", "=", report).executeTakeFirst();
    if (!found) return refuse("moderation.unknown");
    const rows = await db
      .selectFrom("people")
      .select(["id", "name", "kind"])
      .where((where) => where.or([where("id", "=", found.about), where("owner", "=", found.about)]))
      .execute();
    if (rows.some((one) => this.isModerator(one))) return refuse("moderation.moderator");
    const people = rows.map(({ id }) => id);
    if (people.length === 0) return refuse("moderation.unknown");
    await db.transaction().execute(async (within) => {
      await within
        .updateTable("people")
        .set({ banned: isBanned ? this.#world.now() : null })
        .where("id", "in", people)
        .execute();
      await within
        .insertInto("moderation")
        .values(this.#note(moderator, isBanned ? "ban" : "unban", found.about))
        .execute();
      if (isBanned) for (const person of people) await this.#leaving.promise(within, person);
    });
    if (isBanned) for (const person of people) await this.#showOut(person);
    return null;
  }

  /** What moderators did, the last first. */
  async done(): Promise<Done[]> {
    const rows = await this.#store.db
      .selectFrom("moderation")
      .leftJoin("people as who", "who.id", "moderation.moderator")
      .leftJoin("people as whom", "whom.id", "moderation.person")
      .select(["moderation.at", "moderation.act", "moderation.game as table"])
      .select(["who.name as moderator", "whom.name as person"])
      .orderBy("moderation.at", "desc")
      .limit(MOST_DONE)
      .execute();
    return rows.map(({ moderator, person, ...row }) => ({ ...row, moderator: moderator ?? "", person: person ?? "" }));
  }

  async #showOut(person: string): Promise<void> {
    const { db } = this.#store;
    const tokens = await db.selectFrom("api_tokens").select("id").where("person", "=", person).execute();
    await this.#sessions.endAll(person);
    await this.#sessions.tellEnded(tokens.map(({ id }) => id));
    const waiting = await db
      .selectFrom("seats")
      .innerJoin("games", "games.id", "seats.game")
      .select("games.id")
      .distinct()
      .where("seats.person", "=", person)
      .where("games.status", "=", "open")
      .execute();
    for (const { id } of waiting) {
      await db.updateTable("seats").set(NOBODY).where("game", "=", id).where("person", "=", person).execute();
      this.#store.announce(id);
    }
    await this.#leaving.now(person);
  }

  async #said(game: string, about: string): Promise<Said[]> {
    const rows = await this.#store.db
      .selectFrom("chat")
      .select(["n", "name", "at", "text", "closed", "person"])
      .where("game", "=", game)
      .orderBy("at", "desc")
      .orderBy("n", "desc")
      .limit(MOST_LINES)
      .execute();
    return rows
      .toReversed()
      .map(({ person, closed, ...line }) => ({ ...line, closed: closed !== null, his: person === about }));
  }

  #note(moderator: Person, act: Done["act"], person: string, game: string | null = null, line: number | null = null) {
    return { id: newId(this.#world), at: this.#world.now(), moderator: moderator.id, act, person, game, line };
  }
}
