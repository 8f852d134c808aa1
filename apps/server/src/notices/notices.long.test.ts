import { onSqlite } from "../testing/databases.ts";
import { noticesSuite } from "./notices.suite.ts";

noticesSuite("notices on a SQLite file", onSqlite());
