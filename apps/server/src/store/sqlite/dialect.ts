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

/**
 * Kysely over a database file in its thread. Questions are put as they come and answered in that order; while somebody is in a
 * transaction, those of all others wait.
 */
export const sqliteDialect = (file: SqliteFile): Dialect => ({
  createAdapter: () => new FileAdapter(),
  createDriver: () => new FileDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** All may ask at once: whoever needs the file for himself is alone in it by `SqliteFile`. Otherwise Kysely lets one wait for the other. */
class FileAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class FileDriver implements Driver {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<FileConnection> {
    return new FileConnection(this.#file);
  }

  async releaseConnection(connection: FileConnection): Promise<void> {
    connection.end();
  }

  beginTransaction(connection: FileConnection): Promise<void> {
    return connection.begin();
  }

  async commitTransaction(connection: FileConnection): Promise<void> {
    await connection.run("commit");
    connection.end();
  }

  async rollbackTransaction(connection: FileConnection): Promise<void> {
    await connection.run("rollback");
    connection.end();
  }
}

class FileConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  /** In a transaction: ends that all others wait. */
  #leave: (() => void) | undefined;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#file.query(sql, parameters, this.#leave !== undefined);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  async begin(): Promise<void> {
    this.#leave = await this.#file.alone();
    await this.run("begin immediate");
  }

  end(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  async run(sql: string): Promise<void> {
    await this.#file.query(sql, [], true);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("nothing is read in a stream here");
  }
}
