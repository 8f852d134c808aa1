import { onPostgres } from "../testing/databases.ts";
import { keysSuite } from "./keys.suite.ts";

keysSuite("keys in PostgreSQL", onPostgres());
