import type { Seat } from "@ara/kernel";
import { expect, test } from "vitest";
import { simulatedWorld } from "../testing/simulated-world.ts";
import { firstClocks, type ClockRule, type Clocks } from "./clock.ts";
import { Timekeeper, type Keeping } from "./timekeeper.ts";

const MINUTE = 60_000;
const RULES: readonly ClockRule[] = [
  { kind: "live", bank: 10 * MINUTE, increment: 0 },
  { kind: "days", days: 1 },
];

test.each(RULES)("whoever has answered under seal is not out of time when others are: $kind", async (rule) => {
  const world = simulatedWorld("sealed");
  const answered = new Set<Seat>();
  const up: Seat[][] = [];
  const clocks = firstClocks(rule, 3, world.now());
  const [full] = clocks.left;
  const keeping: Keeping = {
    world,
    rule,
    clocks,
    due: null,
    isPerson: () => true,
    owes: (seat) => !answered.has(seat),
    keep: () => Promise.resolve(),
    timeUp: (seats) => void up.push([...seats]),
  };
  const time = new Timekeeper(keeping);
  time.turn([0, 1, 2]);
  await world.pass(MINUTE);
  for (const seat of [0, 2]) {
    answered.add(seat);
    time.decided(seat);
  }
  await world.pass(full! - 2 * MINUTE);
  expect(up).toEqual([]);
  // Nobody is told by the clocks who has answered.
  expect(time.clocks.running).toEqual([0, 1, 2]);
  await world.pass(2 * MINUTE);
  expect(up).toEqual([[1]]);
  time.stop();
  // At the table read anew, when all have answered.
  const again = new Timekeeper({ ...keeping, clocks: time.clocks });
  again.turn([0, 1, 2]);
  answered.add(1);
  again.decided(1);
  again.turn([0]);
  expect(again.clocks.left.every((left) => left >= 0)).toBe(true);
  again.stop();
});

test("whoever goes on vacation is not out of time before he is back; live, everybody plays on", async () => {
  const DAY = 24 * 60 * MINUTE;
  for (const rule of RULES) {
    const world = simulatedWorld("vacation");
    const up: Seat[][] = [];
    const kept: (number | null)[] = [];
    const clocks: Clocks = { left: [DAY], running: [], at: world.now() };
    const time = new Timekeeper({
      world,
      rule,
      clocks,
      due: null,
      isPerson: () => true,
      owes: () => true,
      keep: (_clocks, due) => (kept.push(due), Promise.resolve()),
      timeUp: (seats) => void up.push([...seats]),
    });
    time.turn([0]);
    const begun = world.now();
    time.letGo(new Map([[0, [{ from: begun + MINUTE, until: begun + MINUTE + 10 * DAY }]]]));
    await world.pass(10 * DAY);
    if (rule.kind === "live") {
      expect(up.length).toBeGreaterThan(0);
    } else {
      expect([up, kept.at(-1)]).toEqual([[], begun + 11 * DAY]);
      // He comes back earlier.
      time.letGo(new Map([[0, [{ from: begun + MINUTE, until: world.now() }]]]));
      expect(kept.at(-1)).toBe(begun + 11 * DAY - MINUTE);
      await world.pass(DAY);
      expect(up).toEqual([[0]]);
    }
    time.stop();
  }
});
