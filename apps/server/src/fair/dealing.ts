import {
  canonical,
  commitTo,
  Match,
  RECORD_FORMAT,
  refuse,
  toHex,
  type Json,
  type Refusal,
  type Seat,
} from "@ara/kernel";
import {
  addedToSeed,
  commitNonce,
  contributorsOf,
  drawSeats,
  hashRoster,
  type Drawn,
  type Roster,
} from "@ara/kernel/fair";
import type { Compilable, Kysely, Transaction, Updateable } from "kysely";
import { gameNamed } from "../games/games.ts";
import type { Person } from "../people/sessions.ts";
import type { Database, GameTable, SeatTable, Status } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { ClockRule } from "../tables/clock.ts";
import { newId, type World } from "../world.ts";
import { logTable, noteFor, noteIn } from "./log.ts";
import type { ServerKey } from "./server-key.ts";

/**
 * So long a browser may take for what it owes to the deal: at a table where all sit at the same time, and at one by
 * correspondence, where people are told that it is awaited.
 */
export const PATIENCE = { live: 30_000, days: 48 * 3_600_000 } as const;
const isByDays = ({ clock }: GameTable): boolean => (JSON.parse(clock) as ClockRule).kind === "days";
const patienceOf = (game: GameTable): number => PATIENCE[isByDays(game) ? "days" : "live"];
const SWEEP_EVERY = 2000;
/** After so many looks it is looked whether a table is full that nobody has begun. */
const FULL_EVERY = 15;
/** So long somebody is kept waiting who asks for news of a deal, and so often it is looked whether another node has some. */
const LONGEST_WAIT = 20_000;
const LOOK_EVERY = 1000;
/** So many wait for news of one table; whoever comes after them is answered at once. */
const MOST_WAITING = 64;

/** How far the deal of a table has come; nothing of it is secret. */
export interface DealingFacts {
  readonly status: Status;
  readonly attempt: number;
  readonly commitment: string;
  readonly due: number | null;
  readonly roster: Json;
  readonly signature: string | null;
  /** The seats whose nonce has been shown. */
  readonly shown: readonly Seat[];
  readonly voids: readonly VoidFacts[];
  /** Another one whenever anything of this is. */
  readonly stamp: string;
}

/** An attempt that came to nothing, with the seed it would have been dealt from. */
export interface VoidFacts {
  readonly attempt: number;
  readonly at: number;
  readonly roster: Json;
  readonly signature: string;
  readonly seed: string;
  readonly salt: string;
  readonly silent: readonly Seat[];
}

type Within = Transaction<Database>;
/** The database, or a transaction on it. */
type Db = Kysely<Database>;

/**
 * From the moment all seats are taken until the first decision. The seed was committed to before anybody sat down; each browser
 * has committed to a nonce when its player did. All of that is published and signed, then the nonces are shown, and only then
 * is there a deal. A nonce that does not come is never left out, since whoever knows the seed could choose between two deals by
 * losing it: the attempt is void, in public, and everything begins anew.
 */
export class Dealing {
  readonly #store: Store;
  readonly #world: World;
  readonly #key: ServerKey;
  readonly #waiting = new Map<string, Set<() => void>>();
  #sweeping: () => void = () => undefined;
  #onWaiting: (game: string) => void = () => undefined;
  #closed = false;

  constructor(store: Store, world: World, key: ServerKey) {
    this.#store = store;
    this.#world = world;
    this.#key = key;
  }

  /** Is told of a table by correspondence at which browsers owe something. */
  onWaiting(listener: (game: string) => void): void {
    this.#onWaiting = listener;
  }

  /** Looks from now on whether somebody stays silent. */
  start(): void {
    let turns = 0;
    const turn = async (): Promise<void> => {
      // A database that does not answer now may do so the next time.
      await this.sweep().catch(() => undefined);
      if (turns++ % FULL_EVERY === 0) await this.beginAllThatAreFull().catch(() => undefined);
      if (!this.#closed) this.#sweeping = this.#world.after(SWEEP_EVERY, () => void turn());
    };
    this.#sweeping = this.#world.after(SWEEP_EVERY, () => void turn());
  }

  close(): void {
    this.#closed = true;
    this.#sweeping();
    for (const id of this.#waiting.keys()) this.#wake(id);
  }

  /** All sit, and nobody owes a commitment: who sits there is published, and the nonces are awaited. */
  async beginIfFull(id: string): Promise<void> {
    const isWaiting = await again(() => this.#begin(id));
    if (isWaiting) this.#onWaiting(id);
    this.#tell(id);
  }

  /** Whether browsers are waited for at a table by correspondence; `undefined` where something has changed meanwhile. */
  async #begin(id: string): Promise<boolean | undefined> {
    const { db } = this.#store;
    const { game, seats } = await read(db, id);
    if (game.status !== "open" || seats.some(isFree)) return false;
    const due = this.#world.now() + patienceOf(game);
    const isWaiting = isByDays(game);
    const set = (changes: Updateable<GameTable>) => db.updateTable("games").set(changes).where("id", "=", id);
    const ifSo = async (...queries: readonly Compilable[]): Promise<boolean | undefined> =>
      (await this.#store.togetherIf([holding(db, game), ...seats.map((seat) => asRead(db, seat))], ...queries))
        ? isWaiting
        : undefined;
    if (seats.some(owes)) return game.due === null ? ifSo(set({ due })) : isWaiting;
    const [sits, drawn] = drawnFor(game, seats);
    const moved = sits.flatMap((sitter, i) => (sitter === seats[i] ? [] : [movedTo(db, sitter, seats[i]!)]));
    const roster = { ...rosterOf(game, sits, this.#key.publicKey), ...(drawn && { drawn }) };
    const published = { roster: canonical(roster), signature: this.#key.sign(hashRoster(roster)) };
    const noted = noteFor(db, this.#world, game, {
      kind: "roster",
      attempt: roster.attempt,
      roster: toHex(hashRoster(roster)),
    });
    if (contributorsOf(roster).length === 0)
      return ifSo(noted, ...moved, ...this.#deal({ ...game, ...published }, sits));
    return ifSo(noted, ...moved, set({ ...published, status: "dealing", due }));
  }

  /** Somebody shows the nonce he has committed to; with the last one the cards are dealt. */
  async reveal(person: Person, id: string, seat: Seat, nonce: string): Promise<Refusal | null> {
    const refused = await again(() => this.#reveal(person, id, seat, nonce));
    this.#tell(id);
    return refused;
  }

  async #reveal(person: Person, id: string, seat: Seat, nonce: string): Promise<Refusal | null | undefined> {
    const { db } = this.#store;
    const isThere = await db.selectFrom("games").select("id").where("id", "=", id).executeTakeFirst();
    if (!isThere) return refuse("table.unknown");
    const { game, seats } = await read(db, id);
    const own = seats[seat];
    if (own?.person !== person.id) return refuse("table.notYours");
    // Sent twice, it is known.
    if (own.nonce === nonce) return null;
    if (game.status !== "dealing") return refuse("fair.notNow");
    if (own.nonce !== null || own.commitment !== commitNonce(id, own.key, nonce)) return refuse("fair.nonce");
    const now = seats.map((one) => (one.seat === seat ? { ...one, nonce } : one));
    const isKept = await this.#store.togetherIf(
      [holding(db, game), ...seats.map((one) => asRead(db, one))],
      db.updateTable("seats").set({ nonce }).where("game", "=", id).where("seat", "=", seat),
      ...(now.some(isSilent) ? [] : this.#deal(game, now)),
    );
    return isKept ? null : undefined;
  }

  async facts(id: string): Promise<DealingFacts | undefined> {
    const { db } = this.#store;
    const game = await db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirst();
    if (!game) return undefined;
    const seats = await db.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute();
    const { status, commitment, due, roster, signature } = game;
    const attempt = game.attempt ?? 1;
    const shown = seats.flatMap(({ seat, nonce }) => (nonce === null ? [] : [seat]));
    const stamp = [status, attempt, due ?? "", ...shown].join(".");
    const published = roster === null ? null : (JSON.parse(roster) as Json);
    const voids = await voidsOf(this.#store, id);
    return { status, attempt, commitment, due, roster: published, signature, shown, voids, stamp };
  }

  /** The same, as soon as it is another than somebody has seen, or after a while. */
  async factsAfter(id: string, seen: string): Promise<DealingFacts | undefined> {
    const end = this.#world.mono() + LONGEST_WAIT;
    for (;;) {
      const facts = await this.facts(id);
      const isCrowded = (this.#waiting.get(id)?.size ?? 0) >= MOST_WAITING;
      if (facts?.stamp !== seen || isCrowded || this.#closed || this.#world.mono() >= end) return facts;
      await this.#pause(id);
    }
  }

  /** Whoever has let the time pass loses his seat. */
  async sweep(): Promise<void> {
    const late = await this.#store.db
      .selectFrom("games")
      .select(["id", "status"])
      .where("status", "in", ["open", "dealing"])
      .where("due", "<=", this.#world.now())
      .execute();
    for (const { id, status } of late) {
      await this.#store.db
        .transaction()
        .execute((within) => (status === "dealing" ? this.#void(within, id) : this.#free(within, id)));
      this.#tell(id);
    }
  }

  /** Tables at which all sit though nothing has begun: the node at which the last one sat down may be gone since. */
  async beginAllThatAreFull(): Promise<void> {
    const full = await this.#store.db
      .selectFrom("games")
      .select("id")
      .where("status", "=", "open")
      .where("due", "is", null)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom("seats")
              .select("seats.seat")
              .whereRef("seats.game", "=", "games.id")
              .where("seats.person", "is", null)
              .where("seats.bot", "is", null),
          ),
        ),
      )
      .execute();
    for (const { id } of full) await this.beginIfFull(id);
  }

  /** Somebody has sat down and never committed to a nonce: nothing was published yet, his seat is free. */
  async #free(within: Within, id: string): Promise<void> {
    if (!(await holds(within, id, "open"))) return;
    const { seats } = await read(within, id);
    await within.updateTable("games").set({ due: null }).where("id", "=", id).execute();
    // Where another seat is free already the game waits anyway.
    if (!seats.some(isFree)) await emptySeats(within, id, seats.filter(owes));
  }

  async #void(within: Within, id: string): Promise<void> {
    if (!(await holds(within, id, "dealing"))) return;
    const { game, seats } = await read(within, id);
    const at = this.#world.now();
    if (game.due === null || game.due > at) return;
    const silent = seats.filter(isSilent);
    const { roster, signature, seed, salt } = game;
    const attempt = game.attempt ?? 1;
    await within
      .insertInto("voids")
      .values({
        game: id,
        attempt,
        at,
        roster: roster!,
        signature: signature!,
        seed,
        salt,
        silent: JSON.stringify(silent.map(({ seat }) => seat)),
        people: JSON.stringify(silent.map(({ person }) => person)),
      })
      .execute();
    await noteIn(within, this.#world, game, {
      kind: "void",
      attempt,
      roster: toHex(hashRoster(JSON.parse(roster!) as Roster)),
      seed,
      salt,
      silent: silent.map(({ seat }) => seat),
    });
    const next = { ...newSecret(this.#world), attempt: attempt + 1 };
    await within
      .updateTable("games")
      .set({ ...next, status: "open", due: null, roster: null, signature: null })
      .where("id", "=", id)
      .execute();
    await logTable(within, this.#world, { ...game, ...next }).execute();
    await within
      .updateTable("seats")
      .set({ key: null, commitment: null, nonce: null })
      .where("game", "=", id)
      .execute();
    await emptySeats(within, id, silent);
  }

  /** What is kept when the cards are dealt. */
  #deal(game: GameTable, seats: readonly SeatTable[]): readonly Compilable[] {
    const { db } = this.#store;
    const { served, levels } = gameNamed(game.game)!;
    const config = served.game.json.readConfig(JSON.parse(game.config));
    if (!config.ok) throw new Error(`a table was made that cannot be: ${config.error.key}`);
    const { id, seed, salt, roster, signature } = game;
    const shown = seats.flatMap(({ nonce }) => (nonce === null ? [] : [nonce]));
    const published = JSON.parse(roster!) as Roster;
    const nonces = addedToSeed(published, shown);
    const names = published.seats.map(({ name }) => name);
    const now = this.#world.now();
    const { chance } = new Match(served.game, config.value, { seats: names, seed, salt, nonces }).record();
    const begun = db
      .updateTable("games")
      .set({
        roster,
        signature,
        status: "running",
        started: now,
        // Somebody may have to be told that it is his turn, whether or not anybody looks.
        due: now,
        deal: JSON.stringify(chance),
        nonces: JSON.stringify(nonces),
      })
      .where("id", "=", id);
    const named = seats.flatMap(({ seat, bot }) =>
      bot === null
        ? []
        : [db.updateTable("seats").set({ name: names[seat]! }).where("game", "=", id).where("seat", "=", seat)],
    );
    // Who was there when the deal began may have no account any more: a bot plays for him, as at any game that he leaves.
    const isGone = db
      .selectFrom("people")
      .select("people.id")
      .where((people) => people.or([people("deleted", "is not", null), people("banned", "is not", null)]));
    const left = db
      .updateTable("seats")
      .set((seat) => ({ away: seat.ref("person"), person: null, bot: levels[0]! }))
      .where("game", "=", id)
      .where("person", "in", isGone);
    return [begun, ...named, left];
  }

  #tell(id: string): void {
    this.#store.announce(id);
    this.#wake(id);
  }

  #wake(id: string): void {
    for (const goOn of this.#waiting.get(id) ?? []) goOn();
  }

  #pause(id: string): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(id) ?? new Set();
      this.#waiting.set(id, waiting);
      const goOn = (): void => {
        stop();
        waiting.delete(goOn);
        if (waiting.size === 0) this.#waiting.delete(id);
        resolve();
      };
      const stop = this.#world.after(LOOK_EVERY, goOn);
      waiting.add(goOn);
    });
  }
}

/** A new seed with what is published of it. */
export function newSecret(world: World): { readonly seed: string; readonly salt: string; readonly commitment: string } {
  const [seed, salt] = [newId(world, 32), newId(world, 16)];
  return { seed, salt, commitment: commitTo(RECORD_FORMAT, { seed, salt }) };
}

/** Whether a table is so far, and stays so until the transaction ends: nobody else changes it meanwhile. */
export async function holds(within: Within, id: string, status: Status): Promise<boolean> {
  const found = await within
    .updateTable("games")
    .set({ status })
    .where("id", "=", id)
    .where("status", "=", status)
    .executeTakeFirst();
  return Number(found.numUpdatedRows) > 0;
}

/** The same as a statement, which changes a row as long as a table is so far, in the attempt that was read. */
export const holding = (db: Db, { id, status, attempt }: Pick<GameTable, "id" | "status" | "attempt">) =>
  db
    .updateTable("games")
    .set({ status })
    .where("id", "=", id)
    .where("status", "=", status)
    .where("attempt", "is not distinct from", attempt);

/** Changes a row, and nothing in it, as long as whoever sits there is who was read, with all that he has said. */
function asRead(db: Db, { game, seat, ...was }: SeatTable) {
  const own = db.updateTable("seats").set({ seat }).where("game", "=", game).where("seat", "=", seat);
  return (["person", "bot", "name", "fair", "key", "commitment", "nonce"] as const).reduce(
    (query, column) => query.where(column, "is not distinct from", was[column]),
    own,
  );
}

/** Who sits where when lots are drawn, and how they were; as all sit, where they are not. */
function drawnFor(
  { draws, id: table, seed, attempt }: GameTable,
  seats: readonly SeatTable[],
): readonly [readonly SeatTable[], Drawn | undefined] {
  if (draws !== 1) return [seats, undefined];
  const drawn = drawSeats(
    seed,
    { table, attempt: attempt ?? 1 },
    seats.map(({ bot }) => bot === null),
  );
  return [
    drawn.map((from, seat) => (from === null || from === seat ? seats[seat]! : { ...seats[from]!, seat })),
    drawn,
  ];
}

/** Somebody gets another seat, with all that he has said. */
function movedTo(db: Db, { person, name, fair, key, commitment, program }: SeatTable, { game, seat }: SeatTable) {
  const sitter = { person, name, fair, key, commitment, program };
  return db.updateTable("seats").set(sitter).where("game", "=", game).where("seat", "=", seat);
}

const MOST_TRIES = 20;

/** Tries until nothing was changed by others meanwhile. */
async function again<Value>(attempt: () => Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const done = await attempt();
    if (done !== undefined) return done;
  }
  throw new Error("a table changes again and again");
}

export async function voidsOf({ db }: Store, id: string): Promise<VoidFacts[]> {
  const voids = await db.selectFrom("voids").selectAll().where("game", "=", id).orderBy("attempt").execute();
  return voids.map(({ game: _game, people: _people, roster, silent, ...one }) => ({
    ...one,
    roster: JSON.parse(roster) as Json,
    silent: JSON.parse(silent) as Seat[],
  }));
}

/** Once may happen to anybody whose line breaks. */
const PARDONED = 1;

/** Whether somebody let deals at this table come to nothing more often than is pardoned: he could do so for ever. */
export async function wasSilent(within: Db, id: string, person: string): Promise<boolean> {
  const voids = await within.selectFrom("voids").select("people").where("game", "=", id).execute();
  return voids.filter(({ people }) => (JSON.parse(people ?? "[]") as string[]).includes(person)).length > PARDONED;
}

async function read(within: Db, id: string): Promise<{ game: GameTable; seats: SeatTable[] }> {
  const [game, seats] = await Promise.all([
    within.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    within.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute(),
  ]);
  return { game, seats };
}

async function emptySeats(within: Within, id: string, seats: readonly SeatTable[]): Promise<void> {
  for (const { seat } of seats)
    await within
      .updateTable("seats")
      .set({ person: null, name: "", fair: 0, key: null, commitment: null, nonce: null })
      .where("game", "=", id)
      .where("seat", "=", seat)
      .execute();
}

const isFree = ({ person, bot }: SeatTable): boolean => person === null && bot === null;
export const owes = ({ fair, commitment }: SeatTable): boolean => fair === 1 && commitment === null;
const isSilent = ({ commitment, nonce }: SeatTable): boolean => commitment !== null && nonce === null;

/** Whether a seat's browser is waited for, at a table where all sit. */
export const awaitsNonce = (status: Status, seat: SeatTable): boolean =>
  status === "dealing" ? isSilent(seat) : owes(seat);

/** What a seat is called in the game: a bot as its level is, written as a name, with a number where it is not the first of them. */
function nameAt(seats: readonly SeatTable[], at: number): string {
  const { name, bot } = seats[at]!;
  if (bot === null) return name;
  const before = seats.slice(0, at).filter((other) => other.bot === bot).length;
  const level = bot.charAt(0).toUpperCase() + bot.slice(1);
  return before === 0 ? level : `${level} ${before + 1}`;
}

const rosterOf = (game: GameTable, seats: readonly SeatTable[], server: string): Roster => ({
  table: game.id,
  attempt: game.attempt ?? 1,
  game: game.game,
  rules: game.rules,
  config: JSON.parse(game.config) as Json,
  commitment: game.commitment,
  server,
  seats: seats.map((seat, at) => ({
    name: nameAt(seats, at),
    bot: seat.bot,
    key: seat.commitment === null ? null : seat.key,
    commit: seat.commitment,
  })),
});
