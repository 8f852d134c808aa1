import { afterAll, beforeAll } from "vitest";
import { testPostgres, type TestPostgres } from "../../testing/postgres.ts";
import { mailsContract } from "./contract.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

mailsContract("mails, in PostgreSQL", () => postgres.url);
