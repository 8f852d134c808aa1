import { afterAll, beforeAll } from "vitest";
import { testPostgres, type TestPostgres } from "../../testing/postgres.ts";
import { pushContract } from "./contract.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

pushContract("push, in PostgreSQL", () => postgres.url);
