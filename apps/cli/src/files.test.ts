import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LineWriter, readLines, sizeOf, writeWhole } from "./files.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ara-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string): string {
  const path = join(folder, "lines.txt");
  writeFileSync(path, content);
  return path;
}

test.each([
  ["", []],
  ["a", ["a"]],
  ["a\n", ["a"]],
  ["a\n\nb\r\n", ["a", "", "b\r"]],
  ["\uFEFFa\n\uFEFFb", ["a", "\uFEFFb"]],
])("the lines of %j", (content, lines) => {
  expect([...readLines(file(content))].map(({ text }) => text)).toStrictEqual(lines);
});

test("lines longer than a chunk stay whole, letters of several bytes too", () => {
  const lines = ["ä".repeat(1_500_001), "x", "€".repeat(700_000), "y".repeat(2 ** 20 - 1), "z"];
  const found = [...readLines(file(lines.join("\n")))];
  expect(found.map(({ text }) => text)).toStrictEqual(lines);
  expect(found.map(({ number }) => number)).toStrictEqual([1, 2, 3, 4, 5]);
  expect(found.at(-1)!.read).toBe(sizeOf(join(folder, "lines.txt")));
});

test("a line that is too long is passed over", () => {
  const found = [...readLines(file("123456\n12345\n1234567890\n1"), 5)];
  expect(found.map(({ text }) => text)).toStrictEqual([undefined, "12345", undefined, "1"]);
});

test("what cannot be read is told", () => {
  expect(() => [...readLines(join(folder, "nowhere"))]).toThrow("cannot read");
  expect(() => [...readLines(folder)]).toThrow("cannot read");
  expect([sizeOf(join(folder, "nowhere")), sizeOf(folder), sizeOf("-")]).toStrictEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("a file is written whole, behind a link too, and no draft is left", () => {
  const real = join(folder, "real.json");
  const link = join(folder, "link.json");
  writeFileSync(real, "old");
  symlinkSync(real, link);
  writeWhole(link, "new");
  expect(readFileSync(real, "utf8")).toBe("new");
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toStrictEqual([]);
});

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test("records are for their owner alone, and so is a folder made for them; other files are as usual", () => {
  const path = join(folder, "private", "game.json");
  writeWhole(path, "secret", { secret: true });
  expect([modeOf(path), modeOf(join(folder, "private"))]).toStrictEqual([0o600, 0o700]);
  const open = join(folder, "open.md");
  writeFileSync(open, "old", { mode: 0o640 });
  writeWhole(open, "new");
  expect(modeOf(open)).toBe(0o640);
  writeWhole(open, "new", { secret: true });
  expect(modeOf(open)).toBe(0o600);
  const lines = join(folder, "lines", "out.jsonl");
  new LineWriter(lines).close();
  expect([modeOf(lines), modeOf(join(folder, "lines"))]).toStrictEqual([0o600, 0o700]);
});

test("a link that somebody planted is replaced, not followed", () => {
  const victim = join(folder, "victim");
  writeFileSync(victim, "precious");
  const planted = join(folder, "planted.json");
  symlinkSync(victim, planted);
  writeWhole(planted, "game", { links: "replace" });
  expect([readFileSync(victim, "utf8"), readFileSync(planted, "utf8")]).toStrictEqual(["precious", "game"]);
});

test("a file that cannot be replaced stays, and no draft is left", () => {
  const full = join(folder, "full.json");
  writeFileSync(full, "old");
  const broken = { toString: () => "x" } as unknown as string;
  expect(() => writeWhole(full, broken)).toThrow("cannot write");
  expect(readFileSync(full, "utf8")).toBe("old");
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toStrictEqual([]);
});

test("a folder in place of the file is refused and stays", () => {
  expect(() => writeWhole(folder, "text")).toThrow("cannot write");
  expect(lstatSync(folder).isDirectory()).toBe(true);
});
