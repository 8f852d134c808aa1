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

/**
 * Who does the work: the house itself, or somebody out there who is asked and takes as long as he likes. What waits for one
 * holds up nothing of the other.
 */
type Whose = "house" | "others";

interface Lane {
  readonly handlers: Map<string, Handler>;
  callOff: () => void;
  working: Promise<void> | undefined;
}
const newLane = (): Lane => ({ handlers: new Map(), callOff: () => undefined, working: undefined });

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
  readonly #lanes: Readonly<Record<Whose, Lane>> = { house: newLane(), others: newLane() };
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
    const lane = Object.values(this.#lanes).find(({ handlers }) => handlers.has(kind));
    if (lane && at <= this.#world.now()) this.#soon(lane, 0);
  }

  /** From now on work of this kind is done here. */
  handle(kind: string, handler: Handler, whose: Whose = "house"): void {
    const lane = this.#lanes[whose];
    lane.handlers.set(kind, handler);
    this.#soon(lane, 0);
  }

  /** What is being done is done first. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { callOff } of Object.values(this.#lanes)) callOff();
    for (const { working } of Object.values(this.#lanes)) await working;
  }

  #soon(lane: Lane, milliseconds: number): void {
    if (this.#closed) return;
    lane.callOff();
    lane.callOff = this.#world.after(milliseconds, () => {
      lane.working ??= this.#work(lane);
    });
  }

  async #work(lane: Lane): Promise<void> {
    let found = 0;
    try {
      const jobs = await this.#take(lane);
      found = jobs.length;
      await Promise.all(jobs.map((job) => this.#do(lane, job)));
    } catch {
      // The database may be back at the next look.
    }
    lane.working = undefined;
    this.#soon(lane, found === MOST_AT_ONCE ? 0 : LOOK_EVERY);
  }

  /** Takes what is due; what another node takes in this moment is passed over. */
  async #take({ handlers }: Lane): Promise<readonly JobTable[]> {
    const { db, skipsLocked } = this.#store;
    const now = this.#world.now();
    const due = db
      .selectFrom("jobs")
      .select("id")
      .where("at", "<=", now)
      .where("held", "<=", now)
      .where("kind", "in", [...handlers.keys()])
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

  async #do({ handlers }: Lane, { id, kind, body, tries, failed }: JobTable): Promise<void> {
    const { db } = this.#store;
    try {
      const later = await handlers.get(kind)!(JSON.parse(body) as Json);
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
