import { expect, test } from "vitest";
import { infer } from "./net.ts";

test("numbers go through the layers; what is below 0 is cut off, but not in the last one", () => {
  const layers = [
    {
      weights: [
        [1, -1],
        [2, 0],
      ],
      biases: [0, -1],
    },
    { weights: [[1, -3]], biases: [0.5] },
  ];
  // 1 - 3 is cut off to 0; 2 - 1 stays 1: 0.5 - 3.
  expect(infer(layers, [1, 3])).toEqual([-2.5]);
  expect(infer(layers, [0, 0])).toEqual([0.5]);
});

test("what goes in is not changed", () => {
  const inputs = [1, 2];
  infer([{ weights: [[1, 1]], biases: [0] }], inputs);
  expect(inputs).toEqual([1, 2]);
});
