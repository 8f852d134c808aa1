import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { FEATURES } from "./features.ts";
import { Net, type NetData } from "./net.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base64, the slow and obvious way. */
function written(bytes: readonly number[]): string {
  const bits = bytes.map((byte) => (byte & 255).toString(2).padStart(8, "0")).join("");
  const letters = (bits.match(/.{1,6}/g) ?? []).map((six) => LETTERS[Number.parseInt(six.padEnd(6, "0"), 2)]!);
  return letters.join("").padEnd(Math.ceil(letters.length / 4) * 4, "=");
}

const WIDTHS = [FEATURES, 5, 3, 2];
const chance = new FastChance("net");
const whole = (n: number): number[] => Array.from({ length: n }, () => chance.below(255) - 127);
const weights = [whole(FEATURES * 5), whole(5 * 3), whole(3 * 2)];
const units = [0.002, 0.01, 0.02];
const biases = [whole(5), whole(3), whole(2)].map((list) => list.map((b) => b / 100));
const data: NetData = {
  command: "by hand",
  widths: WIDTHS,
  layers: weights.map((list, i) => ({ unit: units[i]!, weights: written(list), bias: biases[i]! })),
};

/** The same net, layer by layer, as one would write it down. */
function slowly(x: readonly number[]): number[] {
  return weights.reduce((inputs, list, layer) => {
    const wide = inputs.length;
    const sums = biases[layer]!.map((bias, o) =>
      inputs.reduce((sum, value, i) => sum + value * list[o * wide + i]! * units[layer]!, bias),
    );
    return layer === 2 ? sums : sums.map((sum) => Math.max(0, sum));
  }, x as number[]);
}

test("a net read from data gives what its numbers say", () => {
  const net = new Net(data);
  const said = { win: 0, lead: 0 };
  let moved = 0;
  for (let i = 0; i < 50; i++) {
    const x = Array.from({ length: FEATURES }, () => (chance.below(3) === 0 ? (chance.below(21) - 10) / 10 : 0));
    net.judgeRow(Float32Array.from(x), said);
    const [win, lead] = slowly(x);
    expect(said.win).toBeCloseTo(1 / (1 + Math.exp(-win!)), 3);
    expect(said.lead).toBeCloseTo(Math.max(0, Math.min(1, lead!)), 3);
    if (said.win > 0.05 && said.win < 0.95) moved++;
  }
  expect(moved, "some of them are no matter of course").toBeGreaterThan(5);
});

test("a net for other features is refused", () => {
  expect(() => new Net({ ...data, widths: [FEATURES - 1, 5, 3, 2] })).toThrow("inputs");
});
