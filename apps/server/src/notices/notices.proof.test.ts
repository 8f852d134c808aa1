import { onPostgres } from "../testing/databases.ts";
import { noticesSuite } from "./notices.suite.ts";

noticesSuite("notices on PostgreSQL", onPostgres());
