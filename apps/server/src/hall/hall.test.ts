import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { startServer, type Server } from "../server.ts";
import { hallContract } from "./contract.ts";

let folder = "";
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ara-hall-"));
  const database = join(folder, "ara.sqlite");
  const pace = { least: 0, most: 0, step: 0, beat: 0 };
  server = await startServer({ site: folder, host: "localhost", ports: [0], database, pace });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

hallContract("one server on a SQLite file", () => [server.port, server.port]);
