import { err, ok, refuse, type Json, type Refusal, type Result, type Seat } from "@ara/kernel";
import { holds, newSecret, owes, type Dealing } from "../fair/dealing.ts";
import { logTable } from "../fair/log.ts";
import type { ClockRule } from "./clock.ts";
import { gameNamed } from "../games/games.ts";
import { Blocks } from "../people/blocks.ts";
import type { Person } from "../people/sessions.ts";
import type { Database, Status } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";
import type { Kysely } from "kysely";

/** What somebody who makes a table says of each of its seats. */
type Wanted = { readonly who: "me" | "open" | "program" } | { readonly who: "bot"; readonly level: string };

export interface NewTable {
  readonly game: string;
  readonly config: unknown;
  readonly listed: boolean;
  readonly seats: readonly Wanted[];
  /** Without one, everybody has all the time there is. */
  readonly clock?: ClockRule | undefined;
  readonly atZero?: "bot" | "nothing" | undefined;
  /** Whoever makes it will add a nonce to the luck, as soon as he knows what the table has committed to. */
  readonly fair?: boolean | undefined;
}

/** What the browser of somebody who sits down fixes of the luck to come. */
export interface Promised {
  /** With which he signs; a browser without the means has none. */
  readonly key?: string | undefined;
  readonly commit: string;
}

/** A table as everybody may know it. */
export interface TableFacts {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly config: Json;
  readonly status: Status;
  readonly listed: boolean;
  readonly created: number;
  readonly commitment: string;
  readonly clock: ClockRule;
  readonly atZero: "bot" | "nothing";
  readonly seats: readonly SeatFacts[];
  /** The seats of whoever asks. */
  readonly mine: readonly Seat[];
  /** Those of them from which a commitment to a nonce is awaited. */
  readonly owes: readonly Seat[];
  readonly attempt: number;
  readonly host: boolean;
}

interface SeatFacts {
  readonly name: string;
  readonly bot: string | null;
  readonly free: boolean;
  /** For a program with an account of its own. */
  readonly program: boolean;
}

/** So many tables that have not begun one person may keep. */
const MOST_OPEN = 20;
const MOST_LISTED = 100;

/** Tables from the moment somebody makes them until the first decision. */
export class Lobby {
  readonly #store: Store;
  readonly #world: World;
  readonly #dealing: Dealing;
  readonly #blocks: Blocks;

  constructor(store: Store, world: World, dealing: Dealing, blocks = new Blocks(store, world)) {
    this.#store = store;
    this.#world = world;
    this.#dealing = dealing;
    this.#blocks = blocks;
  }

  async create(person: Person, wanted: NewTable): Promise<Result<string, Refusal>> {
    const hosted = gameNamed(wanted.game);
    if (!hosted) return err(refuse("table.game", { game: wanted.game }));
    const { game } = hosted.served;
    const config = game.json.readConfig(wanted.config);
    if (!config.ok) return config;
    if (wanted.seats.length !== game.seats(config.value))
      return err(refuse("record.seats", { found: wanted.seats.length, expected: game.seats(config.value) }));
    const level = wanted.seats.find((seat) => seat.who === "bot" && !hosted.levels.includes(seat.level));
    if (level) return err(refuse("lobby.level"));
    if (!wanted.seats.some(({ who }) => who !== "bot")) return err(refuse("lobby.noPerson"));
    const { db } = this.#store;
    const open = await db
      .selectFrom("games")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("host", "=", person.id)
      .where("status", "=", "open")
      .executeTakeFirstOrThrow();
    if (Number(open.count) >= MOST_OPEN) return err(refuse("lobby.tooMany", { most: MOST_OPEN }));
    const id = newId(this.#world);
    await db.transaction().execute(async (within) => {
      const made = {
        id,
        game: wanted.game,
        rules: game.rules,
        config: JSON.stringify(game.json.writeConfig(config.value)),
        status: "open" as const,
        listed: wanted.listed ? 1 : 0,
        host: person.id,
        created: this.#world.now(),
        ...newSecret(this.#world),
        nonces: "[]",
        clock: JSON.stringify(wanted.clock ?? { kind: "none" }),
        at_zero: wanted.atZero ?? "bot",
      };
      await within.insertInto("games").values(made).execute();
      await logTable(within, this.#world, { ...made, attempt: 1 });
      await within
        .insertInto("seats")
        .values(
          wanted.seats.map((seat, i) => ({
            game: id,
            seat: i,
            person: seat.who === "me" ? person.id : null,
            bot: seat.who === "bot" ? seat.level : null,
            name: seat.who === "me" ? person.name : "",
            fair: seat.who === "me" && wanted.fair === true ? 1 : 0,
            program: seat.who === "program" || (seat.who === "me" && person.kind === "bot") ? 1 : null,
          })),
        )
        .execute();
    });
    await this.#beginIfFull(id);
    return ok(id);
  }

  /** Takes a free seat; or says in one's own, before the game has begun, what one's browser adds. */
  async sit(person: Person, id: string, seat: Seat, promised?: Promised): Promise<Refusal | null> {
    const facts = await this.facts(id, person);
    if (!facts) return refuse("table.unknown");
    // Nobody finds himself playing against a program who was not told so: it sits where a seat is for one.
    if (facts.status === "open" && facts.seats[seat]?.program !== (person.kind === "bot"))
      return refuse("lobby.program");
    if (await this.#isApart(person, id)) return refuse("lobby.blocked");
    const refused = await this.#store.db.transaction().execute(async (within) => {
      if (!(await holds(within, id, "open"))) return refuse("lobby.begun");
      const taken = await within
        .updateTable("seats")
        .set({
          person: person.id,
          name: person.name,
          fair: promised ? 1 : 0,
          key: promised?.key ?? null,
          commitment: promised?.commit ?? null,
        })
        .where("game", "=", id)
        .where("seat", "=", seat)
        .where((where) =>
          promised
            ? where.or([where("person", "is", null), where("person", "=", person.id)])
            : where("person", "is", null),
        )
        .where("bot", "is", null)
        .executeTakeFirst();
      return Number(taken.numUpdatedRows) === 0 ? refuse("lobby.taken") : null;
    });
    if (!refused) await this.#beginIfFull(id);
    return refused;
  }

  async leave(person: Person, id: string): Promise<Refusal | null> {
    if (!(await this.facts(id, person))) return refuse("table.unknown");
    return this.#store.db.transaction().execute(async (within) => {
      if (!(await holds(within, id, "open"))) return refuse("lobby.begun");
      await within
        .updateTable("seats")
        .set({ person: null, name: "", fair: 0, key: null, commitment: null })
        .where("game", "=", id)
        .where("person", "=", person.id)
        .execute();
      await within.updateTable("games").set({ due: null }).where("id", "=", id).execute();
      return null;
    });
  }

  async facts(id: string, person: Person | undefined): Promise<TableFacts | undefined> {
    return (await this.#read(person, (games) => games.where("games.id", "=", id)))[0];
  }

  /** Tables anybody may join, and one's own. */
  async list(person: Person | undefined): Promise<{ open: TableFacts[]; mine: TableFacts[] }> {
    const apart = person ? [...(await this.#blocks.apart(person.id))] : [];
    const open = await this.#read(person, (games) => {
      const listed = games.where("listed", "=", 1).where("status", "=", "open");
      return apart.length === 0 ? listed : listed.where("host", "not in", apart);
    });
    const mine = person
      ? await this.#read(person, (games) =>
          games.where((where) =>
            where.exists(
              where
                .selectFrom("seats")
                .select("seats.seat")
                .whereRef("seats.game", "=", "games.id")
                .where((seat) => seat.or([seat("seats.person", "=", person.id), seat("seats.away", "=", person.id)])),
            ),
          ),
        )
      : [];
    return { open, mine };
  }

  /** Whether somebody sits there whom he does not meet. */
  async #isApart(person: Person, id: string): Promise<boolean> {
    const apart = await this.#blocks.apart(person.id);
    if (apart.size === 0) return false;
    const { db } = this.#store;
    const seats = await db.selectFrom("seats").select("person").where("game", "=", id).execute();
    const { host } = await db.selectFrom("games").select("host").where("id", "=", id).executeTakeFirstOrThrow();
    return [host, ...seats.map((seat) => seat.person)].some((one) => one !== null && apart.has(one));
  }

  async #read(person: Person | undefined, narrowed: (games: Games) => Games): Promise<TableFacts[]> {
    const { db } = this.#store;
    const games = await narrowed(gamesIn(db)).orderBy("created", "desc").limit(MOST_LISTED).execute();
    const ids = games.map(({ id }) => id);
    const seats =
      ids.length === 0
        ? []
        : await db
            .selectFrom("seats")
            // Who left his seat to a bot may be gone for good too.
            .leftJoin("people", (join) =>
              join.on(({ eb, fn }) => eb("people.id", "=", fn.coalesce("seats.person", "seats.away"))),
            )
            .selectAll("seats")
            .select("people.deleted")
            .where("game", "in", ids)
            .orderBy("seat")
            .execute();
    return games.map(({ config, listed, host, clock, at_zero: atZero, ...game }) => {
      const own = seats.filter(({ game: of }) => of === game.id);
      return {
        ...game,
        config: JSON.parse(config) as Json,
        clock: JSON.parse(clock) as ClockRule,
        atZero,
        listed: listed === 1,
        host: host === person?.id,
        seats: own.map(({ name, bot, person: sits, deleted, program }) => ({
          name: deleted === null ? name : "",
          bot,
          free: bot === null && sits === null,
          program: program === 1,
        })),
        mine: own.flatMap(({ seat, person: sits }) => (person && sits === person.id ? [seat] : [])),
        owes: own.flatMap((seat) => (person && seat.person === person.id && owes(seat) ? [seat.seat] : [])),
        attempt: game.attempt ?? 1,
      };
    });
  }

  #beginIfFull(id: string): Promise<void> {
    return this.#dealing.beginIfFull(id);
  }
}

const gamesIn = (db: Kysely<Database>) =>
  db
    .selectFrom("games")
    .select([
      "games.id",
      "games.game",
      "rules",
      "config",
      "status",
      "listed",
      "created",
      "commitment",
      "host",
      "clock",
      "at_zero",
      "attempt",
    ]);
type Games = ReturnType<typeof gamesIn>;
