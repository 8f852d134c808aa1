import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import type { SqliteFile } from "./file.ts";

/** Kysely over a database file in its thread: one connection, which whoever is in a transaction has for himself. */
export const sqliteDialect = (file: SqliteFile): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new FileDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

class FileDriver implements Driver {
  readonly #connection: FileConnection;
  /** Settles when whoever has the connection gives it back. */
  #free: Promise<void> = Promise.resolve();
  #giveBack: () => void = () => undefined;

  constructor(file: SqliteFile) {
    this.#connection = new FileConnection(file);
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    let giveBack = (): void => undefined;
    this.#free = new Promise((resolve) => (giveBack = resolve));
    await before;
    this.#giveBack = giveBack;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#giveBack();
  }

  async beginTransaction(): Promise<void> {
    await this.#connection.run("begin immediate");
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.run("commit");
  }

  async rollbackTransaction(): Promise<void> {
    await this.#connection.run("rollback");
  }
}

class FileConnection implements DatabaseConnection {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#file.query(sql, parameters);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  async run(sql: string): Promise<void> {
    await this.#file.query(sql, []);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("nothing is read in a stream here");
  }
}
