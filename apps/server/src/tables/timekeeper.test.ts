import type { Seat } from "@ara/kernel";
import { expect, test } from "vitest";
import { simulatedWorld } from "../testing/simulated-world.ts";
import { excused, firstClocks, type ClockRule, type Clocks } from "./clock.ts";
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
    timeUp: async (seats) => void up.push([...seats]),
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
  const decidedAt = clocks.at + MINUTE;
  const rows = [0, 2].map((seat) => [seat, decidedAt] as const);
  const again = new Timekeeper({ ...keeping, clocks: time.clocks, answered: new Map(rows) });
  again.turn([0, 1, 2]);
  again.decided(1);
  answered.clear();
  again.turn([0]);
  const own = rule.kind === "live" ? [full! - MINUTE, 0, full! - MINUTE] : [full, full, full];
  expect(again.clocks.left).toEqual(own);
  again.stop();
});

test.each(["goes on", "read anew", "read anew twice", "server down", "stopped", "stopped and read anew", "seat left"])(
  "whoever has answered under seal is charged for his own time, and meanwhile looks as everybody does: %s",
  async (how) => {
    const world = simulatedWorld("sealed");
    const rule: ClockRule = { kind: "live", bank: 20 * MINUTE, increment: 0 };
    const answered = new Map<Seat, number>();
    const bots = new Set<Seat>();
    let kept = firstClocks(rule, 4, world.now());
    const keeping = (): Keeping => ({
      world,
      rule,
      clocks: JSON.parse(JSON.stringify(kept)) as Clocks,
      due: null,
      isPerson: (seat) => !bots.has(seat),
      owes: (seat) => !answered.has(seat),
      answered: new Map(answered),
      keep: (clocks) => ((kept = clocks), Promise.resolve()),
      timeUp: async () => undefined,
    });
    let time = new Timekeeper(keeping());
    const answer = (seat: Seat): void => {
      answered.set(seat, world.now());
      time.decided(seat, world.now());
    };
    const all = [0, 1, 2, 3];
    const wake = (down = 0): void => {
      time.stop();
      const before = keeping();
      const now = world.now();
      const clocks = down > 0 ? excused(before.clocks, now - down, now, answered) : before.clocks;
      time = new Timekeeper({ ...before, clocks });
      if (!clocks.paused) time.turn(all);
    };
    time.turn(all);
    await world.pass(1000);
    answer(0);
    await world.pass(4 * MINUTE);
    answer(1);
    await world.pass(MINUTE);
    if (how.startsWith("read anew")) wake();
    if (how === "read anew twice") {
      await world.pass(1000);
      wake();
      await world.pass(-1000 + 2 * MINUTE);
    } else if (how === "server down") {
      await world.pass(30 * MINUTE);
      wake(30 * MINUTE);
      await world.pass(2 * MINUTE);
    } else if (how.startsWith("stopped")) {
      await time.pause();
      await world.pass(10 * MINUTE);
      if (how !== "stopped") wake();
      await world.pass(10 * MINUTE);
      await time.goOn(all);
      await world.pass(2 * MINUTE);
    } else if (how === "seat left") {
      bots.add(3);
      wake();
      bots.delete(3);
      wake();
      await world.pass(2 * MINUTE);
    } else await world.pass(2 * MINUTE);
    // Whoever has answered is not told from whoever has not.
    const { left, running } = time.clocks;
    expect([new Set(left).size, running]).toEqual([1, all]);
    answer(2);
    await world.pass(MINUTE);
    answer(3);
    answered.clear();
    time.turn([0]);
    const used = [30_000, 4.5 * MINUTE, 7.5 * MINUTE, 8 * MINUTE + 1000];
    expect(time.clocks.left).toEqual(used.map((took) => 20 * MINUTE - took));
    expect(time.clocks.begun).toBeUndefined();
    time.stop();
  },
);

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
      timeUp: async (seats) => void up.push([...seats]),
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
