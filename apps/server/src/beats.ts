import type { Store } from "./store/store.ts";
import type { World } from "./world.ts";

/** So often a server says that it runs. */
const BEAT_EVERY = 5000;
/** Without a beat for so long it is taken for gone. */
const GONE_AFTER = 15_000;

/** Says that this node runs, and knows since when none did. */
export class Beats {
  readonly #store: Store;
  readonly #world: World;
  readonly #node: string;
  #callOff: () => void = () => undefined;

  constructor(store: Store, world: World, node: string) {
    this.#store = store;
    this.#world = world;
    this.#node = node;
  }

  /** Begins; the answer is the time before this during which no server ran. */
  async begin(): Promise<{ readonly from: number; readonly until: number } | undefined> {
    const now = this.#world.now();
    const { db } = this.#store;
    const last = await db
      .selectFrom("nodes")
      .select(({ fn }) => fn.max("beat").as("beat"))
      .executeTakeFirst();
    await db
      .deleteFrom("nodes")
      .where("beat", "<", now - GONE_AFTER)
      .execute();
    await db.insertInto("nodes").values({ id: this.#node, started: now, beat: now }).execute();
    this.#next();
    const beat = last?.beat;
    // Another node that still beats has kept the clocks meanwhile.
    return typeof beat === "number" && now - beat > BEAT_EVERY ? { from: beat, until: now } : undefined;
  }

  async end(): Promise<void> {
    this.#callOff();
    await this.#beat().catch(() => undefined);
  }

  #next(): void {
    this.#callOff = this.#world.after(BEAT_EVERY, () => {
      void this.#beat().catch(() => undefined);
      this.#next();
    });
  }

  async #beat(): Promise<void> {
    await this.#store.db.updateTable("nodes").set({ beat: this.#world.now() }).where("id", "=", this.#node).execute();
  }
}
