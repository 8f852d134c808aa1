import {
  commitTo,
  err,
  Match,
  ok,
  RECORD_FORMAT,
  refuse,
  type Json,
  type Refusal,
  type Result,
  type Seat,
} from "@ara/kernel";
import type { ClockRule } from "./clock.ts";
import { gameNamed } from "../games/games.ts";
import type { Person } from "../people/sessions.ts";
import type { Database, Status } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";
import type { Kysely } from "kysely";

/** What somebody who makes a table says of each of its seats. */
type Wanted = { readonly who: "me" | "open" } | { readonly who: "bot"; readonly level: string };

export interface NewTable {
  readonly game: string;
  readonly config: unknown;
  readonly listed: boolean;
  readonly seats: readonly Wanted[];
  readonly clock: ClockRule;
  readonly atZero: "bot" | "nothing";
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
  readonly host: boolean;
  /** The seats that have to decide, as everybody can tell, and since when. */
  readonly asked: readonly Seat[];
  readonly askedAt: number | null;
  readonly ended: number | null;
}

interface SeatFacts {
  readonly name: string;
  readonly bot: string | null;
  readonly free: boolean;
}

/** So many tables that have not begun one person may keep. */
const MOST_OPEN = 20;
const MOST_LISTED = 100;
/** So long a game that is over stays among one's tables. */
const LATELY = 3 * 86_400_000;

/** What somebody wants who wants to play at once; `null` where he does not mind. */
interface Fitting {
  readonly game: string;
  readonly players: number | null;
  readonly clock: ClockRule["kind"] | null;
}

const USUAL_CLOCKS: Readonly<Record<ClockRule["kind"], ClockRule>> = {
  none: { kind: "none" },
  live: { kind: "live", bank: 15 * 60_000, increment: 20_000 },
  days: { kind: "days", days: 3 },
};

const isTurnOf = ({ asked, mine }: TableFacts): boolean => asked.some((seat) => mine.includes(seat));

/** Tables from the moment somebody makes them until the first decision. */
export class Lobby {
  readonly #store: Store;
  readonly #world: World;

  constructor(store: Store, world: World) {
    this.#store = store;
    this.#world = world;
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
    const [seed, salt] = [newId(this.#world, 32), newId(this.#world, 16)];
    await db.transaction().execute(async (within) => {
      await within
        .insertInto("games")
        .values({
          id,
          game: wanted.game,
          rules: game.rules,
          config: JSON.stringify(game.json.writeConfig(config.value)),
          status: "open",
          listed: wanted.listed ? 1 : 0,
          host: person.id,
          created: this.#world.now(),
          seed,
          salt,
          commitment: commitTo(RECORD_FORMAT, { seed, salt }),
          nonces: "[]",
          clock: JSON.stringify(wanted.clock),
          at_zero: wanted.atZero,
        })
        .execute();
      await within
        .insertInto("seats")
        .values(
          wanted.seats.map((seat, i) => ({
            game: id,
            seat: i,
            person: seat.who === "me" ? person.id : null,
            bot: seat.who === "bot" ? seat.level : null,
            name: seat.who === "me" ? person.name : "",
          })),
        )
        .execute();
    });
    await this.#beginIfFull(id);
    this.#store.announce(id);
    return ok(id);
  }

  async sit(person: Person, id: string, seat: Seat): Promise<Refusal | null> {
    const facts = await this.facts(id, person);
    if (!facts) return refuse("table.unknown");
    if (facts.status !== "open") return refuse("lobby.begun");
    const taken = await this.#store.db
      .updateTable("seats")
      .set({ person: person.id, name: person.name })
      .where("game", "=", id)
      .where("seat", "=", seat)
      .where("person", "is", null)
      .where("bot", "is", null)
      .executeTakeFirst();
    if (Number(taken.numUpdatedRows) === 0) return refuse("lobby.taken");
    await this.#beginIfFull(id);
    this.#store.announce(id);
    return null;
  }

  async leave(person: Person, id: string): Promise<Refusal | null> {
    const facts = await this.facts(id, person);
    if (!facts) return refuse("table.unknown");
    if (facts.status !== "open") return refuse("lobby.begun");
    await this.#store.db
      .updateTable("seats")
      .set({ person: null, name: "" })
      .where("game", "=", id)
      .where("person", "=", person.id)
      .execute();
    this.#store.announce(id);
    return null;
  }

  async facts(id: string, person: Person | undefined): Promise<TableFacts | undefined> {
    return (await this.#read(person, (games) => games.where("games.id", "=", id)))[0];
  }

  /** Tables anybody may join, as everybody sees them. */
  open(): Promise<TableFacts[]> {
    return this.#read(undefined, (games) => games.where("listed", "=", 1).where("status", "=", "open"));
  }

  /** The tables somebody sits at, and those at which he did until lately: first those where it is his turn. */
  async mine(person: Person): Promise<TableFacts[]> {
    const lately = this.#world.now() - LATELY;
    const tables = await this.#read(person, (games) =>
      games
        .where((where) =>
          where.exists(
            where
              .selectFrom("seats")
              .select("seats.seat")
              .whereRef("seats.game", "=", "games.id")
              .where((seat) => seat.or([seat("seats.person", "=", person.id), seat("seats.away", "=", person.id)])),
          ),
        )
        .where((where) =>
          where.or([where("status", "in", ["open", "running", "stuck"]), where("ended", ">=", lately)]),
        ),
    );
    return tables.toSorted((a, b) => Number(isTurnOf(b)) - Number(isTurnOf(a)));
  }

  /** Sits down at a table that fits and has room, the one that has waited longest; where there is none, one is made. */
  async playNow(person: Person, { game, players, clock }: Fitting): Promise<Result<string, Refusal>> {
    const usual = gameNamed(game)?.usual;
    if (!usual) return err(refuse("table.game", { game }));
    const open = (await this.open()).toReversed();
    const own = new Set((await this.mine(person)).map(({ id }) => id));
    const fits = open.filter(
      (table) =>
        table.game === game &&
        (players === null || table.seats.length === players) &&
        (clock === null || table.clock.kind === clock),
    );
    const waiting = fits.find(({ id }) => own.has(id));
    if (waiting) return ok(waiting.id);
    for (const { id, seats } of fits) {
      const free = seats.findIndex((seat) => seat.free);
      // Somebody may have been faster: then the next.
      if (free >= 0 && (await this.sit(person, id, free)) === null) return ok(id);
    }
    const size = players ?? [...usual.keys()][0]!;
    const config = usual.get(size);
    if (config === undefined) return err(refuse("lobby.size", { players: size }));
    return this.create(person, {
      game,
      config,
      listed: true,
      seats: Array.from({ length: size }, (_, seat) => ({ who: seat === 0 ? "me" : "open" })),
      clock: USUAL_CLOCKS[clock ?? "none"],
      atZero: "bot",
    });
  }

  async #read(person: Person | undefined, narrowed: (games: Games) => Games): Promise<TableFacts[]> {
    const { db } = this.#store;
    const games = await narrowed(gamesIn(db)).orderBy("created", "desc").limit(MOST_LISTED).execute();
    const ids = games.map(({ id }) => id);
    const seats =
      ids.length === 0
        ? []
        : await db.selectFrom("seats").selectAll().where("game", "in", ids).orderBy("seat").execute();
    return games.map(({ config, listed, host, clock, at_zero: atZero, asked, asked_at: askedAt, ...game }) => {
      const own = seats.filter(({ game: of }) => of === game.id);
      return {
        ...game,
        config: JSON.parse(config) as Json,
        clock: JSON.parse(clock) as ClockRule,
        atZero,
        asked: game.status === "running" && asked !== null ? (JSON.parse(asked) as Seat[]) : [],
        askedAt,
        listed: listed === 1,
        host: host === person?.id,
        seats: own.map(({ name, bot, person: sits }) => ({ name, bot, free: bot === null && sits === null })),
        mine: own.flatMap(({ seat, person: sits }) => (person && sits === person.id ? [seat] : [])),
      };
    });
  }

  /** All sit: cards are dealt. Of two who see that at the same time, one begins. */
  async #beginIfFull(id: string): Promise<void> {
    const { db } = this.#store;
    const game = await db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const seats = await db.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute();
    if (game.status !== "open" || seats.some(({ person, bot }) => person === null && bot === null)) return;
    const { served } = gameNamed(game.game)!;
    const config = served.game.json.readConfig(JSON.parse(game.config));
    if (!config.ok) throw new Error(`a table was made that cannot be: ${config.error.key}`);
    const { seed, salt } = game;
    const names = seats.map(({ name, bot }) => (bot === null ? name : bot));
    const { chance } = new Match(served.game, config.value, { seats: names, seed, salt }).record();
    await db.transaction().execute(async (within) => {
      const begun = await within
        .updateTable("games")
        // Somebody has to look at it, though nobody may be there: a bot may begin, and whoever begins is told.
        .set({
          status: "running",
          started: this.#world.now(),
          due: this.#world.now(),
          deal: JSON.stringify(chance),
        })
        .where("id", "=", id)
        .where("status", "=", "open")
        .executeTakeFirst();
      if (Number(begun.numUpdatedRows) === 0) return;
      for (const { seat, bot } of seats)
        if (bot !== null)
          await within
            .updateTable("seats")
            .set({ name: bot })
            .where("game", "=", id)
            .where("seat", "=", seat)
            .execute();
    });
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
      "asked",
      "asked_at",
      "ended",
    ]);
type Games = ReturnType<typeof gamesIn>;
