import { expect, test } from "vitest";
import { Costs, TALK } from "./costs.ts";

/** Questions, each with its decisions and what one of them takes. */
const costs = (by: Record<string, readonly [number, number]>): Costs =>
  new Costs(
    Object.entries(by).map(([question, [decisions, each]]) => [
      question,
      { decisions, milliseconds: decisions * each },
    ]),
  );

const standard = costs({
  [TALK]: [60, 0.5],
  "landMove.step": [10, 5],
  "manpower.plan": [20, 1],
  "hire.where": [10, 3],
});
const advanced = costs({ "landMove.step": [30, 6], "manpower.plan": [20, 1], "cardWindow.ask": [10, 4] });

test("a decision with cards is compared with one without: all of them, and without talk", () => {
  expect(standard.timesAsLong(standard)).toBe(1);
  // 240 / 60 to 130 / 100, then to 100 / 40.
  expect(advanced.timesAsLong(standard)).toBeCloseTo(4 / 1.3);
  expect(advanced.timesAsLong(standard.withoutTalk)).toBeCloseTo(4 / 2.5);
});

test("the same questions are weighed as often as the game without cards asks them, whatever else is asked", () => {
  // 10 * 6 + 20 * 1 to 10 * 5 + 20 * 1; nobody with cards is asked where to hire, nobody without about a card.
  expect(advanced.timesAsLongFor(standard.withoutTalk)).toBeCloseTo(80 / 70);
  expect(standard.withoutTalk.sharedWith(advanced).whole).toEqual({ decisions: 30, milliseconds: 70 });
});

test("how much of a game is talk", () => {
  const { decisions, time } = standard.shareOf(standard.of((question) => question === TALK));
  expect(decisions).toBeCloseTo(0.6);
  expect(time).toBeCloseTo(30 / 130);
});

test("costs of several slices are added; a decision in which the machine did something else does not count", () => {
  const sum = new Costs();
  sum.note("pay", 0.5);
  sum.note("pay", 50);
  sum.add(new Costs(sum.entries));
  expect(sum.whole).toEqual({ decisions: 2, milliseconds: 1 });
});
