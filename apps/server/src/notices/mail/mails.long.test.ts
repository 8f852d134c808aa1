import { onSqlite } from "../../testing/databases.ts";
import { mailsSuite } from "./mails.suite.ts";

mailsSuite("mails, in a SQLite file", onSqlite());
