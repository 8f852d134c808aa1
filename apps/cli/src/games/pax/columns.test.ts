import { expect, test } from "vitest";
import { screen } from "../../terminal.ts";
import { columnsText } from "./columns.ts";

const table = (heads: readonly string[]): string[] =>
  columnsText({ label: "", heads, rows: [["  Livinia", ...heads.map(() => "◆4+1")]] });

test("columns stand under their heads, two blanks apart", () => {
  expect(table(["Land", "Intrigue"])).toStrictEqual(["           Land  Intrigue", "  Livinia  ◆4+1      ◆4+1"]);
});

test("where the screen is too narrow, the longest heads are cut", () => {
  const heads = ["Land", ...Array.from({ length: 12 }, (_, i) => `${"ABCDEFGHIJKL"[i]}tegory`)];
  const [head, row] = table(heads);
  expect(head!.length).toBeLessThanOrEqual(screen().columns);
  expect(head).toMatch(/^ +Land Ateg(o)?\. /);
  expect(row).toHaveLength(head!.length);
});

test("heads that look alike when cut keep their last letter", () => {
  const [head] = table(Array.from({ length: 15 }, (_, i) => `Conspirator${"abcdefghijklmno"[i]}`));
  expect(new Set(head!.trim().split(/ +/)).size).toBe(15);
});
