import { rmSync } from "node:fs";
import { onSqlite } from "../../testing/databases.ts";
import { migrationsSuite } from "./migrations.suite.ts";

const database = onSqlite();

migrationsSuite("a SQLite file", database, () => {
  for (const end of ["", "-wal", "-shm"]) rmSync(`${database()}${end}`, { force: true });
});
