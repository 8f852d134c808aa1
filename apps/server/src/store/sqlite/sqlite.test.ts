import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { entry, storeContract } from "../contract.ts";
import { Store } from "../store.ts";
import { sqliteEngine } from "./engine.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-sqlite-"));
afterAll(() => rmSync(folder, { recursive: true }));

storeContract("a SQLite file", () => sqliteEngine(join(folder, "ara.sqlite")));

test("a file that is no database is refused with the reason, and left as it is", async () => {
  const path = join(folder, "letter.sqlite");
  writeFileSync(path, "Dear Livia, this is not a database at all, only a long letter to you.".repeat(50));
  await expect(Store.open(sqliteEngine(path))).rejects.toThrow(/not a database/);
});

test("a disk without room refuses an entry, keeps what is there, and goes on when there is room", async () => {
  const engine = sqliteEngine(join(folder, "full.sqlite"));
  const store = await Store.open(engine);
  expect(await store.append(entry("full", 0))).toBe("kept");
  const { rows } = await engine.db.executeQuery<{ page_count: number }>({
    sql: "pragma page_count",
    parameters: [],
  } as never);
  const most = rows[0]!.page_count + 2;
  await engine.db.executeQuery({ sql: `pragma max_page_count = ${most}`, parameters: [] } as never);
  const body = "x".repeat(20_000);
  await expect(store.append(entry("full", 1, { body }))).rejects.toThrow(/full/);
  expect(await store.entries("full")).toHaveLength(1);
  await engine.db.executeQuery({ sql: "pragma max_page_count = 100000", parameters: [] } as never);
  expect(await store.append(entry("full", 1, { body }))).toBe("kept");
  await store.close();
});
