import { execFile, type ExecFileException } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";

export const ARA = fileURLToPath(new URL("../../bin/ara.mjs", import.meta.url));

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface TestFolder {
  /** Runs `ara` in the folder as a person would, in a process of its own. */
  readonly ara: (args: readonly string[], input?: string, extra?: Record<string, string>) => Promise<Ran>;
  /** The path of a file in the folder. */
  readonly inFolder: (name: string) => string;
  /** Writes one, as JSON unless it is text already. */
  readonly file: (name: string, content: unknown) => string;
}

/** A folder for the tests of one file, gone after them. Call it at the top of the file. */
export function testFolder(): TestFolder {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "ara-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const inFolder = (name: string): string => join(folder, name);
  return {
    inFolder,
    file(name, content) {
      writeFileSync(inFolder(name), typeof content === "string" ? content : JSON.stringify(content));
      return inFolder(name);
    },
    ara: (args, input = "", extra = {}) => run(folder, args, input, extra),
  };
}

function run(cwd: string, args: readonly string[], input: string, extra: Record<string, string>): Promise<Ran> {
  return new Promise((resolve) => {
    const { FORCE_COLOR: _forced, ...env } = process.env;
    const options = { cwd, env: { ...env, NO_COLOR: "1", ...extra }, maxBuffer: 1e8 };
    const child = execFile(process.execPath, [ARA, ...args], options, (error, out, err) =>
      resolve({ code: exitCode(error), out, err }),
    );
    child.stdin!.on("error", () => {});
    child.stdin!.end(input);
  });
}

const exitCode = (error: ExecFileException | null): number =>
  error === null ? 0 : typeof error.code === "number" ? error.code : 99;
