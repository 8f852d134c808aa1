import { expect, test } from "vitest";
import type { Values } from "./command.ts";
import { fuzz, summaryOf } from "./fuzz.ts";

/** A thread that says what it was told, and that its first game broke. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from "node:worker_threads";
    const { begun, games, tables, until } = workerData;
    const game = Atomics.add(begun, 0, 1);
    parentPort.postMessage(1);
    const text = [game, games, tables, until].join(" ");
    parentPort.postMessage({ actions: 5, closely: 0, failures: [{ game, text }], covered: {} });
  `)}`,
);

const wanted = { tables: "small ones", words: ["--size small"] };
const played = (values: Values): ReturnType<typeof fuzz> =>
  fuzz("micatio", 1000, SCRIPT, wanted, { seed: "s", ...values });

test("a failure comes with the command that plays its game again, of the same tables", async () => {
  const fuzzed = await played({ jobs: "1" });
  expect(fuzzed.failures).toEqual([
    { text: "0 1000 small ones Infinity", again: 'ara fuzz micatio --size small --seed "s" --only 0' },
  ]);
  expect(summaryOf(fuzzed, wanted)).toBe("1 game, 5 actions, 0 games watched closely, 1 failure (--size small seed s)");
});

test("games are shared out: from a number, so many, in so many threads; no more than there are games", async () => {
  const several = await played({ from: "40", games: "60", jobs: "3" });
  expect(several).toMatchObject({ from: 40, games: 3, actions: 15 });
  expect(several.failures.map(({ text }) => text)).toEqual([
    "40 100 small ones Infinity",
    "41 100 small ones Infinity",
    "42 100 small ones Infinity",
  ]);
  expect((await played({ games: "2", jobs: "9" })).games).toBe(2);
  expect((await played({ only: "7" })).failures[0]!.text).toMatch(/^7 8 /);
});

test("with a limit no game is begun after so many minutes", async () => {
  const { failures } = await played({ jobs: "1", minutes: "2" });
  const until = Number(failures[0]!.text.split(" ").at(-1));
  expect(until - Date.now()).toBeGreaterThan(60_000);
  expect(until - Date.now()).toBeLessThanOrEqual(120_000);
});
