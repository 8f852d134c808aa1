import { postgresEngine } from "../store/postgres/engine.ts";
import { onPostgres } from "../testing/databases.ts";
import { jobsContract } from "./contract.ts";

const database = onPostgres();

jobsContract("jobs in PostgreSQL", () => postgresEngine(database(), "jobs"));
