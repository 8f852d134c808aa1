import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testPostgres, type TestPostgres } from "../../testing/postgres.ts";
import { entry, storeSuite } from "../store.suite.ts";
import { Store } from "../store.ts";
import { postgresEngine } from "./engine.ts";

let postgres: TestPostgres;
let nodes = 0;
const open = () => postgresEngine(postgres.url, `node-${nodes++}`);
beforeAll(async () => {
  postgres = await testPostgres();
  console.log(`The store is tested on ${postgres.version}.`);
});
afterAll(() => postgres.stop());

storeSuite("a real PostgreSQL", () => open());

test("the account that the compose file makes for nodes is enough for them, and may do nothing else", async () => {
  const script = readFileSync(new URL("../../../../../deploy/database.sh", import.meta.url), "utf8");
  const made = /<<'SQL'\n([\s\S]+)\nSQL\n/.exec(script)![1]!;
  // Who owns the PostgreSQL of the tests has the name already.
  const statements = made.replaceAll("ara", "node").replace(":'password'", "'secret'").split("\n");
  for (const statement of statements) postgres.run("psql", postgres.url, "-qc", statement);
  const url = postgres.url.replace("ara@", "node:secret@").replace(/postgres$/, "node");
  const store = await Store.open(postgresEngine(url, "plain"));
  expect(await store.append(entry("plain", 0))).toBe("kept");
  await store.close();
  for (const forbidden of ["create role other", "create database other"])
    expect(() => postgres.run("psql", url, "-qc", forbidden)).toThrow("permission denied");
  expect(() => postgres.run("psql", url.replace(/node$/, "postgres"), "-qc", "select 1")).toThrow("permission denied");
});

test("a node is told of games to which another has added entries, and not of its own", async () => {
  const [one, two] = await Promise.all([Store.open(open()), Store.open(open())]);
  const heard: string[][] = [[], []];
  one.onForeign((games) => heard[0]!.push(...games));
  two.onForeign((games) => heard[1]!.push(...games));
  await expect
    .poll(async () => {
      await one.append(entry("told", Math.floor(performance.now() * 1000)));
      return heard[1];
    })
    .toContain("told");
  expect(heard[0]).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});

test("a node that could not hear for a while is told to look at everything", async () => {
  const [one, two] = await Promise.all([Store.open(open()), Store.open(open())]);
  const heard: (readonly string[])[] = [];
  two.onForeign((games) => heard.push(games));
  await expect
    .poll(async () => {
      await one.append(entry("deaf", Math.floor(performance.now() * 1000)));
      return heard.length;
    })
    .toBeGreaterThan(0);
  await postgres.kill();
  await postgres.start();
  await expect.poll(() => heard, { timeout: 20_000 }).toContainEqual([]);
  await Promise.all([one.close(), two.close()]);
});

test("a database that crashes refuses meanwhile; afterwards everything acknowledged is there, and it goes on", async () => {
  const store = await Store.open(open());
  const kept: number[] = [];
  let seq = 0;
  const going = new AbortController();
  const writing = (async () => {
    while (!going.signal.aborted) {
      const n = seq++;
      const fate = await store.append(entry("crash", n)).catch(() => "unsure");
      if (fate === "kept") kept.push(n);
    }
  })();
  await expect.poll(() => kept.length, { timeout: 20_000 }).toBeGreaterThan(20);
  await postgres.kill();
  await postgres.start();
  const before = kept.length;
  await expect.poll(() => kept.length, { timeout: 20_000 }).toBeGreaterThan(before + 20);
  going.abort();
  await writing;
  const there = new Set((await store.entries("crash")).map((row) => row.seq));
  expect(kept.filter((n) => !there.has(n))).toEqual([]);
  await store.close();
});
