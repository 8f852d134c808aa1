import type { Decision } from "@ara/kernel";
import { TableError, type Port, type TableTypes } from "@ara/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BotPool } from "./pool.ts";

interface Call {
  readonly id: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A pool with a single thread, which thinks until it is told what it has come to. */
function oneThread() {
  const asked: Call[] = [];
  let tell = (_message: unknown): void => undefined;
  let started = 0;
  const pool = new BotPool(1, (): Port => {
    started++;
    return {
      post: (message) => void asked.push(message as Call),
      listen: (listener) => (tell = listener),
      close: () => undefined,
    };
  });
  return {
    pool,
    asked,
    started: () => started,
    /** It has thought about the last thing it was asked. */
    answer: async (): Promise<void> => {
      await vi.advanceTimersByTimeAsync(0);
      tell({ t: "done", id: asked.at(-1)!.id, value: asked.at(-1)!.args[0] });
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
const DECISION = {} as Decision<TableTypes>;
const outcome = async (thought: Promise<unknown>): Promise<unknown> =>
  thought.catch((error: unknown) => (error instanceof TableError ? error.refusal.key : (error as Error).message));

test("a thought that takes too long takes no other with it: what waits has its own time", async () => {
  const { pool, answer, started } = oneThread();
  const thoughts = ["slow", "first", "second"].map((game) => outcome(pool.of(game).choose("tiro", DECISION)));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await thoughts[0]).toBe("closed");
  for (const thought of thoughts.slice(1)) {
    await vi.advanceTimersByTimeAsync(15_000);
    await answer();
    expect(await thought).toMatch(/first|second/);
  }
  expect(started()).toBe(2);
});

test("bots whose turn it is come before whoever asks for advice; of those only so many wait", async () => {
  const { pool, asked, answer } = oneThread();
  const advice = Array.from({ length: 12 }, (_, i) => outcome(pool.of(`asks ${i}`).advise(DECISION)));
  const turn = outcome(pool.of("turn").choose("tiro", DECISION));
  await answer();
  await answer();
  expect(await advice[0]).toBe("asks 0");
  expect(await turn).toBe("turn");
  expect(asked.map(({ name }) => name)).toEqual(["advise", "choose", "advise"]);
  for (let i = 0; i < 8; i++) await answer();
  expect((await Promise.all(advice)).filter((one) => one === "line.tooFast")).toHaveLength(3);
});

test("whoever waits when all ends is told so", async () => {
  const { pool } = oneThread();
  const thoughts = ["thinks", "waits"].map((game) => outcome(pool.of(game).choose("tiro", DECISION)));
  await vi.advanceTimersByTimeAsync(0);
  pool.close();
  expect(await Promise.all(thoughts)).toEqual(["closed", "closed"]);
});
