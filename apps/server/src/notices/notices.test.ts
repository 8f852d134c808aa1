import { noticesContract } from "./contract.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "ara-told-"));
afterAll(() => rmSync(folder, { recursive: true }));

noticesContract("notices on a SQLite file", () => join(folder, "ara.sqlite"));
