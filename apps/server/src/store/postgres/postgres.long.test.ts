import { afterAll, beforeAll, expect, test } from "vitest";
import { testPostgres, type TestPostgres } from "../../testing/postgres.ts";
import { entry, storeContract } from "../contract.ts";
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

storeContract("a real PostgreSQL", () => open());

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
