import { afterAll, beforeAll } from "vitest";
import { postgresEngine } from "../store/postgres/engine.ts";
import { testPostgres, type TestPostgres } from "../testing/postgres.ts";
import { afterwardsContract } from "./contract.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

afterwardsContract("what remains, in PostgreSQL", () => postgresEngine(postgres.url, "afterwards"));
