import { postgresEngine } from "../store/postgres/engine.ts";
import { onPostgres } from "../testing/databases.ts";
import { afterwardsContract } from "./contract.ts";

const database = onPostgres();

afterwardsContract("what remains, in PostgreSQL", () => postgresEngine(database(), "afterwards"));
