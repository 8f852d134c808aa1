import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { standingSuite } from "./standing.suite.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-standing-"));
afterAll(() => rmSync(folder, { recursive: true }));

standingSuite("what stands, in SQLite files", (name) => sqliteEngine(join(folder, `${name}.sqlite`)));
