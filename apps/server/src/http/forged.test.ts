import { onSqlite } from "../testing/databases.ts";
import { forgedSuite } from "./forged.suite.ts";

forgedSuite("what is asked by HTTP, of a server on a SQLite file", onSqlite(), 1000);
