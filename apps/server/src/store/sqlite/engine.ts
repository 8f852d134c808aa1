import { Kysely } from "kysely";
import type { Database } from "../database.ts";
import type { Engine } from "../store.ts";
import { sqliteDialect } from "./dialect.ts";
import { SqliteFile } from "./file.ts";

const INSERT = `insert into entries (game, seq, at, seat, kind, act, body) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`;

/** One file on this machine; nobody else writes to it. */
export function sqliteEngine(path: string): Engine {
  const file = new SqliteFile(path);
  const db = new Kysely<Database>({ dialect: sqliteDialect(file) });
  return {
    db,
    insertEntries: (rows) =>
      file.insertAll(
        INSERT,
        rows.map(({ game, seq, at, seat, kind, act, body }) => [game, seq, at, seat, kind, act, body]),
      ),
    together: (queries) => file.together(queries.map(({ sql, parameters }) => ({ sql, values: parameters }))),
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
