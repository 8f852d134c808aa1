import type { Compilable, CompiledQuery, Kysely, Updateable } from "kysely";
import { Migrator } from "kysely/migration";
import type { ChatTable, Database, EntryTable } from "./database.ts";
import { MIGRATIONS } from "./migrations/index.ts";

/** Whether a row was kept, or another one under the same key was there before. */
export type Fate = "kept" | "lost";

/** What the two databases do each in its own way. */
export interface Engine {
  readonly db: Kysely<Database>;
  /** An entry; those of all tables that wait at the same time go into one transaction. */
  insertEntry(row: EntryTable): Promise<boolean>;
  /** Is told how many entries were put into one transaction. */
  onBatch(listener: (rows: number) => void): void;
  /** An entry and what follows from it in one transaction; where the entry is lost, nothing of it. */
  insertWith(row: EntryTable, queries: readonly CompiledQuery[]): Promise<boolean>;
  /**
   * Statements that ask nothing, all of them or none, in one transaction; also none where one of the first `must` changes
   * nothing, which is the answer then.
   */
  together(queries: readonly CompiledQuery[], must: number): Promise<boolean>;
  /** Is told of games to which somebody else has added entries; of none where it may be any. */
  onForeign(listener: (games: readonly string[]) => void): void;
  /** Tells all other nodes something; whoever is not there does not hear it. */
  tell(text: string): Promise<void>;
  onTold(listener: (text: string) => void): void;
  /** Whether rows that somebody else has locked can be passed over. */
  readonly skipsLocked: boolean;
  close(): Promise<void>;
}

/** Something beside a game has changed: whoever is concerned asks. */
export interface Nudge {
  readonly game: string;
  readonly what: "chat" | "offers";
  /** Whose business it is, where it is not everybody's. */
  readonly room?: ChatTable["room"];
}

/** Is told how entries fare. */
export interface StoreMeter {
  batch(rows: number): void;
  /** An entry is to be kept; the answer is told how it went. */
  appended(): (fate: Fate | "failed") => void;
}

/** Where everything is kept. The hot path is `append`; all else goes through `db`. */
export class Store {
  readonly #engine: Engine;
  readonly #meter: StoreMeter | undefined;
  readonly #nudged: ((nudge: Nudge) => void)[] = [];
  readonly #listeners: ((games: readonly string[]) => void)[] = [];

  private constructor(engine: Engine, meter: StoreMeter | undefined) {
    this.#engine = engine;
    this.#meter = meter;
    if (meter) engine.onBatch((rows) => meter.batch(rows));
  }

  /** Brings the schema up to date first. */
  static async open(engine: Engine, meter?: StoreMeter): Promise<Store> {
    const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
    const { error } = await new Migrator({ db: engine.db, provider }).migrateToLatest();
    if (error !== undefined)
      throw error instanceof Error ? error : new Error("the schema could not be brought up to date");
    return new Store(engine, meter);
  }

  get db(): Kysely<Database> {
    return this.#engine.db;
  }

  get skipsLocked(): boolean {
    return this.#engine.skipsLocked;
  }

  /** Keeps an entry. */
  append(row: EntryTable): Promise<Fate> {
    return this.#fate(this.#engine.insertEntry(row));
  }

  /** Keeps an entry and whatever is true as soon as it is: either all of it or nothing. */
  async appendWith(row: EntryTable, ...along: readonly Compilable[]): Promise<Fate> {
    const queries = along.map((query) => query.compile());
    return this.#fate(this.#engine.insertWith(row, queries));
  }

  #fate(keeping: Promise<boolean>): Promise<Fate> {
    const told = this.#meter?.appended();
    return keeping.then(
      (isKept) => {
        const fate = isKept ? "kept" : "lost";
        told?.(fate);
        return fate;
      },
      (error: unknown) => {
        told?.("failed");
        throw error;
      },
    );
  }

  async entries(game: string, from = 0): Promise<EntryTable[]> {
    return this.db
      .selectFrom("entries")
      .selectAll()
      .where("game", "=", game)
      .where("seq", ">=", from)
      .orderBy("seq")
      .execute();
  }

  async updateGame(id: string, changes: Updateable<Database["games"]>): Promise<void> {
    await this.db.updateTable("games").set(changes).where("id", "=", id).execute();
  }

  /** Keeps all of it or nothing: where nothing has to be read in between, this holds up nobody, as a transaction does. */
  async together(...queries: readonly Compilable[]): Promise<void> {
    await this.togetherIf([], ...queries);
  }

  /**
   * The same where something has to be as it was read: each of `must` changes a row, or nothing of it is kept, and `false` is
   * the answer. Nobody comes in between.
   */
  togetherIf(must: readonly Compilable[], ...queries: readonly Compilable[]): Promise<boolean> {
    const all = [...must, ...queries].map((query) => query.compile());
    return this.#engine.together(all, must.length);
  }

  /** Whether the database answers at all. */
  async answers(): Promise<boolean> {
    const asked = this.db.selectFrom("nodes").select("id").limit(1).execute();
    return asked.then(
      () => true,
      () => false,
    );
  }

  onForeign(listener: (games: readonly string[]) => void): void {
    this.#engine.onForeign(listener);
  }

  /** Tells all other nodes of something: what it is about, and words without spaces. */
  tell(topic: string, words: readonly string[]): Promise<void> {
    return this.#engine.tell([topic, ...words].join(" "));
  }

  onTold(topic: string, listener: (words: readonly string[]) => void): void {
    this.#engine.onTold((text) => {
      const [about, ...words] = text.split(" ");
      if (about === topic) listener(words);
    });
  }

  /** Everybody at a table is told, on whatever node. */
  nudge(nudge: Nudge): void {
    for (const listener of this.#nudged) listener(nudge);
    const { game, what, room } = nudge;
    void this.tell("nudge", [what, game, ...(room === undefined ? [] : [room])]).catch(() => undefined);
  }

  onNudge(listener: (nudge: Nudge) => void): void {
    this.#nudged.push(listener);
    this.onTold("nudge", ([what, game, room]) =>
      listener({ game, what, ...(room !== undefined && { room }) } as Nudge),
    );
  }

  /** Something that lists show of these games has changed. */
  announce(...games: readonly string[]): void {
    for (const listener of this.#listeners) listener(games);
    // Whoever misses it looks by himself before long.
    void this.tell("changed", games).catch(() => undefined);
  }

  /** Is told of games that have changed, here or elsewhere. */
  onChanged(listener: (games: readonly string[]) => void): void {
    this.#listeners.push(listener);
    this.onTold("changed", listener);
  }

  /** What waits is written first. */
  close(): Promise<void> {
    return this.#engine.close();
  }
}
