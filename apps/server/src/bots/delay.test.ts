import type { Decision } from "@ara/kernel";
import type { TableTypes, Thinkers } from "@ara/protocol";
import { expect, test } from "vitest";
import { simulatedWorld } from "../testing/simulated-world.ts";
import { PACES, unhurried } from "./delay.ts";

const decision = { seat: 1, legal: ["a"], view: {}, log: [] } as unknown as Decision<TableTypes>;

async function timesOf(thinks: (n: number) => number, secret = "secret"): Promise<number[]> {
  const world = simulatedWorld("times");
  let n = 0;
  const bots: Thinkers<TableTypes> = {
    choose: () => new Promise((resolve) => void world.after(thinks(n++), () => resolve({ action: "a", reason: null }))),
    advise: () => Promise.resolve(null),
    close: () => undefined,
  };
  const slow = unhurried(bots, PACES.live, secret, world);
  const times: number[] = [];
  for (let i = 0; i < 40; i++) {
    const before = world.mono();
    await world.run(slow.choose("any", decision));
    times.push(world.mono() - before);
  }
  return times;
}

test("however long a bot thinks within its time, it answers at the same moments", async () => {
  const quick = await timesOf(() => 0);
  expect(await timesOf((n) => (n * 37) % 590)).toEqual(quick);
  expect(Math.min(...quick)).toBeGreaterThanOrEqual(PACES.live.least);
  expect(Math.max(...quick)).toBeLessThanOrEqual(PACES.live.most);
  expect(new Set(quick).size).toBeGreaterThan(30);
  expect(await timesOf(() => 0, "another")).not.toEqual(quick);
});

test("what is late is told at a step, so that the moment says little", async () => {
  const [quick, late] = [await timesOf(() => 0), await timesOf(() => 2000)];
  expect(late.map((time, i) => Math.round(time - quick[i]!) % 500)).toEqual(late.map(() => 0));
});
