import { postgresEngine } from "../store/postgres/engine.ts";
import { onPostgres } from "../testing/databases.ts";
import { jobsSuite } from "./jobs.suite.ts";

const database = onPostgres();

jobsSuite("jobs in PostgreSQL", () => postgresEngine(database(), "jobs"));
