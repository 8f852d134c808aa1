import { sqliteEngine } from "../store/sqlite/engine.ts";
import { onSqlite } from "../testing/databases.ts";
import { afterwardsContract } from "./contract.ts";

const database = onSqlite();

afterwardsContract("what remains, in a SQLite file", () => sqliteEngine(database()));
