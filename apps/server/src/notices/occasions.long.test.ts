import { onSqlite } from "../testing/databases.ts";
import { occasionsSuite } from "./occasions.suite.ts";

occasionsSuite("occasions on a SQLite file", onSqlite());
