import { Client } from "pg";
import { afterAll, beforeAll } from "vitest";
import { postgresEngine } from "../store/postgres/engine.ts";
import { testPostgres, type TestPostgres } from "../testing/postgres.ts";
import { standingSuite } from "./standing.suite.ts";

let postgres: TestPostgres;
const urlOf = (name: string): string => postgres.url.replace(/\/postgres$/, `/standing_${name}`);
beforeAll(async () => {
  postgres = await testPostgres();
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  for (const name of ["order", "person", "kept", "both"]) await client.query(`create database standing_${name}`);
  await client.end();
});
afterAll(() => postgres.stop());

standingSuite("what stands, in PostgreSQL", (name) => postgresEngine(urlOf(name), "standing"));
