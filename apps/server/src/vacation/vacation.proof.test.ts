import { postgresEngine } from "../store/postgres/engine.ts";
import { onPostgres } from "../testing/databases.ts";
import { vacationContract } from "./contract.ts";

const database = onPostgres();

vacationContract("vacations on PostgreSQL", () => postgresEngine(database(), "one"));
