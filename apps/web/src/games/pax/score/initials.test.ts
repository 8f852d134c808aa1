import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  [
    ["Livia", "Varro"],
    ["L", "V"],
  ],
  [
    ["Livia", "Lucius", "Varro"],
    ["Li", "Lu", "V"],
  ],
  [
    ["Livia", "Lina"],
    ["L1", "L2"],
  ],
  [
    ["", "ö"],
    ["?", "Ö"],
  ],
])("%j are %j", (names, initials) => {
  expect(initialsOf(names)).toEqual(initials);
});
