import { postgresEngine } from "../store/postgres/engine.ts";
import { onPostgres } from "../testing/databases.ts";
import { afterwardsSuite } from "./afterwards.suite.ts";

const database = onPostgres();

afterwardsSuite("what remains, in PostgreSQL", () => postgresEngine(database(), "afterwards"));
