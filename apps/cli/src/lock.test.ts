import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lockFile } from "./lock.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that has ended. */
const dead = (): number => spawnSync(process.execPath, ["-e", ""]).pid;

test("a game is held by one, and free again afterwards", () => {
  const file = join(folder, "a.json");
  const release = lockFile(file);
  expect(statSync(`${file}.lock`).mode & 0o777).toBe(0o600);
  expect(() => lockFile(file)).toThrow(`is being played already, by process ${process.pid}; if it is not, remove`);
  release();
  expect(existsSync(`${file}.lock`)).toBe(false);
  lockFile(file)();
});

test("two names of one file are one game", () => {
  const [file, link] = [join(folder, "b.json"), join(folder, "link.json")];
  writeFileSync(file, "{}");
  symlinkSync(file, link);
  const release = lockFile(link);
  expect(() => lockFile(file)).toThrow("is being played already");
  release();
});

test.each([
  ["a dead process", () => ({ pid: dead(), host: hostname(), begun: null, token: "t" })],
  ["a process whose number another has now", () => ({ pid: process.pid, host: hostname(), begun: "1", token: "t" })],
  ["nobody we know", () => "not ours"],
])("what %s left is taken over, its draft removed", (_, holder) => {
  if (process.platform !== "linux") return;
  const file = join(folder, "c.json");
  writeFileSync(`${file}.lock`, JSON.stringify(holder()));
  writeFileSync(`${file}.0123456789ab.part`, "half a ga");
  const release = lockFile(file);
  expect(JSON.parse(readFileSync(`${file}.lock`, "utf8"))).toMatchObject({ pid: process.pid });
  release();
  expect(readdirSync(folder).filter((name) => name.startsWith("c.json"))).toStrictEqual([]);
});

test("a living process and another machine keep theirs", () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  try {
    for (const holder of [
      { pid: other.pid, host: hostname(), begun: null, token: "t" },
      { pid: 1, host: "elsewhere", begun: null, token: "t" },
    ]) {
      const file = join(folder, "d.json");
      writeFileSync(`${file}.lock`, JSON.stringify(holder));
      expect(() => lockFile(file)).toThrow(`by process ${holder.pid}`);
      expect(JSON.parse(readFileSync(`${file}.lock`, "utf8"))).toStrictEqual(holder);
    }
  } finally {
    other.kill();
  }
});

test("where no lock can be written, the game is not refused", () => {
  expect(() => lockFile(join(folder, "nowhere", "e.json"))()).not.toThrow();
});
