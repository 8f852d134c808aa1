import { join } from "node:path";
import { expect, test } from "vitest";
import { citationsOf, cites } from "./citations.ts";
import { ROOT } from "./test-names.ts";

test.each([
  ["/** 10.81, 10.84: whole units first. */", true],
  [" * 10.84, R153: the attacker first.", true],
  ['      rule: "10.84",', true],
  ["/** 10.81-10.84: losses. */", true],
  ["/** 10.81 – 10.86: losses. */", true],
  ["const share = 10.84;", false],
  ["/** 10.8, 10.841, 110.84: others. */", false],
  ["/** 9.84-11.2: not one chapter. */", false],
])("%s cites 10.84: %s", (line, is) => {
  expect(cites(line, "10.84")).toBe(is);
});

test("lines are found in the sources, not in tests and rulebook, and folders that are not there are told apart", () => {
  const found = citationsOf(join(ROOT, "packages", "pax-romana", "src"), "12.14")!;
  expect(found).toContainEqual({
    file: "packages/pax-romana/src/rules/movement/garrisons.ts",
    line: expect.any(Number),
    text: "/** 12.14-12.17: infantry becomes garrisons. */",
  });
  expect(found.filter(({ file }) => /test|rulebook/.test(file))).toEqual([]);
  expect(citationsOf(join(ROOT, "nowhere"), "12.14")).toBeNull();
});
