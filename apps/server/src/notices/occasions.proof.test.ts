import { onPostgres } from "../testing/databases.ts";
import { occasionsSuite } from "./occasions.suite.ts";

occasionsSuite("occasions on PostgreSQL", onPostgres());
