import { postgresEngine } from "../store/postgres/engine.ts";
import { onPostgres } from "../testing/databases.ts";
import { vacationSuite } from "./vacation.suite.ts";

const database = onPostgres();

vacationSuite("vacations on PostgreSQL", () => postgresEngine(database(), "one"));
