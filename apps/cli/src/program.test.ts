import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { Program, type Limits } from "./program.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-program-"));
afterAll(() => rmSync(folder, { recursive: true }));

const open: Program[] = [];
afterEach(() => open.splice(0).forEach((one) => one.close()));

let count = 0;
function script(source: string): string {
  const path = join(folder, `${++count}.cjs`);
  writeFileSync(path, source);
  return `"${process.execPath}" "${path}"`;
}

function program(source: string, limits: Partial<Limits> = {}): Program {
  const made = new Program(script(source), limits);
  open.push(made);
  return made;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // One that has ended and that nobody has asked about is dead too.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
};

const ECHO = `require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => console.log(line))`;

test("a line in, a line out", async () => {
  const echo = program(ECHO);
  expect([await echo.ask("one"), await echo.ask("two")]).toStrictEqual(["one", "two"]);
});

test.each<[string, string, Partial<Limits>, string]>([
  ["never answers", "setInterval(() => {}, 1000)", { seconds: 0.3 }, "gave no answer within 0.3 seconds"],
  [
    "ignores being told to end",
    "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)",
    { seconds: 0.3 },
    "no answer",
  ],
  [
    "has an answer without end",
    "for (;;) require('node:fs').writeSync(1, 'x'.repeat(65536))",
    {},
    "more than 1048576 bytes",
  ],
  ["ends", "process.exit(3)", {}, "ended without an answer"],
])("one that %s fails with a reason, now and later, and is gone", async (_, source, limits, reason) => {
  const bad = program(
    `require("node:fs").writeFileSync(${JSON.stringify(join(folder, "pid"))}, String(process.pid)); ${source}`,
    limits,
  );
  await expect(bad.ask("?")).rejects.toThrow(reason);
  await expect(bad.ask("?")).rejects.toThrow(/^the bot/);
  const pid = Number(readFileSync(join(folder, "pid"), "utf8"));
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
});

test("one that talks all the time fills no memory", async () => {
  const chatty = program(
    `${ECHO}; const talk = () => process.stdout.write("la\\n".repeat(20000), talk); setTimeout(talk, 200)`,
  );
  expect(await chatty.ask("one")).toBe("one");
  await vi.waitFor(async () => expect(chatty.ask("?")).rejects.toThrow("talks without being asked"), {
    timeout: 10_000,
  });
});

test("all that it started ends with it", async () => {
  const path = join(folder, "child-pid");
  const family = program(`
    const child = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    require("node:fs").writeFileSync(${JSON.stringify(path)}, String(child.pid)); ${ECHO}`);
  await family.ask("one");
  const pid = Number(readFileSync(path, "utf8"));
  expect(isAlive(pid)).toBe(true);
  family.close();
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
});

test("none outlives us, even if we are told to end in the middle of a question", async () => {
  const path = join(folder, "orphan-pid");
  const command = script(
    `require("node:fs").writeFileSync(${JSON.stringify(path)}, String(process.pid)); setInterval(() => {}, 1000)`,
  );
  const asker = join(folder, "asker.mjs");
  const module = new URL("program.ts", import.meta.url).href;
  writeFileSync(
    asker,
    `import { Program } from ${JSON.stringify(module)}; await new Program(${JSON.stringify(command)}).ask("?");`,
  );
  const we = spawn(process.execPath, [asker]);
  await vi.waitFor(() => expect(existsSync(path)).toBe(true), { timeout: 10_000 });
  const pid = Number(readFileSync(path, "utf8"));
  expect(isAlive(pid)).toBe(true);
  we.kill("SIGTERM");
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 5000 });
});
