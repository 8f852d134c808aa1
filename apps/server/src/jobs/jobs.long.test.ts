import { afterAll, beforeAll } from "vitest";
import { postgresEngine } from "../store/postgres/engine.ts";
import { testPostgres, type TestPostgres } from "../testing/postgres.ts";
import { jobsContract } from "./contract.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

jobsContract("jobs in PostgreSQL", () => postgresEngine(postgres.url, "jobs"));
