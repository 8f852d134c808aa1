import { afterAll, beforeAll } from "vitest";
import { testPostgres, type TestPostgres } from "../testing/postgres.ts";
import { moderationContract } from "./contract.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

moderationContract("moderation, in PostgreSQL", () => postgres.url);
