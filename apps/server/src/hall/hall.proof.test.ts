import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { startServer, type Server } from "../server.ts";
import { testPostgres, type TestPostgres } from "../testing/postgres.ts";
import { hallContract } from "./contract.ts";

let postgres: TestPostgres;
let folder = "";
const servers: Server[] = [];
beforeAll(async () => {
  postgres = await testPostgres();
  folder = mkdtempSync(join(tmpdir(), "ara-halls-"));
  const pace = { least: 0, most: 0, step: 0, beat: 0 };
  for (let i = 0; i < 2; i++)
    servers.push(await startServer({ site: folder, host: "localhost", ports: [0], database: postgres.url, pace }));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

hallContract("two nodes on one PostgreSQL", () => [servers[0]!.port, servers[1]!.port]);
