import type { Json } from "@ara/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { realWorld } from "../real-world.ts";
import { Store, type Engine } from "../store/store.ts";
import { hurriedWorld } from "../testing/hurried-world.ts";
import { Jobs } from "./jobs.ts";

/** What those rely on who leave work for later, whatever the database. */
export function jobsSuite(name: string, open: () => Engine): void {
  describe(name, () => {
    let store: Store;
    beforeAll(async () => {
      store = await Store.open(open());
    });
    afterAll(() => store.close());
    const faults: string[] = [];
    /** Somebody who does jobs. */
    const worker = (ahead = { by: 0 }) =>
      new Jobs<Record<string, Json>>(store, hurriedWorld(ahead), (what) => void faults.push(what));

    test("each of many jobs is done once, however many do them at the same time", async () => {
      const workers = [worker(), worker(), worker()];
      const done: unknown[] = [];
      for (let n = 0; n < 60; n++) await workers[0]!.add("many", { n });
      for (const one of workers) one.handle("many", async (body) => void done.push((body as { n: number }).n));
      await expect.poll(() => done.length, { timeout: 10_000 }).toBe(60);
      for (const one of workers) await one.close();
      expect(new Set(done).size).toBe(60);
      expect(await store.db.selectFrom("jobs").select("id").where("kind", "=", "many").execute()).toEqual([]);
    });

    test("who is asked out there and does not answer holds up nothing of the house", async () => {
      const jobs = worker();
      const [done, answers]: [unknown[], (() => void)[]] = [[], []];
      jobs.handle("call", () => new Promise((resolve) => void answers.push(() => resolve(undefined))), "others");
      jobs.handle("own", async (body) => void done.push(body));
      for (let n = 0; n < 40; n++) await jobs.add("call", { n });
      await expect.poll(() => answers.length).toBeGreaterThan(0);
      await jobs.add("own", "settled");
      await expect.poll(() => done).toEqual(["settled"]);
      const closing = jobs.close();
      for (const answer of answers) answer();
      await closing;
      await store.db.deleteFrom("jobs").execute();
    });

    test("a job waits for its time; of those under one key the newest counts", async () => {
      const ahead = { by: 0 };
      const jobs = worker(ahead);
      const done: unknown[] = [];
      await jobs.add("later", "old", { key: "k", at: realWorld.now() + 50_000 });
      await jobs.add("later", "new", { key: "k", at: realWorld.now() + 60_000 });
      jobs.handle("later", async (body) => void done.push(body));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(done).toEqual([]);
      ahead.by = 55_000;
      await new Promise((resolve) => setTimeout(resolve, 250));
      expect(done).toEqual([]);
      ahead.by = 61_000;
      await expect.poll(() => done, { timeout: 5000 }).toEqual(["new"]);
      await jobs.close();
    });

    test("what fails is tried again later, so often and no more; the last failure is told", async () => {
      const ahead = { by: 0 };
      const jobs = worker(ahead);
      let tried = 0;
      jobs.handle("bad", () => {
        tried++;
        return Promise.reject(new Error("no luck"));
      });
      await jobs.add("bad", null, { tries: 3 });
      for (const times of [1, 2, 3]) {
        await expect.poll(() => tried, { timeout: 5000 }).toBe(times);
        ahead.by += 200_000;
      }
      await expect.poll(() => faults.filter((what) => what.includes("no luck")).length, { timeout: 5000 }).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 250));
      expect(tried).toBe(3);
      await jobs.close();
    });

    test("what comes again and again is not given up because it failed now and then", async () => {
      const ahead = { by: 0 };
      const jobs = worker(ahead);
      let tried = 0;
      // Every second time it goes wrong.
      jobs.handle("often", async () => {
        if (++tried % 2 === 0) throw new Error("not this time");
        return { again: realWorld.now() + ahead.by + 1000 };
      });
      await jobs.add("often", null, { tries: 2 });
      for (let times = 1; times <= 6; times++) {
        await expect.poll(() => tried, { timeout: 5000 }).toBeGreaterThanOrEqual(times);
        ahead.by += 10_000;
      }
      expect(faults.filter((what) => what.includes("not this time"))).toEqual([]);
      await jobs.close();
      await store.db.deleteFrom("jobs").where("kind", "=", "often").execute();
    });

    test("a job whose holder is gone is done by somebody else", async () => {
      const ahead = { by: 0 };
      const gone = worker();
      let begun = 0;
      gone.handle("left", () => {
        begun++;
        return new Promise(() => undefined);
      });
      await gone.add("left", "x");
      await expect.poll(() => begun, { timeout: 5000 }).toBe(1);
      const other = worker(ahead);
      const done: unknown[] = [];
      other.handle("left", async (body) => void done.push(body));
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(done).toEqual([]);
      ahead.by = 31_000;
      await expect.poll(() => done, { timeout: 5000 }).toEqual(["x"]);
      await other.close();
    });

    test("whoever says that it is not yet time is asked again then", async () => {
      const ahead = { by: 0 };
      const jobs = worker(ahead);
      const asked: number[] = [];
      jobs.handle("patience", async () => {
        asked.push(ahead.by);
        return ahead.by === 0 ? { again: realWorld.now() + 60_000 } : undefined;
      });
      await jobs.add("patience", null);
      await expect.poll(() => asked.length, { timeout: 5000 }).toBe(1);
      ahead.by = 61_000;
      await expect.poll(() => asked.length, { timeout: 5000 }).toBe(2);
      await jobs.close();
      expect(await store.db.selectFrom("jobs").select("id").where("kind", "=", "patience").execute()).toEqual([]);
    });
  });
}
