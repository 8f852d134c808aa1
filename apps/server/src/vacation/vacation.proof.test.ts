import { afterAll, beforeAll } from "vitest";
import { postgresEngine } from "../store/postgres/engine.ts";
import { testPostgres, type TestPostgres } from "../testing/postgres.ts";
import { vacationContract } from "./contract.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

vacationContract("vacations on PostgreSQL", () => postgresEngine(postgres.url, "one"));
