import { expect, test } from "vitest";
import { position } from "../../testing/position.ts";
import { NO_HORSE } from "./cavalry.ts";
import { netShifts, shiftsOf, type BattleFacts } from "./shifts.ts";

test("10.56: the table chooses between both ways of counting odds", () => {
  const net = (options: readonly "simpleOdds"[]) =>
    netShifts(shiftsOf(position("II", { config: { options } }), facts({ battlePoints: [26, 10] })));
  expect([net([]), net(["simpleOdds"])]).toEqual([3, 2]);
});

const facts = (given: Partial<BattleFacts>): BattleFacts => ({
  battlePoints: [10, 10],
  horse: [NO_HORSE, NO_HORSE],
  tactics: [0, 0],
  walls: false,
  mountain: false,
  amphibious: false,
  bidder: "none",
  ...given,
});

test("10.51: the shifts example: 2:1 odds against one better leader and Supremacy leave Carthage two", () => {
  const state = position("II");
  const list = shiftsOf(
    state,
    facts({ battlePoints: [20, 10], tactics: [2, 3], horse: [NO_HORSE, { regular: 3, legionary: 0 }] }),
  );
  expect(netShifts(list)).toBe(-2);
});

test("10.51: player A with 2:1 and Superiority against a leader better by one has two shifts", () => {
  const state = position("II");
  const horse = [
    { regular: 3, legionary: 0 },
    { regular: 2, legionary: 0 },
  ] as const;
  expect(netShifts(shiftsOf(state, facts({ battlePoints: [20, 10], tactics: [1, 2], horse })))).toBe(2);
});

test("10.51: walls leave one shift to tactics; mountains, landings and bids add theirs", () => {
  const state = position("II");
  expect(netShifts(shiftsOf(state, facts({ tactics: [4, 1], walls: true })))).toBe(1);
  expect(netShifts(shiftsOf(state, facts({ tactics: [4, 1] })))).toBe(3);
  expect(netShifts(shiftsOf(state, facts({ mountain: true })))).toBe(-2);
  expect(netShifts(shiftsOf(state, facts({ amphibious: true })))).toBe(-2);
  expect(netShifts(shiftsOf(state, facts({ bidder: "attacker", walls: true })))).toBe(1);
});
