import { Kysely, type CompiledQuery } from "kysely";
import type { Database, EntryTable } from "../database.ts";
import type { Engine } from "../store.ts";
import { sqliteDialect } from "./dialect.ts";
import { SqliteFile } from "./file.ts";
import type { Statement } from "./messages.ts";

const INSERT = `insert into entries (game, seq, at, seat, kind, act, body) values (?, ?, ?, ?, ?, ?, ?)`;
const valuesOf = ({ game, seq, at, seat, kind, act, body }: EntryTable) => [game, seq, at, seat, kind, act, body];
const statementOf = ({ sql, parameters }: CompiledQuery): Statement => ({ sql, values: parameters });

/** What SQLite says of a row that came second. */
const SECOND = "UNIQUE constraint failed: entries.game, entries.seq";

/** One file on this machine; nobody else writes to it. */
export function sqliteEngine(path: string): Engine {
  const file = new SqliteFile(path);
  const db = new Kysely<Database>({ dialect: sqliteDialect(file) });
  return {
    db,
    insertEntry: (row) => file.insert(`${INSERT} on conflict do nothing`, valuesOf(row)),
    onBatch: (listener) => file.onInserted(listener),
    insertWith: (row, queries) =>
      file.together([{ sql: INSERT, values: valuesOf(row) }, ...queries.map(statementOf)]).then(
        () => true,
        (error: Error) => {
          if (error.message !== SECOND) throw error;
          return false;
        },
      ),
    together: (queries, must) => file.together(queries.map(statementOf), must),
    onForeign: () => undefined,
    tell: async () => undefined,
    onTold: () => undefined,
    skipsLocked: false,
    close: async () => {
      await db.destroy();
      await file.close();
    },
  };
}
