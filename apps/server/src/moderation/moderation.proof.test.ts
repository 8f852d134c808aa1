import { onPostgres } from "../testing/databases.ts";
import { moderationSuite } from "./moderation.suite.ts";

moderationSuite("moderation, in PostgreSQL", onPostgres());
