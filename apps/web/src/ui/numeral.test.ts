import { expect, test } from "vitest";
import { numeral } from "./numeral.ts";

test.each([
  [0, "0"],
  [1, "I"],
  [4, "IV"],
  [9, "IX"],
  [14, "XIV"],
  [28, "XXVIII"],
])("%i is %s", (n, text) => {
  expect(numeral(n)).toBe(text);
});
