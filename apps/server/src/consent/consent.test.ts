import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { consentContract } from "./contract.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-agreed-"));
afterAll(() => rmSync(folder, { recursive: true }));

consentContract("what is agreed, on a SQLite file", () => join(folder, "ara.sqlite"));
