import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { jobsContract } from "./contract.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-jobs-"));
afterAll(() => rmSync(folder, { recursive: true }));

jobsContract("jobs in a SQLite file", () => sqliteEngine(join(folder, "ara.sqlite")));
