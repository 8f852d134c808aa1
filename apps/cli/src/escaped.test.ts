import { expect, test } from "vitest";
import { escaped } from "./escaped.ts";

test.each([
  ["Livia & Gaius, 24 € 😀 „ü“ 名", "Livia & Gaius, 24 € 😀 „ü“ 名"],
  ["\u001B[32mall good\u001B[0m", "\\u{1b}[32mall good\\u{1b}[0m"],
  ["two\r\nlines\ttabbed", "two\\u{d}\\u{a}lines\\u{9}tabbed"],
  ["\u009B31m", "\\u{9b}31m"],
  ["\u202Eback\u2066ward\u200B", "\\u{202e}back\\u{2066}ward\\u{200b}"],
  ["\u2028\u2029\uD800", "\\u{2028}\\u{2029}\\u{d800}"],
])("%j can be printed", (text, printed) => {
  expect(escaped(text)).toBe(printed);
});
