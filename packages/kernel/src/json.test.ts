import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical, isObject, isWhole } from "./json.ts";
import { parseJson } from "./parse-json.ts";

/** The same value with all keys in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

describe("canonical", () => {
  test.each([
    ["keys in order", { b: 1, a: 2 }, '{"a":2,"b":1}'],
    ["keys in order at every depth", [{ b: { d: 1, c: 2 }, a: [] }], '[{"a":[],"b":{"c":2,"d":1}}]'],
    ["keys by code unit, not by language", { ä: 1, z: 2, Z: 3, "10": 4, "9": 5 }, '{"10":4,"9":5,"Z":3,"z":2,"ä":1}'],
    ["astral keys before U+FFFF, as code units are ordered", { "\uffff": 1, "😀": 2 }, '{"😀":2,"\uffff":1}'],
    ["lists in their own order", [3, 1, 2], "[3,1,2]"],
    ["no member that is undefined", { a: undefined, b: 1 }, '{"b":1}'],
    ["null for undefined in a list and alone", [undefined], "[null]"],
    ["null", null, "null"],
    ["text as JSON does", 'a"\n', '"a\\"\\n"'],
    ["a lone surrogate escaped", "\ud83d", '"\\ud83d"'],
    ["no sign for zero", -0, "0"],
    ["large numbers as JSON does", 1e21, "1e+21"],
    ["the empty object and list", [{}, []], "[{},[]]"],
    ["keys quoted", { 'a"b': 1 }, '{"a\\"b":1}'],
  ])("spells %s", (_name, value, text) => {
    expect(canonical(value)).toBe(text);
  });

  test("spells undefined as null", () => {
    expect(canonical(undefined)).toBe("null");
  });

  test("gives one spelling to values that differ in the order of keys only", () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => canonical(reversed(value)) === canonical(value)));
  });

  test("puts any number of names in order", () => {
    for (const count of [2, 16, 17, 40]) {
      const names = Array.from({ length: count }, (_, i) => `n${(i * 7) % count}`);
      const inOrder = [...new Set(names)].toSorted().map((name) => `"${name}":1`);
      expect(canonical(Object.fromEntries(names.map((name) => [name, 1])))).toBe(`{${inOrder.join(",")}}`);
    }
  });

  test("is JSON of the same value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe("parseJson", () => {
  test("reads what JSON is", () => {
    expect(parseJson('{"a":[1,null]}')).toEqual({ ok: true, value: { a: [1, null] } });
  });

  test.each(["", "{", "{'a': 1}", "[1,]", "undefined"])("refuses %j and says what is wrong with it", (text) => {
    const read = parseJson(text);
    expect(read).toMatchObject({ ok: false, error: { key: "json.syntax", params: { detail: /./ } } });
  });

  test("refuses what is nested too deep for anything that recurses over it", () => {
    const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
    expect(parseJson(nested(100)).ok).toBe(true);
    for (const depth of [101, 1_000_000]) {
      expect(parseJson(nested(depth))).toEqual({ ok: false, error: { key: "json.deep", params: { levels: 100 } } });
    }
  });
});

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ["{}", false],
])("isObject(%j) is %s", (value, answer) => {
  expect(isObject(value)).toBe(answer);
});

test.each([
  [1, true],
  [3, true],
  [0, false],
  [4, false],
  [1.5, false],
  [Number.NaN, false],
  ["2", false],
  [null, false],
])("isWhole(%j, 1, 3) is %s", (value, answer) => {
  expect(isWhole(value, 1, 3)).toBe(answer);
});

test("a text that is too long or too deep is refused before anything is built from it", () => {
  expect(parseJson("[".repeat(10_000_000))).toMatchObject({ ok: false, error: { key: "json.deep" } });
  expect(parseJson("[1,2,3]", { size: 6, depth: 9 })).toMatchObject({ ok: false, error: { key: "json.long" } });
  expect(parseJson("[[[]]]", { size: 99, depth: 2 })).toMatchObject({ ok: false, error: { key: "json.deep" } });
  expect(parseJson('["[[[[", "\\"[[[", {"]": 1}]', { size: 99, depth: 2 }).ok).toBe(true);
});
