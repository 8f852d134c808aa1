import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { escapeJson, escapeLine, escapeText } from "./escape.ts";

test("control characters, escape sequences and marks of direction are shown, not obeyed", () => {
  expect(escapeText("\u001B[32mgood\u001B[39m")).toBe("\\u{1b}[32mgood\\u{1b}[39m");
  expect(escapeText("a\rb\u0007\u009B2J\u202Egnp.exe\u2066\u200F\uFEFF")).toBe(
    "a\\u{d}b\\u{7}\\u{9b}2J\\u{202e}gnp.exe\\u{2066}\\u{200f}\\u{feff}",
  );
  expect(escapeText("\uD800 \u{E0041} \uFDD0")).toBe("\\u{d800} \\u{e0041} \\u{fdd0}");
  expect(escapeLine("x\nfile: 1 of 1 good")).toBe("x\\u{a}file: 1 of 1 good");
});

test("what people write stays as it is", () => {
  const text = "Größe ● ◆ › … Ἀθῆναι 皇帝 👑 é\n  second line";
  expect(escapeText(text)).toBe(text);
});

test("no character at all makes a terminal do anything", () => {
  for (let code = 0; code <= 0xffff; code++) {
    const escaped = escapeLine(`a${String.fromCharCode(code)}b`);
    expect(stripVTControlCharacters(escaped)).toBe(escaped);
    // oxlint-disable-next-line no-control-regex -- it is what must not be there
    if (/[\u0000-\u001F\u007F-\u009F]/.test(escaped)) throw new Error(`U+${code.toString(16)} passes`);
  }
});

test("escaped JSON says the same", () => {
  const value = { name: "\u001B[2J\u009B\u202E\u{E0041}é\n", list: ["\u2028"] };
  const json = escapeJson(JSON.stringify(value));
  expect(JSON.parse(json)).toStrictEqual(value);
  expect(escapeText(json)).toBe(json);
});
