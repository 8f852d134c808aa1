import { err, ok, refuse, type Refusal, type Result, type Seat } from "@ara/kernel";
import { holding, holds, newSecret, wasSilent, type Dealing } from "../fair/dealing.ts";
import { fitsInLog, logTable } from "../fair/log.ts";
import type { ClockRule } from "./clock.ts";
import { gameNamed } from "../games/games.ts";
import { Blocks } from "../people/blocks.ts";
import type { Person } from "../people/sessions.ts";
import type { AtZero } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";
import { factsOf, isTurnOf, type TableFacts } from "./facts.ts";

/** What somebody who makes a table says of each of its seats. */
type Wanted = { readonly who: "me" | "open" | "program" } | { readonly who: "bot"; readonly level: string };

export interface NewTable {
  readonly game: string;
  readonly config: unknown;
  readonly listed: boolean;
  readonly seats: readonly Wanted[];
  /** Without one, everybody has all the time there is. */
  readonly clock?: ClockRule | undefined;
  readonly atZero?: AtZero | undefined;
  /** Whether a seat that is left to a bot may be taken by others; whoever makes it can say otherwise later. */
  readonly takeover?: boolean | undefined;
  /** Whether seats are drawn by lot when all sit. */
  readonly draws?: boolean | undefined;
  /** Whoever makes it will add a nonce to the luck, as soon as he knows what the table has committed to. */
  readonly fair?: boolean | undefined;
}

/** What the browser of somebody who sits down fixes of the luck to come. */
export interface Promised {
  /** With which he signs; a browser without the means has none. */
  readonly key?: string | undefined;
  readonly commit: string;
}

/** So many tables that have not begun one person may keep. */
const MOST_OPEN = 20;
/** So long a game that is over stays among one's tables. */
const LATELY = 3 * 86_400_000;

/** What somebody wants who wants to play at once; `null` where he does not mind. */
interface Fitting {
  readonly game: string;
  readonly players: number | null;
  readonly clock: ClockRule["kind"] | null;
  /** His browser adds to the luck. */
  readonly fair: boolean;
}

const USUAL_CLOCKS: Readonly<Record<ClockRule["kind"], ClockRule>> = {
  none: { kind: "none" },
  live: { kind: "live", bank: 15 * 60_000, increment: 20_000 },
  days: { kind: "days", days: 3 },
};

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

  async create(person: Person, wanted: NewTable, id = newId(this.#world)): Promise<Result<string, Refusal>> {
    const hosted = gameNamed(wanted.game);
    if (!hosted) return err(refuse("table.game", { game: wanted.game }));
    const { game } = hosted.served;
    const config = game.json.readConfig(wanted.config);
    if (!config.ok) return config;
    if (!fitsInLog(game.json.writeConfig(config.value))) return err(refuse("lobby.tooLarge"));
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
      takeover: wanted.takeover === false ? 0 : 1,
      draws: wanted.draws === true ? 1 : null,
    };
    await this.#store.together(
      db.insertInto("games").values(made),
      logTable(db, this.#world, { ...made, attempt: 1 }),
      db.insertInto("seats").values(
        wanted.seats.map((seat, i) => ({
          game: id,
          seat: i,
          person: seat.who === "me" ? person.id : null,
          bot: seat.who === "bot" ? seat.level : null,
          name: seat.who === "me" ? person.name : "",
          fair: seat.who === "me" && wanted.fair === true ? 1 : 0,
          program: seat.who === "program" || (seat.who === "me" && person.kind === "bot") ? 1 : null,
        })),
      ),
    );
    // While a seat is free nothing begins.
    if (wanted.seats.every(({ who }) => who === "me" || who === "bot")) await this.#beginIfFull(id);
    this.#store.announce(id);
    return ok(id);
  }

  /**
   * Takes a free seat; or says in one's own, before the game has begun, what one's browser adds. `had`: seats that are his as all
   * know, where they play again.
   */
  async sit(
    person: Person,
    id: string,
    seat: Seat,
    promised?: Promised | "later",
    had: readonly Seat[] = [],
  ): Promise<Refusal | null> {
    const refused = await this.#take(person, id, seat, promised, had);
    if (!refused) await this.#beginIfFull(id);
    if (refused?.key !== "table.unknown") this.#store.announce(id);
    return refused;
  }

  async #take(
    person: Person,
    id: string,
    seat: Seat,
    promised: Promised | "later" | undefined,
    had: readonly Seat[],
  ): Promise<Refusal | null> {
    const { db } = this.#store;
    const [facts, apart, isSilent] = await Promise.all([
      this.facts(id, person),
      this.#blocks.apart(person.id),
      wasSilent(db, id, person.id),
    ]);
    if (!facts) return refuse("table.unknown");
    const { status, attempt } = facts;
    // Nobody finds himself playing against a program who was not told so: it sits where a seat is for one.
    if (status === "open" && facts.seats[seat]?.program !== (person.kind === "bot")) return refuse("lobby.program");
    const kept = facts.seats[seat]?.kept;
    if (kept && !kept.you) return refuse("lobby.kept");
    // Whoever has joined a tournament has agreed to meet all who are in it.
    if (!kept && (await this.#isApart(apart, id))) return refuse("lobby.blocked");
    if (status !== "open") return refuse("lobby.begun");
    // Whoever could sit down again and again and let every deal come to nothing would keep the others for ever.
    if (!facts.mine.includes(seat)) {
      if (facts.mine.some((one) => !had.includes(one))) return refuse("lobby.otherSeat");
      if (kept && (await this.#isTimeUp(id))) return refuse("lobby.late");
      if (!kept && isSilent) return refuse("lobby.silent");
    }
    const own = promised === "later" ? undefined : promised;
    const taken = db
      .updateTable("seats")
      .set({
        person: person.id,
        name: person.name,
        fair: promised ? 1 : 0,
        key: own?.key ?? null,
        commitment: own?.commit ?? null,
      })
      .where("game", "=", id)
      .where("seat", "=", seat)
      .where((where) =>
        own ? where.or([where("person", "is", null), where("person", "=", person.id)]) : where("person", "is", null),
      )
      .where("bot", "is", null)
      // Nobody sees two hands who was not let, also where he asks for both in the same moment.
      .where((where) => {
        const others = where.selectFrom("seats as other").select("other.seat").where("other.game", "=", id);
        const elsewhere = others.where("other.person", "=", person.id).where("other.seat", "not in", [seat, ...had]);
        return where.or([where("person", "=", person.id), where.not(where.exists(elsewhere))]);
      });
    if (await this.#store.togetherIf([holding(db, { id, status, attempt }), taken])) return null;
    const now = await this.facts(id, person);
    // Everything has begun anew meanwhile: so does he.
    if (now?.status === "open" && now.attempt !== attempt) return this.#take(person, id, seat, promised, had);
    if (now?.status !== "open") return refuse("lobby.begun");
    return refuse(now.mine.length > 0 ? "lobby.otherSeat" : "lobby.taken");
  }

  /** Whoever made a table and sits there seats bots where nobody came; what is kept for somebody, or for a program, stays so. */
  async seatBots(person: Person, id: string, level: string): Promise<Refusal | null> {
    const { db } = this.#store;
    const facts = await this.facts(id, person);
    if (!facts) return refuse("table.unknown");
    const { status, attempt, host, mine } = facts;
    if (!host) return refuse("lobby.notHost");
    if (!gameNamed(facts.game)?.levels.includes(level)) return refuse("lobby.level");
    if (mine.length === 0) return refuse("lobby.noPerson");
    const seated = db
      .updateTable("seats")
      .set({ bot: level })
      .where("game", "=", id)
      .where("person", "is", null)
      .where("bot", "is", null)
      .where("kept", "is", null)
      .where("program", "is", null);
    const isDone = status === "open" && (await this.#store.togetherIf([holding(db, { id, status, attempt }), seated]));
    if (!isDone) return refuse("lobby.begun");
    await this.#beginIfFull(id);
    this.#store.announce(id);
    return null;
  }

  async leave(person: Person, id: string): Promise<Refusal | null> {
    if (!(await this.facts(id, person))) return refuse("table.unknown");
    const refused = await this.#store.db.transaction().execute(async (within) => {
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
    this.#store.announce(id);
    return refused;
  }

  async facts(id: string, person: Person | undefined): Promise<TableFacts | undefined> {
    return (await factsOf(this.#store, person, (games) => games.where("games.id", "=", id), [id]))[0];
  }

  /** Tables anybody may join; for somebody, without those of people he does not meet. */
  async open(person?: Person): Promise<TableFacts[]> {
    const apart = person ? [...(await this.#blocks.apart(person.id))] : [];
    return factsOf(this.#store, undefined, (games) => {
      const listed = games.where("listed", "=", 1).where("status", "=", "open");
      return apart.length === 0 ? listed : listed.where("host", "not in", apart);
    });
  }

  /** Whether there is anybody whom somebody does not meet. */
  async isPicky(person: Person): Promise<boolean> {
    return (await this.#blocks.apart(person.id)).size > 0;
  }

  /** The tables somebody sits at, and those at which he did until lately: first those where it is his turn. */
  async mine(person: Person): Promise<TableFacts[]> {
    const lately = this.#world.now() - LATELY;
    const tables = await factsOf(this.#store, person, (games) =>
      games
        .where((where) =>
          where.exists(
            where
              .selectFrom("seats")
              .select("seats.seat")
              .whereRef("seats.game", "=", "games.id")
              .where((seat) =>
                seat.or([
                  ...["person", "away", "kept"].map((of) => seat(`seats.${of as "person"}`, "=", person.id)),
                  // A seat that was lost by time: he may look on, and play again.
                  seat.and([seat("seats.first", "=", person.id), seat("seats.bot", "is not", null)]),
                ]),
              ),
          ),
        )
        .where((where) =>
          where.or([where("status", "in", ["open", "dealing", "running", "stuck"]), where("ended", ">=", lately)]),
        ),
    );
    return tables.toSorted((a, b) => Number(isTurnOf(b)) - Number(isTurnOf(a)));
  }

  /** Sits down at a table that fits and has room, the one that has waited longest; where there is none, one is made. */
  async playNow(person: Person, { game, players, clock, fair }: Fitting): Promise<Result<string, Refusal>> {
    const usual = gameNamed(game)?.usual;
    if (!usual) return err(refuse("table.game", { game }));
    const open = (await this.open(person)).toReversed();
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
      const free = seats.findIndex((seat) => seat.free && !seat.program);
      // Somebody may have been faster: then the next.
      if (free >= 0 && (await this.sit(person, id, free, fair ? "later" : undefined)) === null) return ok(id);
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
      fair,
      atZero: "bot",
    });
  }

  /** Whether nobody sits down any more at a table of a tournament. */
  async #isTimeUp(id: string): Promise<boolean> {
    const pairings = this.#store.db.selectFrom("pairings").select("due").where("game", "=", id);
    return (await pairings.where("due", "<=", this.#world.now()).executeTakeFirst()) !== undefined;
  }

  /** Whether somebody sits there whom he does not meet. */
  async #isApart(apart: ReadonlySet<string>, id: string): Promise<boolean> {
    if (apart.size === 0) return false;
    const { db } = this.#store;
    const seats = await db.selectFrom("seats").select("person").where("game", "=", id).execute();
    const { host } = await db.selectFrom("games").select("host").where("id", "=", id).executeTakeFirstOrThrow();
    return [host, ...seats.map((seat) => seat.person)].some((one) => one !== null && apart.has(one));
  }

  #beginIfFull(id: string): Promise<void> {
    return this.#dealing.beginIfFull(id);
  }
}
