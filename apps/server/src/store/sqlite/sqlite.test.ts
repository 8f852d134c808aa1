import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, expect, test, vi } from "vitest";
import { entry, storeSuite } from "../store.suite.ts";
import { Store } from "../store.ts";
import { sqliteEngine } from "./engine.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-sqlite-"));
afterAll(() => rmSync(folder, { recursive: true }));

storeSuite("a SQLite file", () => sqliteEngine(join(folder, "ara.sqlite")));

test("a file that is no database is refused with the reason, and left as it is", async () => {
  const path = join(folder, "letter.sqlite");
  writeFileSync(path, "Dear Livia, this is not a database at all, only a long letter to you.".repeat(50));
  await expect(Store.open(sqliteEngine(path))).rejects.toThrow(/not a database/);
});

test("what waits together is kept together; what fails among it fails alone", async () => {
  const store = await Store.open(sqliteEngine(join(folder, "together.sqlite")));
  const person = (id: string) =>
    store.db.insertInto("people").values({ id, name: id, kind: "guest", created: 1 }).execute();
  const answers = await Promise.allSettled([
    person("livia"),
    store.append(entry("together", 0)),
    person("livia"),
    store.append(entry("together", 1, { body: null as never })),
    person("gaius"),
    store.db.transaction().execute(async (within) => {
      await within.updateTable("people").set({ name: "Gaius" }).where("id", "=", "gaius").execute();
      throw new Error("changed his mind");
    }),
    store.db.selectFrom("people").select("name").orderBy("id").execute(),
    store.append(entry("together", 2)),
  ]);
  expect(answers.map(({ status }) => status === "fulfilled")).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
    true,
    true,
  ]);
  expect(answers[6]).toMatchObject({ value: [{ name: "gaius" }, { name: "livia" }] });
  expect((await store.entries("together")).map(({ seq }) => seq)).toEqual([0, 2]);
  await store.close();
  const again = await Store.open(sqliteEngine(join(folder, "together.sqlite")));
  expect(await again.db.selectFrom("people").select("name").orderBy("id").execute()).toEqual([
    { name: "gaius" },
    { name: "livia" },
  ]);
  await again.close();
});

test("who asks something waits for nobody else's question: all that is asked in one turn goes to the file at once", async () => {
  const store = await Store.open(sqliteEngine(join(folder, "at-once.sqlite")));
  const posted = vi.spyOn(Worker.prototype, "postMessage");
  const ask = () => store.db.selectFrom("people").select("name").execute();
  const askLater = async () => {
    await new Promise<void>((resolve) => process.nextTick(resolve));
    await ask();
  };
  await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? ask() : askLater())));
  const messages = posted.mock.calls.length;
  posted.mockRestore();
  await store.close();
  expect(messages).toBe(1);
});

test("whoever hears that his entry is kept has done what he does then before the next one hears of his", async () => {
  const store = await Store.open(sqliteEngine(join(folder, "one-by-one.sqlite")));
  const said: string[] = [];
  const tables = ["a", "b", "c"];
  const goesOn = async (table: string) => {
    await store.append(entry(table, 0));
    said.push(`${table} hears`);
    await Promise.resolve();
    await new Promise<void>((resolve) => process.nextTick(resolve));
    said.push(`${table} has told`);
  };
  await Promise.all(tables.map(goesOn));
  expect(said).toEqual(tables.flatMap((table) => [`${table} hears`, `${table} has told`]));
  await store.close();
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
  const body = "x".repeat(200_000);
  const small = store.db.insertInto("people").values({ id: "p", name: "p", kind: "guest", created: 1 }).execute();
  const large = store.append(entry("full", 1, { body }));
  await expect(large).rejects.toThrow(/full/);
  // What was kept with it, or not, was told as it is.
  const kept = await small.then(
    () => 1,
    () => 0,
  );
  expect(await store.db.selectFrom("people").selectAll().execute()).toHaveLength(kept);
  expect(await store.entries("full")).toHaveLength(1);
  await engine.db.executeQuery({ sql: "pragma max_page_count = 100000", parameters: [] } as never);
  expect(await store.append(entry("full", 1, { body }))).toBe("kept");
  await store.close();
});
