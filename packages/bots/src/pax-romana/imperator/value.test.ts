import { config, ROME } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { opening } from "../testing.ts";
import { FEATURES, featuresOf } from "./features.ts";
import { ROW_LENGTH } from "./rows.ts";
import { lossOf, valueData, valueOf } from "./value.ts";

const state = opening(config("V"), "value");

test("the weights fit what is told, and name the command that made them", () => {
  expect(valueData.layers[0]!.weights.every((row) => row.length === FEATURES)).toBe(true);
  expect(valueData.layers.at(-1)!.biases).toHaveLength(2);
  expect(valueData.command).toMatch(/^ara train pax-romana --games \d+/);
});

test("a game that is over is worth what it came to: a victory, and a little for the lead", () => {
  const over = { ...state, over: { winners: [ROME], points: [40, 20, 10, 0], reason: "3.7" } };
  expect(valueOf(over, ROME)).toBeCloseTo(1.4);
  expect(valueOf(over, 1)).toBeCloseTo(-0.4);
});

test("more Victory Points are worth more, to every power", () => {
  for (let power = 0; power < 4; power++) {
    const ahead = { ...state, powers: state.powers.with(power, { ...state.powers[power]!, victoryPoints: 25 }) };
    expect(valueOf(ahead, power)).toBeGreaterThan(valueOf(state, power));
  }
});

test("a loss is smaller the closer a value comes to what happened", () => {
  const row = new Float32Array(ROW_LENGTH);
  row.set(featuresOf(state, ROME));
  row.set([1, 1], FEATURES);
  const saying = (win: number, lead: number) => [
    {
      weights: [row.slice(0, FEATURES).map(() => 0), row.slice(0, FEATURES).map(() => 0)].map((one) => [...one]),
      biases: [win, lead],
    },
  ];
  expect(lossOf(saying(3, 1), row)).toBeLessThan(lossOf(saying(0, 1), row));
  expect(lossOf(saying(0, 1), row)).toBeCloseTo(Math.log(2));
  expect(lossOf(saying(0, 0), row)).toBeCloseTo(Math.log(2) + 1);
});
