import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { forScreen, padEnd, padStart, screen, style, width, wrap } from "./terminal.ts";

test("lines break between words and hang under their text", () => {
  const words = "word ".repeat(30).trim();
  const lines = wrap(`  1  ${words}`, 5).split("\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^ {2}1 {2}word.*word$/);
  expect(lines[1]).toMatch(/^ {5}word/);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(screen().columns);
  expect(lines.map((line) => line.replace(/^ *(1 +)?/, "")).join(" ")).toBe(words);
});

test("a card is never torn apart", () => {
  for (let before = 80; before < 100; before++) {
    const text = wrap(`${"x".repeat(before)} Land ●● 3, Fleet ● 1 end`);
    expect(text).toContain("Land ●● 3,");
    expect(text).toContain("Fleet ● 1");
    expect(text).not.toContain("\u00A0");
  }
});

test("what fits stays as it is, blank lines and indents too", () => {
  expect(wrap("")).toBe("");
  expect(wrap("  a\n\n  b  c")).toBe("  a\n\n  b  c");
  expect(wrap("x".repeat(300))).toBe("x".repeat(300));
});

test("colours have no width", () => {
  process.env["FORCE_COLOR"] = "1";
  try {
    const red = style("red", "red");
    expect(forScreen(red)).toBe("\u001B[31mred\u001B[39m");
    expect(width(red)).toBe(3);
    expect(stripVTControlCharacters(forScreen(padEnd(red, 5)))).toBe("red  ");
    expect(stripVTControlCharacters(forScreen(padStart(red, 5)))).toBe("  red");
  } finally {
    delete process.env["FORCE_COLOR"];
  }
});

test("colours that are not ours are shown, inside ours too", () => {
  expect(forScreen("\u001B[32mgood\u001B[39m")).toBe("\\u{1b}[32mgood\\u{1b}[39m");
  expect(forScreen(style("bold", "\u001B[2Jx"))).toContain("\\u{1b}[2Jx");
});
