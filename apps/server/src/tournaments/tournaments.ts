import { err, ok, refuse, type Refusal, type Result } from "@ara/kernel";
import type { Transaction } from "kysely";
import { newSecret, type Dealing } from "../fair/dealing.ts";
import { fitsInLog } from "../fair/log.ts";
import { gameNamed } from "../games/games.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Blocks } from "../people/blocks.ts";
import type { Person } from "../people/sessions.ts";
import type { AtZero, Database, EntrantTable, TournamentTable } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { ClockRule } from "../tables/clock.ts";
import { newId, type World } from "../world.ts";
import { Course, plan, type Afterwards } from "./course.ts";

type Within = Transaction<Database>;
type Status = TournamentTable["status"];

export interface NewTournament {
  readonly name: string;
  readonly game: string;
  readonly config: unknown;
  readonly kind: "robin" | "knockout";
  readonly clock: ClockRule;
  readonly atZero: AtZero;
  /** With so many it begins by itself. */
  readonly most: number | null;
  readonly members: boolean;
  readonly patience: number;
}

/** What a tournament does to games in progress. */
interface Seats {
  goAway(game: string, person: string): Promise<Refusal | null>;
}

export const MOST_PLAYERS = 32;
/** So many that are not over one person may keep. */
const MOST_OPEN = 5;
/** So often a tournament is looked at, whatever happens. */
const LOOK_EVERY = 30_000;
/** It is tried for ever. */
const MOST_TRIES = 2 ** 31 - 1;

/** Tournaments from the moment somebody makes one to the last result. */
export class Tournaments {
  readonly #store: Store;
  readonly #world: World;
  readonly #jobs: Jobs;
  readonly #dealing: Dealing;
  readonly #seats: Seats;
  readonly #blocks: Blocks;
  readonly #fault: (what: string, game: string) => void;
  readonly #onMade: ((game: string) => Promise<void>)[] = [];

  constructor(
    store: Store,
    world: World,
    jobs: Jobs,
    dealing: Dealing,
    seats: Seats,
    blocks: Blocks,
    fault: (what: string, game: string) => void = () => undefined,
  ) {
    this.#fault = fault;
    this.#store = store;
    this.#world = world;
    this.#jobs = jobs;
    this.#dealing = dealing;
    this.#seats = seats;
    this.#blocks = blocks;
    jobs.handle("tournament", async ({ id }) => this.#look(id));
  }

  async create(person: Person, wanted: NewTournament): Promise<Result<string, Refusal>> {
    if (person.kind !== "member") return err(refuse("people.membersOnly"));
    const hosted = gameNamed(wanted.game);
    if (!hosted) return err(refuse("table.game", { game: wanted.game }));
    const { game } = hosted.served;
    const config = game.json.readConfig(wanted.config);
    if (!config.ok) return config;
    if (!fitsInLog(game.json.writeConfig(config.value))) return err(refuse("lobby.tooLarge"));
    const seats = game.seats(config.value);
    if (seats < 2) return err(refuse("tournament.alone"));
    if (wanted.most !== null && wanted.most < Math.max(seats, 2)) return err(refuse("tournament.tooFew", { seats }));
    const { db } = this.#store;
    const { count } = await db
      .selectFrom("tournaments")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("organiser", "=", person.id)
      .where("status", "in", ["open", "running"])
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_OPEN) return err(refuse("tournament.tooMany", { most: MOST_OPEN }));
    const secret = newSecret(this.#world);
    const id = newId(this.#world);
    await db
      .insertInto("tournaments")
      .values({
        id,
        name: wanted.name,
        game: wanted.game,
        config: JSON.stringify(game.json.writeConfig(config.value)),
        seats,
        clock: JSON.stringify(wanted.clock),
        at_zero: wanted.atZero,
        kind: wanted.kind,
        most: wanted.most,
        members: wanted.members ? 1 : 0,
        patience: wanted.patience,
        status: "open",
        organiser: person.id,
        created: this.#world.now(),
        round: 0,
        ...secret,
      })
      .execute();
    this.#store.announce(id);
    return ok(id);
  }

  async join(person: Person, id: string): Promise<Refusal | null> {
    if (person.kind === "bot") return refuse("lobby.program");
    const apart = await this.#blocks.apart(person.id);
    const done = await this.#change(id, ["open"], async (within, tournament) => {
      if (tournament.members === 1 && person.kind !== "member") return refuse("people.membersOnly");
      const entrants = await entrantsOf(within, id);
      if (entrants.some((one) => one.person === person.id)) return null;
      if (entrants.length >= (tournament.most ?? MOST_PLAYERS)) return refuse("tournament.full");
      if ([tournament.organiser, ...entrants.map((one) => one.person)].some((one) => apart.has(one)))
        return refuse("lobby.blocked");
      const n = Math.max(0, ...entrants.map((one) => one.n)) + 1;
      await within
        .insertInto("entrants")
        .values({ tournament: id, n, person: person.id, name: person.name, joined: this.#world.now() })
        .execute();
      return entrants.length + 1 === tournament.most ? this.#begin(within, tournament) : null;
    });
    if (!done) await this.#lookSoon(id);
    return done;
  }

  /** Before it begins somebody is in it no more; afterwards he has given up what he has not played. */
  async leave(person: Person, id: string): Promise<Refusal | null> {
    return this.#takeOut(id, (one) => one.person === person.id);
  }

  /** Whoever made it takes somebody out who is not there. */
  async remove(person: Person, id: string, n: number): Promise<Refusal | null> {
    return this.#takeOut(id, (one) => one.n === n, person.id);
  }

  async begin(person: Person, id: string): Promise<Refusal | null> {
    const done = await this.#change(id, ["open"], async (within, tournament) =>
      tournament.organiser === person.id ? this.#begin(within, tournament) : refuse("tournament.notYours"),
    );
    if (!done) await this.#lookSoon(id);
    return done;
  }

  /** It does not take place. */
  async callOff(person: Person, id: string): Promise<Refusal | null> {
    return this.#change(id, ["open"], async (within, { organiser }) => {
      if (organiser !== person.id) return refuse("tournament.notYours");
      await within.updateTable("tournaments").set({ status: "off" }).where("id", "=", id).execute();
      return null;
    });
  }

  /** Is told of tables that wait for their players. */
  onMade(listener: (game: string) => Promise<void>): void {
    this.#onMade.push(listener);
  }

  /** A game is over, and it is known how. */
  async settled(game: string): Promise<void> {
    const found = await this.#store.db
      .selectFrom("pairings")
      .select("tournament")
      .where("game", "=", game)
      .executeTakeFirst();
    if (found) await this.#lookSoon(found.tournament);
  }

  /** Those that were under way when the last server ended. */
  async lookAtRunning(): Promise<void> {
    const rows = await this.#store.db.selectFrom("tournaments").select("id").where("status", "=", "running").execute();
    for (const { id } of rows) await this.#lookSoon(id);
  }

  async #takeOut(id: string, isMeant: (one: EntrantTable) => boolean, by?: string): Promise<Refusal | null> {
    const done = await this.#change(id, ["open", "running"], async (within, { status, organiser }) => {
      if (by !== undefined && organiser !== by) return refuse("tournament.notYours");
      const entrants = await entrantsOf(within, id);
      // Nobody decides on those he plays against: who does not come or does not move loses by the clock.
      if (
        by !== undefined &&
        status === "running" &&
        entrants.some(({ person, gone }) => person === by && gone === null)
      )
        return refuse("tournament.plays");
      const one = entrants.find(isMeant);
      if (!one) return refuse("tournament.notIn");
      if (status === "open")
        await within.deleteFrom("entrants").where("tournament", "=", id).where("n", "=", one.n).execute();
      else
        await within
          .updateTable("entrants")
          .set({ gone: one.gone ?? this.#world.now() })
          .where("tournament", "=", id)
          .where("n", "=", one.n)
          .execute();
      return null;
    });
    if (!done) await this.#lookSoon(id);
    return done;
  }

  async #begin(within: Within, tournament: TournamentTable): Promise<Refusal | null> {
    const { id, seats } = tournament;
    const entrants = await entrantsOf(within, id);
    if (entrants.length < seats) return refuse("tournament.tooFew", { seats });
    await plan(within, tournament, entrants);
    await within
      .updateTable("tournaments")
      .set({ status: "running", begun: this.#world.now(), round: 1 })
      .where("id", "=", id)
      .execute();
    return null;
  }

  /** Changes one that is so far, while nobody else does. */
  async #change(
    id: string,
    isSoFar: readonly Status[],
    work: (within: Within, tournament: TournamentTable) => Promise<Refusal | null>,
  ): Promise<Refusal | null> {
    const refused = await this.#store.db.transaction().execute(async (within) => {
      const tournament = await held(within, id);
      if (!tournament) return refuse("tournament.unknown");
      return isSoFar.includes(tournament.status) ? work(within, tournament) : refuse("tournament.notNow");
    });
    if (!refused) this.#store.announce(id);
    return refused;
  }

  #lookSoon(id: string): Promise<void> {
    return this.#jobs.add("tournament", { id }, { key: `tournament ${id}`, tries: MOST_TRIES });
  }

  /** Brings one as far as it has come; the answer is when to look again. */
  async #look(id: string): Promise<{ readonly again: number } | undefined> {
    let after: Afterwards | undefined;
    const again = await this.#store.db.transaction().execute(async (within) => {
      const tournament = await held(within, id);
      if (tournament?.status !== "running") return undefined;
      const course = new Course(within, this.#world, tournament, await entrantsOf(within, id));
      const stands = await course.goOn();
      ({ after } = course);
      const now = this.#world.now();
      await within
        .updateTable("tournaments")
        .set(stands === "over" ? { status: "over", ended: now } : { round: stands.round })
        .where("id", "=", id)
        .execute();
      return stands === "over" ? undefined : { again: Math.min(stands.due ?? Infinity, now + LOOK_EVERY) };
    });
    for (const game of after?.made ?? []) for (const told of this.#onMade) await this.#at(game, told(game));
    for (const game of after?.full ?? []) await this.#at(game, this.#dealing.beginIfFull(game));
    for (const { game, person } of after?.left ?? []) await this.#at(game, this.#seats.goAway(game, person));
    this.#store.announce(id, ...(after?.changed ?? []));
    return again;
  }

  /** What fails at one table holds up no other: whoever looks the next time finds it as it is. */
  async #at(game: string, work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) => this.#fault(error instanceof Error ? error.message : String(error), game));
  }
}

/** A tournament as it is; nobody else changes it until the transaction ends. */
async function held(within: Within, id: string): Promise<TournamentTable | undefined> {
  await within.updateTable("tournaments").set({ id }).where("id", "=", id).execute();
  return within.selectFrom("tournaments").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Those who are in it, as they came; whoever has no account any more is gone. */
export async function entrantsOf(within: Within | Store["db"], id: string): Promise<EntrantTable[]> {
  const rows = await within
    .selectFrom("entrants")
    .leftJoin("people", "people.id", "entrants.person")
    .selectAll("entrants")
    .select("people.deleted")
    .where("tournament", "=", id)
    .orderBy("n")
    .execute();
  return rows.map(({ deleted, gone, name, ...one }) => ({
    ...one,
    name: deleted === null ? name : "",
    gone: gone ?? deleted,
  }));
}
