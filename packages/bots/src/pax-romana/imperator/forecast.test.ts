import { cvpOf, config, gopOf, ROME, type State } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { opening } from "../testing.ts";
import { forecastOf } from "./forecast.ts";

const start = opening(config("V"), "forecast");
/** The last turn, with no marker left. */
const last: State = { ...start, turn: 5, cup: start.cup.map(() => 0), row: [] };

test("a game that is over is worth the lead it ended with", () => {
  const over = { ...start, over: { winners: [ROME], points: [40, 20, 20, 20], reason: "3.7" } };
  expect(forecastOf(over, ROME)).toBeCloseTo(20);
  expect(forecastOf(over, 1)).toBeLessThan(-10);
});

test("15.23: in the last turn a province counts where it brings a place, and hardly where it brings none", () => {
  const gops = [0, 1, 2, 3].map((power) => gopOf(last, power));
  const [second, first] = gops.toSorted((a, b) => a - b).slice(-2);
  const power = gops.indexOf(second!);
  const held = (n: number): State => {
    const control = last.control.slice();
    for (let i = 0; i < n; i++) control[control.indexOf(-1)] = power;
    return { ...last, control };
  };
  const worth = (n: number): number => forecastOf(held(n + 1), power) - forecastOf(held(n), power);
  // What passes the first is worth more than what comes when he is far behind.
  expect(worth(first! - second!)).toBeGreaterThan(5 * worth(first! - second! + 8));
});

test("7.12: Talents are worth something while they can be built with, and nothing at the very end", () => {
  const rich = (state: State): State => ({
    ...state,
    powers: state.powers.with(ROME, { ...state.powers[ROME]!, treasury: state.powers[ROME]!.treasury + 12 }),
  });
  expect(forecastOf(rich(start), ROME)).toBeGreaterThan(forecastOf(start, ROME) + 1);
  expect(forecastOf(rich(last), ROME)).toBeCloseTo(forecastOf(last, ROME));
  expect(cvpOf(last, ROME)).toBeGreaterThan(0);
});
