import type { Seat } from "@ara/kernel";
import type { Kysely } from "kysely";
import type { Database, JobTable } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";

interface OfGame {
  readonly game: string;
}
interface OfSeat extends OfGame {
  readonly seat: Seat;
}

/** The work of the house, by kind, with what whoever does it is told. */
export interface Work {
  readonly turn: OfSeat & { readonly turn: number };
  readonly seat: OfSeat;
  readonly offer: OfGame & { readonly id: string };
  readonly free: OfSeat & { readonly at: number };
  readonly nonce: OfGame;
  readonly late: OfSeat & { readonly turn: number };
  readonly quiet: object;
  readonly gone: { readonly person: string };
  readonly settle: OfGame;
  readonly tournament: { readonly id: string };
  readonly digest: { readonly person: string };
  /** By the way on which somebody is told. */
  readonly [notice: `notice ${string}`]: { readonly id: string };
}

export interface When {
  /** Of all that wait under one key the newest counts. */
  readonly key?: string;
  /** Not before this moment. */
  readonly at?: number;
  /** So often it is tried before it is given up. */
  readonly tries?: number;
  /** It is kept with whatever else this transaction keeps. */
  readonly within?: Kysely<Database>;
}

/** Does a piece of work; the answer is when to look at it again, where it is not yet time. */
type Handler<Body> = (body: Body) => Promise<Again>;
export type Again = { readonly again: number } | undefined;

/**
 * Who does the work: the house itself, or somebody out there who is asked and takes as long as he likes, by one way or another.
 * What waits in one lane holds up nothing in another; what takes long in one holds up its own place there and no more.
 */
interface Lane {
  readonly handlers: Map<string, Handler<never>>;
  readonly underWay: Set<Promise<void>>;
  callOff: () => void;
  taking: Promise<void> | undefined;
}
const newLane = (): Lane => ({
  handlers: new Map(),
  underWay: new Set(),
  callOff: () => undefined,
  taking: undefined,
});

const LOOK_EVERY = 1000;
/** Whoever holds a job so long without an end is taken for gone. */
const HELD_FOR = 30_000;
const MOST_AT_ONCE = 20;
const USUAL_TRIES = 5;
/** After a failure it is tried again in so long, each time four times as long, up to so long. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 6 * 3_600_000;
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Work for later, kept in the database: done at least once by one of the nodes, also if the one that took it is gone before
 * it was done. Clocks and bots are no jobs: they belong to their table.
 */
export class Jobs<Kinds extends object = Work> {
  readonly #store: Store;
  readonly #world: World;
  readonly #fault: (what: string, where: string) => void;
  readonly #lanes = new Map<string, Lane>();
  #closed = false;

  constructor(store: Store, world: World, fault: (what: string, where: string) => void) {
    this.#store = store;
    this.#world = world;
    this.#fault = fault;
  }

  async add<K extends keyof Kinds & string>(kind: K, body: Kinds[K], when: When = {}): Promise<void> {
    const { at } = await this.#keep(kind, body, when, 0);
    const lane = this.#laneOf(kind);
    if (lane && at <= this.#world.now()) this.#soon(lane, 0);
  }

  /** The same, begun here at once: it is kept for the others, who do it where this node is gone before it is done. */
  async addAndDo<K extends keyof Kinds & string>(kind: K, body: Kinds[K], when: Omit<When, "at"> = {}): Promise<void> {
    const lane = this.#laneOf(kind);
    if (!lane || this.#closed || lane.underWay.size >= MOST_AT_ONCE) return this.add(kind, body, when);
    const job = await this.#keep(kind, body, when, this.#world.now() + HELD_FOR);
    return this.#begin(lane, job, false);
  }

  async #keep(kind: string, body: unknown, when: When, held: number): Promise<JobTable> {
    const { key, at = this.#world.now(), tries = USUAL_TRIES, within = this.#store.db } = when;
    const job: JobTable = {
      id: newId(this.#world),
      kind,
      body: JSON.stringify(body),
      key: key ?? null,
      at,
      tries,
      failed: 0,
      held,
      error: null,
    };
    await within
      .insertInto("jobs")
      .values(job)
      // Whoever is at the older one at this moment ends that, and not this.
      .onConflict((same) => same.column("key").doUpdateSet(job))
      .execute();
    return job;
  }

  #laneOf(kind: string): Lane | undefined {
    return [...this.#lanes.values()].find(({ handlers }) => handlers.has(kind));
  }

  /** From now on work of this kind is done here. */
  handle<K extends keyof Kinds & string>(kind: K, handler: Handler<Kinds[K]>, whose = "house"): void {
    const lane = this.#lanes.get(whose) ?? newLane();
    this.#lanes.set(whose, lane);
    lane.handlers.set(kind, handler);
    this.#soon(lane, 0);
  }

  /** What is being done is done first. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { callOff } of this.#lanes.values()) callOff();
    for (const { taking } of this.#lanes.values()) await taking;
    for (const { underWay } of this.#lanes.values()) await Promise.all(underWay);
  }

  #soon(lane: Lane, milliseconds: number): void {
    if (this.#closed) return;
    lane.callOff();
    lane.callOff = this.#world.after(milliseconds, () => {
      lane.taking ??= this.#work(lane);
    });
  }

  async #work(lane: Lane): Promise<void> {
    const room = MOST_AT_ONCE - lane.underWay.size;
    let found = 0;
    try {
      const jobs = room > 0 ? await this.#take(lane, room) : [];
      found = jobs.length;
      for (const job of jobs) this.#begin(lane, job, found === room);
    } catch {
      // The database may be back at the next look.
    }
    lane.taking = undefined;
    this.#soon(lane, LOOK_EVERY);
  }

  /** Where the lane is full, the next one follows as soon as there is room. */
  #begin(lane: Lane, job: JobTable, isFull: boolean): void {
    const work = async (): Promise<void> => {
      try {
        await this.#do(lane, job);
      } catch {
        // The database does not answer: whoever holds it too long is taken for gone.
      }
      lane.underWay.delete(doing);
      if (isFull) this.#soon(lane, 0);
    };
    const doing = work();
    lane.underWay.add(doing);
  }

  /** Takes what is due; what another node takes in this moment is passed over. */
  async #take({ handlers }: Lane, most: number): Promise<readonly JobTable[]> {
    const { db, skipsLocked } = this.#store;
    const now = this.#world.now();
    const due = db
      .selectFrom("jobs")
      .select("id")
      .where("at", "<=", now)
      .where("held", "<=", now)
      .where("kind", "in", [...handlers.keys()])
      .orderBy("at")
      .limit(most)
      .$if(skipsLocked, (query) => query.forUpdate().skipLocked());
    return db
      .updateTable("jobs")
      .set({ held: now + HELD_FOR })
      .where("id", "in", due)
      .returningAll()
      .execute();
  }

  async #do({ handlers }: Lane, { id, kind, body, tries, failed }: JobTable): Promise<void> {
    const { db } = this.#store;
    try {
      const later = await handlers.get(kind)!(JSON.parse(body) as never);
      // It went well: failures of before are no reason to give it up.
      if (later)
        await db.updateTable("jobs").set({ at: later.again, held: 0, failed: 0 }).where("id", "=", id).execute();
      else await db.deleteFrom("jobs").where("id", "=", id).execute();
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      const isLast = failed + 1 >= tries;
      if (isLast) this.#fault(`a job is given up: ${kind}: ${what}`, id);
      const again = this.#world.now() + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 4 ** failed);
      await db
        .updateTable("jobs")
        .set({ failed: failed + 1, error: what.slice(0, 500), ...(isLast ? { held: NEVER } : { at: again, held: 0 }) })
        .where("id", "=", id)
        .execute();
    }
  }
}
