import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { testPostgres, type TestPostgres } from "./postgres.ts";

/** For the tests of one file: where their database is, on each of the two engines; when they are over it is gone. */

export function onSqlite(): () => string {
  const folder = mkdtempSync(join(tmpdir(), "ara-sqlite-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => join(folder, "ara.sqlite");
}

/** To be asked for when the tests have begun. */
export function onPostgres(): () => string {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await testPostgres();
  }, 60_000);
  afterAll(() => postgres.stop());
  return () => postgres.url;
}
