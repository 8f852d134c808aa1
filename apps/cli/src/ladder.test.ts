import { expect, test } from "vitest";
import { partOf, withPart } from "./ladder.ts";

const FIRST = "# The ladder\n\nOne game.\n\n| A | B |\n| --- | --- |\n| x | y |\n";
const SECOND = "## Another game\n\n| A | B |\n| --- | --- |\n";

test("a game's part of the ladder is renewed, and those of others stay", () => {
  const both = withPart(FIRST, SECOND);
  expect(both).toBe(`${FIRST}\n${SECOND}`);
  expect(partOf(both, "# The ladder\n").trimEnd()).toBe(FIRST.trimEnd());
  const renewed = withPart(both, "# The ladder\n\nOne game, anew.\n");
  expect(renewed).toBe(`# The ladder\n\nOne game, anew.\n\n${SECOND}`);
  expect(withPart(renewed, "## Another game\n\n| A |\n")).toContain("One game, anew.");
});

test("a file without the part gets it, and an empty file has none", () => {
  expect(partOf("", SECOND)).toBe("");
  expect(withPart("", SECOND)).toBe(SECOND);
});
