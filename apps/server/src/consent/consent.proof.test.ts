import { afterAll, beforeAll } from "vitest";
import { testPostgres, type TestPostgres } from "../testing/postgres.ts";
import { consentContract } from "./contract.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

consentContract("what is agreed, on PostgreSQL", () => postgres.url);
