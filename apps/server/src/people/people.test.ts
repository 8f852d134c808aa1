import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { realWorld } from "../real-world.ts";
import { MIGRATIONS } from "../store/migrations/index.ts";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { Store } from "../store/store.ts";
import { onSqlite } from "../testing/databases.ts";
import { peopleSuite } from "./people.suite.ts";
import { hashOf, Sessions } from "./sessions.ts";

peopleSuite("SQLite", onSqlite());

test.each(Object.keys(MIGRATIONS))(
  "whoever was there before the schema went on from %s is there still",
  async (last) => {
    const folder = mkdtempSync(join(tmpdir(), "ara-schema-"));
    const path = join(folder, "ara.sqlite");
    const engine = sqliteEngine(path);
    const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
    const { error } = await new Migrator({ db: engine.db, provider }).migrateTo(last);
    expect(error).toBeUndefined();
    const token = "t".repeat(43);
    const now = Date.now();
    const run = (sql: string): Promise<unknown> => engine.db.executeQuery({ sql, parameters: [] } as never);
    await run(`insert into people (id, name, kind, created) values ('livia', 'Livia', 'guest', ${now})`);
    await run(
      `insert into sessions (hash, person, created, seen, agent) values ('${hashOf(token)}', 'livia', ${now}, ${now}, '')`,
    );
    await engine.close();
    const store = await Store.open(sqliteEngine(path));
    expect((await new Sessions(store, realWorld).whoShows(token))?.person).toEqual({
      id: "livia",
      name: "Livia",
      kind: "guest",
    });
    await store.close();
    rmSync(folder, { recursive: true });
  },
);
