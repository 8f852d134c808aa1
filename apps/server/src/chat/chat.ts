import { err, ok, refuse, type Json, type Refusal, type Result } from "@ara/kernel";
import { sql } from "kysely";
import type { Person } from "../people/sessions.ts";
import type { ChatTable } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { World } from "../world.ts";

export const LONGEST = 300;
/** So often somebody may say something within so many milliseconds. */
const [MOST_SAID, WITHIN] = [5, 10_000];
/** So much is kept of what is said in one room of a table, so much of it shown. */
const [MOST_KEPT, MOST_SHOWN] = [5000, 200];
/** So much of it goes with a report. */
const LAST_SAID = 50;
const TRIES = 5;

type Room = ChatTable["room"];
const ROOMS: readonly Room[] = ["players", "watchers"];

/** Something that was said, as somebody may read it. */
interface Line {
  readonly n: number;
  readonly room: Room;
  readonly name: string;
  readonly at: number;
  /** Empty where it is muted. */
  readonly text: string;
  readonly mine: boolean;
  readonly muted: boolean;
  /** A moderator has closed it: nobody reads it. */
  readonly closed: boolean;
}

export interface Talk {
  /** Where whoever asks is heard. */
  readonly room: Room;
  readonly lines: readonly Line[];
}

/**
 * What is said at a table. Players and those who look on have a room each and do not hear each other before the game is over,
 * since whoever looks on may know what others say of all hands.
 */
export class Chat {
  readonly #store: Store;
  readonly #world: World;
  /** When somebody last said something. */
  readonly #said = new Map<string, readonly number[]>();

  constructor(store: Store, world: World) {
    this.#store = store;
    this.#world = world;
  }

  async say(person: Person, game: string, said: string): Promise<Refusal | null> {
    const text = cleaned(said);
    if (text === "") return refuse("chat.empty");
    const place = await this.#placeOf(game, person.id);
    if (!place) return refuse("table.unknown");
    if (this.#isTooFast(person.id)) return refuse("chat.tooFast");
    for (let tries = 0; tries < TRIES; tries++) {
      const n = await this.#next(game, place.room);
      if (n >= ROOMS.length * MOST_KEPT) return refuse("chat.full");
      const { id, name } = person;
      const kept = await this.#store.db
        .insertInto("chat")
        .values({ game, n, room: place.room, person: id, name, at: this.#world.now(), text })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(kept.numInsertedOrUpdatedRows) === 0) continue;
      this.#store.nudge({ game, what: "chat", room: place.room });
      return null;
    }
    return refuse("chat.tooFast");
  }

  async read(person: Person | undefined, game: string): Promise<Result<Talk, Refusal>> {
    const place = await this.#placeOf(game, person?.id);
    if (!place) return err(refuse("table.unknown"));
    const rooms: readonly Room[] = place.over ? ROOMS : [place.room];
    const { db } = this.#store;
    const rows = await db
      .selectFrom("chat")
      .selectAll()
      .where("game", "=", game)
      .where("room", "in", rooms)
      .orderBy("at", "desc")
      .orderBy("n", "desc")
      .limit(MOST_SHOWN)
      .execute();
    const muted = person ? await this.#unheard(person.id) : new Set();
    const lines = rows.toReversed().map(({ n, room, name, at, text, person: by, closed }) => ({
      n,
      room,
      name,
      at,
      text: muted.has(by) || closed !== null ? "" : text,
      mine: by === person?.id,
      muted: muted.has(by),
      closed: closed !== null,
    }));
    return ok({ room: place.room, lines });
  }

  /** Mutes whoever said something, at every table, or hears him again. */
  async mute(person: Person, game: string, n: number, isMuted: boolean): Promise<Refusal | null> {
    const talk = await this.read(person, game);
    if (!talk.ok) return talk.error;
    // Of what one cannot read nobody learns who said it.
    if (!talk.value.lines.some((line) => line.n === n && !line.mine)) return refuse("chat.unknown");
    const { db } = this.#store;
    const { person: muted } = await db
      .selectFrom("chat")
      .select("person")
      .where("game", "=", game)
      .where("n", "=", n)
      .executeTakeFirstOrThrow();
    if (isMuted)
      await db
        .insertInto("mutes")
        .values({ person: person.id, muted })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await db.deleteFrom("mutes").where("person", "=", person.id).where("muted", "=", muted).execute();
    return null;
  }

  /** What was last said at a table. */
  async lastSaid(game: string): Promise<Json> {
    const rows = await this.#store.db
      .selectFrom("chat")
      .select(["person", "name", "at", "text"])
      .where("game", "=", game)
      .orderBy("at", "desc")
      .orderBy("n", "desc")
      .limit(LAST_SAID)
      .execute();
    return rows.toReversed();
  }

  /** Those whom somebody has muted or blocked. */
  async #unheard(person: string): Promise<ReadonlySet<string>> {
    const { db } = this.#store;
    const mutes = await db.selectFrom("mutes").select("muted").where("person", "=", person).execute();
    const blocks = await db.selectFrom("blocks").select("blocked").where("person", "=", person).execute();
    return new Set([...mutes.map(({ muted }) => muted), ...blocks.map(({ blocked }) => blocked)]);
  }

  /** Whoever has a seat, or has left it to a bot, is among the players. */
  async #placeOf(id: string, person: string | undefined): Promise<{ room: Room; over: boolean } | undefined> {
    const { db } = this.#store;
    const game = await db.selectFrom("games").select("status").where("id", "=", id).executeTakeFirst();
    if (!game) return undefined;
    const seats = await db.selectFrom("seats").select(["person", "away"]).where("game", "=", id).execute();
    const plays = person !== undefined && seats.some((seat) => seat.person === person || seat.away === person);
    return { room: plays ? "players" : "watchers", over: game.status === "over" };
  }

  /** Each room has numbers of its own: those of one say nothing of how much is said in the other. */
  async #next(game: string, room: Room): Promise<number> {
    const of = ROOMS.indexOf(room);
    const last = await this.#store.db
      .selectFrom("chat")
      .select(({ fn }) => fn.max("n").as("n"))
      .where("game", "=", game)
      .where(sql`n % ${sql.lit(ROOMS.length)}`, "=", of)
      .executeTakeFirst();
    return (last?.n ?? of - ROOMS.length) + ROOMS.length;
  }

  #isTooFast(person: string): boolean {
    const since = this.#world.now() - WITHIN;
    for (const [who, times] of this.#said) if (times.at(-1)! <= since) this.#said.delete(who);
    const lately = (this.#said.get(person) ?? []).filter((at) => at > since);
    if (lately.length >= MOST_SAID) return true;
    this.#said.set(person, [...lately, this.#world.now()]);
    return false;
  }
}

/** One line without anything that is no letter, and no longer than it may be. */
const cleaned = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]+/gu, " ").trim();
