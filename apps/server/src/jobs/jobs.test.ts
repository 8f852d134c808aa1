import { sqliteEngine } from "../store/sqlite/engine.ts";
import { onSqlite } from "../testing/databases.ts";
import { jobsSuite } from "./jobs.suite.ts";

const database = onSqlite();

jobsSuite("jobs in a SQLite file", () => sqliteEngine(database()));
