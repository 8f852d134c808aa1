import { onPostgres, onSqlite } from "../testing/databases.ts";
import { forgedSuite } from "./forged.suite.ts";

forgedSuite("what is asked by HTTP, of a server on a SQLite file", onSqlite(), 20_000);
forgedSuite("what is asked by HTTP, of a server on PostgreSQL", onPostgres(), 20_000);
