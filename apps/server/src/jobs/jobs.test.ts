import { sqliteEngine } from "../store/sqlite/engine.ts";
import { onSqlite } from "../testing/databases.ts";
import { jobsContract } from "./contract.ts";

const database = onSqlite();

jobsContract("jobs in a SQLite file", () => sqliteEngine(database()));
