import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { goneSuite } from "./gone.suite.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-gone-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
goneSuite("players who are gone, on a SQLite file", () => join(folder, `${files++}.sqlite`));
