import { onSqlite } from "../testing/databases.ts";
import { moderationSuite } from "./moderation.suite.ts";

moderationSuite("moderation, in a SQLite file", onSqlite());
