import { occasionsContract } from "./occasions-contract.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "ara-occasion-"));
afterAll(() => rmSync(folder, { recursive: true }));

occasionsContract("occasions on a SQLite file", () => join(folder, "ara.sqlite"));
