import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postgresEngine } from "../store/postgres/engine.ts";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { Store } from "../store/store.ts";
import { testPostgres, type TestPostgres } from "./postgres.ts";
import { tollOf, underFire } from "./under-fire.ts";

export const SETTINGS = [
  "a server on a SQLite file",
  "a server on PostgreSQL",
  "one of two nodes on PostgreSQL",
] as const;
type Setting = (typeof SETTINGS)[number];

/** Real processes, really killed, while people play: on a file, on PostgreSQL, and with two nodes on it. */
export function killSuite(names: readonly Setting[], kills: number, timeout: number): void {
  let folder = "";
  let postgres: TestPostgres;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "ara-kills-"));
    postgres = await testPostgres();
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  test.each(names)(
    `%s is killed ${kills} times under load: nothing that was acknowledged is lost or done twice, and people go on`,
    async (name) => {
      const database = name === "a server on a SQLite file" ? join(folder, "ara.sqlite") : postgres.url;
      const nodes = name === "one of two nodes on PostgreSQL" ? 2 : 1;
      const acknowledged = await underFire({ database, nodes, kills, pairs: 6, seed: name });
      const engine = database.startsWith("postgres") ? postgresEngine(database, "toll") : sqliteEngine(database);
      const store = await Store.open(engine);
      const toll = await tollOf(store, acknowledged);
      await store.close();
      console.log(`${name}: ${kills} kills, ${JSON.stringify(toll)}`);
      expect(toll.faults).toEqual([]);
      expect(toll.acknowledged).toBeGreaterThan(kills * 6);
    },
    timeout,
  );
}
