import { canonical } from "@ara/kernel";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checksum, diff, patch } from "./diff.ts";

test("a change carried out gives the value it was made for, whatever both are", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const change = JSON.parse(JSON.stringify(diff(before, after) ?? null)) as ReturnType<typeof diff> | null;
      expect(canonical(patch(before, change ?? undefined))).toBe(canonical(after));
    }),
    { numRuns: 2000 },
  );
});

test("nothing changed: nothing is sent", () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => diff(value, JSON.parse(JSON.stringify(value))) === undefined));
});

test("only what changed is sent", () => {
  expect(diff({ a: 1, b: [1, 2], c: { d: 3 } }, { a: 1, b: [1, 4], c: {} })).toEqual({
    "~": { b: { "~": { "1": { "=": 4 } } }, c: { "~": {}, "-": ["d"] } },
  });
  expect(diff([1], [1, 2])).toEqual({ "=": [1, 2] });
});

test("a change of something else is noticed", () => {
  expect(() => patch(3, { "~": {} })).toThrow(TypeError);
  expect(checksum("abc")).not.toBe(checksum("acb"));
});
