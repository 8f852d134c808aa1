import { canonical } from "@ara/kernel";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checksum, diff, diffOnce, isAlike, patch } from "./diff.ts";

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

test("two values are alike exactly where nothing would be sent", () => {
  const some = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.record({ a: fc.option(fc.nat(2), { nil: undefined }) }));
  fc.assert(
    fc.property(some, some, (before, after) => {
      expect(isAlike(before, after)).toBe(diff(before, after) === undefined);
      expect(isAlike(before, JSON.parse(JSON.stringify(before)))).toBe(true);
    }),
    { numRuns: 1000 },
  );
  const named = [
    JSON.parse('{"__proto__":1}'),
    JSON.parse('{"toString":1}'),
    {},
    { a: undefined },
    [],
    null,
  ] as unknown[];
  for (const before of named)
    for (const after of named) expect(isAlike(before, after)).toBe(diff(before, after) === undefined);
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

test("what is undefined is not there, neither before nor after", () => {
  expect(diff({ a: undefined, b: 1 }, { b: 1, a: undefined })).toBeUndefined();
  expect(diff({ a: undefined }, { a: 1 })).toEqual({ "~": { a: { "=": 1 } } });
  expect(diff({ a: 1 }, { a: undefined })).toEqual({ "~": {}, "-": ["a"] });
});

test("members of any name are followed, in whatever order they stand", () => {
  const before = JSON.parse('{"__proto__":1,"toString":2,"c":3}') as unknown;
  const after = JSON.parse('{"c":3,"valueOf":4,"__proto__":5}') as unknown;
  expect(JSON.stringify(patch(before, diff(before, after)))).toBe(JSON.stringify(after));
});

test("what was found is shared by all who ask for it in a row, and is of no other values", () => {
  const [a, b, c] = [{ n: 1 }, { n: 2 }, { n: 3 }];
  const change = diffOnce(a, c);
  expect(diffOnce(a, c)).toBe(change);
  expect(diffOnce(b, c)).toEqual({ "~": { n: { "=": 3 } } });
  expect(diffOnce(b, a)).toEqual({ "~": { n: { "=": 1 } } });
  expect(diffOnce(c, c)).toBeUndefined();
  expect(diffOnce(a, c)).toEqual(change);
});
