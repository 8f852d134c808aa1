import { afterAll, beforeAll } from "vitest";
import { testPostgres, type TestPostgres } from "../testing/postgres.ts";
import { noticesContract } from "./contract.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

noticesContract("notices on PostgreSQL", () => postgres.url);
