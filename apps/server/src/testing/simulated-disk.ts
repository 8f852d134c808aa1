import type { FastChance } from "@ara/kernel";
import {
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from "kysely";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { Database, EntryTable } from "../store/database.ts";
import { Batches } from "../store/batches.ts";
import type { Engine } from "../store/store.ts";
import type { World } from "../world.ts";

/** What a disk does to whoever writes to it. */
export type Mood =
  | "well"
  /** It refuses to keep anything. */
  | "full"
  /** What it keeps it does not say. */
  | "dumb"
  /** It answers nothing but faults. */
  | "gone"
  /** It says that it keeps what it has not kept yet. No disk may do that: whoever believes it tells before he has kept. */
  | "lying";

interface Options {
  readonly world: World;
  readonly chance: FastChance;
  /** Milliseconds that something takes at most. */
  readonly slowest: number;
}

/** A database that outlives the nodes that use it, slow and faulty as a seed decides. */
export class SimulatedDisk {
  mood: Mood = "well";
  readonly #options: Options;
  readonly #database = new DatabaseSync(":memory:");
  readonly #engines = new Set<SimulatedEngine>();
  /** Whoever is in a transaction; all others wait. */
  #alone: object | undefined;
  #waiting: (() => void)[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  get entries(): EntryTable[] {
    const rows = this.#database.prepare("select * from entries order by game, seq").all();
    return rows as unknown as EntryTable[];
  }

  /** For a node, which lives until it is killed. */
  engine(): SimulatedEngine {
    const engine = new SimulatedEngine(this);
    this.#engines.add(engine);
    return engine;
  }

  /** Others hear of new entries a little after they are kept, whatever becomes of whoever kept them: the notice goes with them. */
  announce(from: SimulatedEngine, games: readonly string[]): void {
    for (const engine of this.#engines)
      if (engine !== from) this.#later(() => void (engine.isAlive && engine.foreign(games)));
  }

  forget(engine: SimulatedEngine): void {
    this.#engines.delete(engine);
  }

  #later(work: () => void): void {
    const { world, chance, slowest } = this.#options;
    // Mostly it is quick.
    world.after(chance.below(8) === 0 ? chance.below(slowest + 1) : chance.below(2), work);
  }

  /** Something is done at one moment and answered at a later one; a node may be dead at either. */
  do<Value>(
    engine: SimulatedEngine,
    who: object,
    work: (database: DatabaseSync) => Value,
    writes = false,
  ): Promise<Value> {
    const { world, chance, slowest } = this.#options;
    return new Promise((resolve, reject) => {
      const answer = (told: () => void): void => this.#later(() => void (engine.isAlive && told()));
      const begin = (): void => {
        // Entries that a node has sent before it died arrive, or do not.
        if (!engine.isAlive && (who !== engine || chance.below(2) === 0)) return undefined;
        if (this.#alone !== undefined && this.#alone !== who) return void this.#waiting.push(begin);
        if (this.mood === "gone" || (writes && this.mood === "full")) {
          if (this.#alone === who) this.leave(who, "rollback");
          return answer(() => reject(new Error("the disk refuses")));
        }
        if (writes && this.mood === "lying") {
          answer(() => resolve(undefined as Value));
          return void world.after(slowest * 10, () => void (engine.isAlive && work(this.#database)));
        }
        let value: Value;
        try {
          value = work(this.#database);
        } catch (error) {
          return answer(() => reject(error));
        }
        if (writes && this.mood === "dumb") return answer(() => reject(new Error("no answer")));
        return answer(() => resolve(value));
      };
      this.#later(begin);
    });
  }

  enter(who: object): void {
    this.#alone = who;
    this.#database.exec("begin");
  }

  leave(who: object, how: "commit" | "rollback"): void {
    if (this.#alone !== who) return;
    this.#database.exec(how);
    this.#alone = undefined;
    for (const begin of this.#waiting.splice(0)) begin();
  }

  /** What a dead node was in the middle of has not been. */
  abandon(engine: SimulatedEngine): void {
    if (engine.connections.has(this.#alone as Connection)) this.leave(this.#alone!, "rollback");
  }
}

const INSERT =
  "insert into entries (game, seq, at, seat, kind, act, body) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing";

export class SimulatedEngine implements Engine {
  readonly db: Kysely<Database>;
  readonly skipsLocked = false;
  readonly connections = new Set<Connection>();
  readonly #disk: SimulatedDisk;
  readonly #batches = new Batches((rows) => this.#insert(rows));
  #foreign: (games: readonly string[]) => void = () => undefined;
  isAlive = true;

  constructor(disk: SimulatedDisk) {
    this.#disk = disk;
    this.db = new Kysely({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
        createDriver: () => ({
          init: async () => undefined,
          destroy: async () => undefined,
          acquireConnection: async () => new Connection(this, disk),
          releaseConnection: async (connection) => void this.connections.delete(connection as Connection),
          beginTransaction: (connection) => (connection as Connection).begin(),
          commitTransaction: (connection) => (connection as Connection).end("commit"),
          rollbackTransaction: (connection) => (connection as Connection).end("rollback"),
        }),
      },
    });
  }

  insertEntry(row: EntryTable): Promise<boolean> {
    return this.#batches.add(row);
  }

  onBatch(): void {}

  #insert(rows: readonly EntryTable[]): Promise<readonly boolean[]> {
    const kept = this.#disk.do(
      this,
      this,
      (database) => {
        const insert = database.prepare(INSERT);
        this.#disk.announce(this, [...new Set(rows.map(({ game }) => game))]);
        return rows.map(
          ({ game, seq, at, seat, kind, act, body }) => insert.run(game, seq, at, seat, kind, act, body).changes === 1,
        );
      },
      true,
    );
    return kept.then((fates: boolean[] | undefined) => fates ?? rows.map(() => true));
  }

  insertWith(row: EntryTable, queries: readonly CompiledQuery[]): Promise<boolean> {
    const kept = this.#disk.do(
      this,
      this,
      (database) => {
        database.exec("begin");
        try {
          const { game, seq, at, seat, kind, act, body } = row;
          const isKept = database.prepare(INSERT).run(game, seq, at, seat, kind, act, body).changes === 1;
          if (isKept)
            for (const { sql, parameters } of queries) database.prepare(sql).run(...(parameters as SQLInputValue[]));
          database.exec("commit");
          this.#disk.announce(this, [row.game]);
          return isKept;
        } catch (error) {
          database.exec("rollback");
          throw error;
        }
      },
      true,
    );
    return kept.then((isKept: boolean | undefined) => isKept ?? true);
  }

  async together(queries: readonly CompiledQuery[], must: number): Promise<boolean> {
    const unchanged = new Error("unchanged");
    try {
      await this.db.transaction().execute(async (within) => {
        for (const [i, query] of queries.entries()) {
          const { numAffectedRows } = await within.executeQuery(query);
          if (i < must && Number(numAffectedRows) === 0) throw unchanged;
        }
      });
      return true;
    } catch (error) {
      if (error === unchanged) return false;
      throw error;
    }
  }

  onForeign(listener: (games: readonly string[]) => void): void {
    this.#foreign = listener;
  }

  foreign(games: readonly string[]): void {
    this.#foreign(games);
  }

  async tell(): Promise<void> {}
  onTold(): void {}

  kill(): void {
    this.isAlive = false;
    this.#disk.abandon(this);
    this.#disk.forget(this);
  }

  async close(): Promise<void> {
    this.kill();
  }
}

class Connection implements DatabaseConnection {
  readonly #engine: SimulatedEngine;
  readonly #disk: SimulatedDisk;

  constructor(engine: SimulatedEngine, disk: SimulatedDisk) {
    this.#engine = engine;
    this.#disk = disk;
    engine.connections.add(this);
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#disk.do(this.#engine, this, (database) => {
      const statement = database.prepare(sql);
      const values = parameters as SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[], numAffectedRows: 0n };
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
    });
  }

  begin(): Promise<void> {
    return this.#disk.do(this.#engine, this, () => this.#disk.enter(this));
  }

  end(how: "commit" | "rollback"): Promise<void> {
    return this.#disk.do(this.#engine, this, () => this.#disk.leave(this, how));
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("nothing is read in a stream here");
  }
}
