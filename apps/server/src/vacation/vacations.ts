import { refuse, type Refusal } from "@ara/kernel";
import type { Transaction } from "kysely";
import type { Database } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { ClockRule, Leave } from "../tables/clock.ts";
import { newId, type World } from "../world.ts";

const DAY = 86_400_000;
const YEAR = 365 * DAY;
/** So many days in any year. */
const MOST_DAYS = 30;
/** So far ahead it can be planned. */
const FURTHEST = YEAR;

export interface VacationFacts {
  /** The one that is under way, or planned. */
  readonly vacation: Leave | null;
  /** Whole days that could be taken now. */
  readonly daysLeft: number;
  readonly most: number;
}

type Within = Transaction<Database>;

/** Each counts for a day at least: nobody stops his clock for a moment again and again. */
const counted = (leaves: readonly Leave[], since: number): number =>
  leaves
    .filter(({ until }) => until > since)
    .reduce((all, { from, until }) => all + Math.max(DAY, until - Math.max(from, since)), 0);

/**
 * When somebody is on vacation: his clocks by days stand still then, at all his tables, and everybody there sees it. One at a
 * time; what is left of one that is ended early comes back.
 */
export class Vacations {
  readonly #store: Store;
  readonly #world: World;

  constructor(store: Store, world: World) {
    this.#store = store;
    this.#world = world;
  }

  async of(person: string): Promise<VacationFacts> {
    const now = this.#world.now();
    const all = await taken(this.#store.db, person);
    const vacation = all.find(({ until }) => until > now) ?? null;
    const past = all.filter((one) => one !== vacation);
    const daysLeft = Math.max(0, Math.floor((MOST_DAYS * DAY - counted(past, now - YEAR)) / DAY));
    return { vacation, daysLeft, most: MOST_DAYS };
  }

  /** From a moment on, or from now, for so many days. */
  async take(person: string, days: number, from?: number): Promise<Refusal | null> {
    const now = this.#world.now();
    const begins = Math.max(now, from ?? now);
    if (begins > now + FURTHEST) return refuse("vacation.far");
    const leave = { from: begins, until: begins + days * DAY };
    const refused = await this.#alone(person, async (within) => {
      const all = await taken(within, person);
      if (all.some(({ until }) => until > now)) return refuse("vacation.already");
      if (counted([...all, leave], leave.until - YEAR) > MOST_DAYS * DAY) return refuse("vacation.tooLong");
      const row = { id: newId(this.#world), person, begins: leave.from, ends: leave.until };
      await within.insertInto("vacations").values(row).execute();
      return null;
    });
    if (!refused) await this.#tell(person);
    return refused;
  }

  /** It is over, or does not happen. */
  async end(person: string): Promise<Refusal | null> {
    const now = this.#world.now();
    const refused = await this.#alone(person, async (within) => {
      const planned = await within
        .deleteFrom("vacations")
        .where("person", "=", person)
        .where("begins", ">=", now)
        .executeTakeFirst();
      const ended = await within
        .updateTable("vacations")
        .set({ ends: now })
        .where("person", "=", person)
        .where("ends", ">", now)
        .executeTakeFirst();
      return Number(planned.numDeletedRows) + Number(ended.numUpdatedRows) > 0 ? null : refuse("vacation.none");
    });
    if (!refused) await this.#tell(person);
    return refused;
  }

  /** Of two calls of one person one waits for the other. */
  #alone<T>(person: string, work: (within: Within) => Promise<T>): Promise<T> {
    return this.#store.db.transaction().execute(async (within) => {
      await within.updateTable("people").set({ id: person }).where("id", "=", person).execute();
      return work(within);
    });
  }

  /** Games asleep are looked at, those awake are told: when a clock is at zero is another moment now. */
  async #tell(person: string): Promise<void> {
    const { db } = this.#store;
    const games = await db
      .selectFrom("seats")
      .innerJoin("games", "games.id", "seats.game")
      .select(["games.id", "games.clock"])
      .distinct()
      .where("seats.person", "=", person)
      .where("games.status", "=", "running")
      .execute();
    const ids = games.flatMap(({ id, clock }) => ((JSON.parse(clock) as ClockRule).kind === "days" ? [id] : []));
    if (ids.length === 0) return;
    await db.updateTable("games").set({ due: this.#world.now() }).where("id", "in", ids).execute();
    for (const game of ids) this.#store.nudge({ game, what: "offers" });
  }
}

const taken = (db: Store["db"] | Within, person: string): Promise<Leave[]> =>
  db
    .selectFrom("vacations")
    .select(["begins as from", "ends as until"])
    .where("person", "=", person)
    .orderBy("begins")
    .execute();

/** When each of these people is away, in order of time. */
export async function leavesOf({ db }: Store, people: readonly string[]): Promise<ReadonlyMap<string, Leave[]>> {
  const leaves = new Map<string, Leave[]>();
  if (people.length === 0) return leaves;
  const rows = await db.selectFrom("vacations").selectAll().where("person", "in", people).orderBy("begins").execute();
  for (const { person, begins, ends } of rows)
    leaves.set(person, [...(leaves.get(person) ?? []), { from: begins, until: ends }]);
  return leaves;
}
