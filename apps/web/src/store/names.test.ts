import { expect, test } from "vitest";
import { readName } from "./names.ts";

test.each([
  ["Livia", "Livia"],
  ["", ""],
  ["a".repeat(40), "a".repeat(40)],
  ["a".repeat(41), `${"a".repeat(39)}…`],
  ["a".repeat(10_000), `${"a".repeat(39)}…`],
  ["🏛".repeat(10_000), `${"🏛".repeat(39)}…`],
  ["two\nlines\u2028more", "two lines more"],
  ["\u202Eback to front", " back to front"],
])("a name from outside fits into one line: %j", (name, read) => {
  expect(readName(name)).toBe(read);
});
