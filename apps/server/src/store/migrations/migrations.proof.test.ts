import { sql } from "kysely";
import { onPostgres } from "../../testing/databases.ts";
import { engineOf } from "../engines.ts";
import { migrationsSuite } from "./migrations.suite.ts";

const database = onPostgres();

migrationsSuite("PostgreSQL", database, async () => {
  const engine = engineOf(database(), "test");
  await sql`drop schema public cascade`.execute(engine.db);
  await sql`create schema public`.execute(engine.db);
  await engine.close();
});
