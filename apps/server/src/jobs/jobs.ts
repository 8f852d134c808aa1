import type { Json } from "@ara/kernel";
import type { JobTable } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";

export interface When {
  /** Of all that wait under one key the newest counts. */
  readonly key?: string;
  /** Not before this moment. */
  readonly at?: number;
  /** So often it is tried before it is given up. */
  readonly tries?: number;
}

/** Does a piece of work; the answer is when to look at it again, where it is not yet time. */
type Handler = (body: Json) => Promise<{ readonly again: number } | undefined>;

const LOOK_EVERY = 1000;
/** Whoever holds a job so long without an end is taken for gone. */
const HELD_FOR = 30_000;
const MOST_AT_ONCE = 20;
const USUAL_TRIES = 5;
/** After a failure it is tried again in so long, each time four times as long. */
const FIRST_PAUSE = 5000;
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Work for later, kept in the database: done at least once by one of the nodes, also if the one that took it is gone before
 * it was done. Clocks and bots are no jobs: they belong to their table.
 */
export class Jobs {
  readonly #store: Store;
  readonly #world: World;
  readonly #fault: (what: string, where: string) => void;
  readonly #handlers = new Map<string, Handler>();
  #callOff: () => void = () => undefined;
  #working: Promise<void> | undefined;
  #closed = false;

  constructor(store: Store, world: World, fault: (what: string, where: string) => void) {
    this.#store = store;
    this.#world = world;
    this.#fault = fault;
  }

  async add(kind: string, body: Json, { key, at = this.#world.now(), tries = USUAL_TRIES }: When = {}): Promise<void> {
    const job: JobTable = {
      id: newId(this.#world),
      kind,
      body: JSON.stringify(body),
      key: key ?? null,
      at,
      tries,
      failed: 0,
      held: 0,
      error: null,
    };
    await this.#store.db
      .insertInto("jobs")
      .values(job)
      // Whoever is at the older one at this moment ends that, and not this.
      .onConflict((same) => same.column("key").doUpdateSet(job))
      .execute();
    if (at <= this.#world.now()) this.#soon(0);
  }

  /** From now on work of this kind is done here. */
  handle(kind: string, handler: Handler): void {
    this.#handlers.set(kind, handler);
    this.#soon(0);
  }

  /** What is being done is done first. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#callOff();
    await this.#working;
  }

  #soon(milliseconds: number): void {
    if (this.#closed) return;
    this.#callOff();
    this.#callOff = this.#world.after(milliseconds, () => {
      this.#working ??= this.#work();
    });
  }

  async #work(): Promise<void> {
    let found = 0;
    try {
      const jobs = await this.#take();
      found = jobs.length;
      await Promise.all(jobs.map((job) => this.#do(job)));
    } catch {
      // The database may be back at the next look.
    }
    this.#working = undefined;
    this.#soon(found === MOST_AT_ONCE ? 0 : LOOK_EVERY);
  }

  /** Takes what is due; what another node takes in this moment is passed over. */
  async #take(): Promise<readonly JobTable[]> {
    const { db, skipsLocked } = this.#store;
    const now = this.#world.now();
    const due = db
      .selectFrom("jobs")
      .select("id")
      .where("at", "<=", now)
      .where("held", "<=", now)
      .where("kind", "in", [...this.#handlers.keys()])
      .orderBy("at")
      .limit(MOST_AT_ONCE)
      .$if(skipsLocked, (query) => query.forUpdate().skipLocked());
    return db
      .updateTable("jobs")
      .set({ held: now + HELD_FOR })
      .where("id", "in", due)
      .returningAll()
      .execute();
  }

  async #do({ id, kind, body, tries, failed }: JobTable): Promise<void> {
    const { db } = this.#store;
    try {
      const later = await this.#handlers.get(kind)!(JSON.parse(body) as Json);
      if (later) await db.updateTable("jobs").set({ at: later.again, held: 0 }).where("id", "=", id).execute();
      else await db.deleteFrom("jobs").where("id", "=", id).execute();
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      const isLast = failed + 1 >= tries;
      if (isLast) this.#fault(`a job is given up: ${kind}: ${what}`, id);
      const again = this.#world.now() + FIRST_PAUSE * 4 ** failed;
      await db
        .updateTable("jobs")
        .set({ failed: failed + 1, error: what.slice(0, 500), ...(isLast ? { held: NEVER } : { at: again, held: 0 }) })
        .where("id", "=", id)
        .execute();
    }
  }
}
