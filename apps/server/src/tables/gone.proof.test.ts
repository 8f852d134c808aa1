import { afterAll, beforeAll } from "vitest";
import { testPostgres, type TestPostgres } from "../testing/postgres.ts";
import { goneContract } from "./gone-contract.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

goneContract("players who are gone, on PostgreSQL", () => postgres.url);
