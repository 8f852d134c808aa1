import { onSqlite } from "../testing/databases.ts";
import { consentSuite } from "./consent.suite.ts";

consentSuite("what is agreed, on a SQLite file", onSqlite());
