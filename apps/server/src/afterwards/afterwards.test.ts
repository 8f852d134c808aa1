import { sqliteEngine } from "../store/sqlite/engine.ts";
import { onSqlite } from "../testing/databases.ts";
import { afterwardsSuite } from "./afterwards.suite.ts";

const database = onSqlite();

afterwardsSuite("what remains, in a SQLite file", () => sqliteEngine(database()));
