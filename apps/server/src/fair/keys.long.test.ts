import { onSqlite } from "../testing/databases.ts";
import { keysSuite } from "./keys.suite.ts";

keysSuite("keys in a SQLite file", onSqlite());
