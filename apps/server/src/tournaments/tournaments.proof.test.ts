import { afterAll, beforeAll } from "vitest";
import { testPostgres, type TestPostgres } from "../testing/postgres.ts";
import { tournamentsContract } from "./contract.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

tournamentsContract("tournaments, on two nodes of one PostgreSQL", () => postgres.url, 2);
