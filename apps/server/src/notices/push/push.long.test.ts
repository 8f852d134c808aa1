import { onSqlite } from "../../testing/databases.ts";
import { pushSuite } from "./push.suite.ts";

pushSuite("push, in a SQLite file", onSqlite());
