import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withSection } from "./results.ts";

const FILE = "# Results\n\n<!-- a -->\nold\n<!-- /a -->\n\nafter\n";

test("the text between the marks is replaced, and nothing else", () => {
  expect(withSection(FILE, "a", "new\n")).toBe("# Results\n\n<!-- a -->\nnew\n<!-- /a -->\n\nafter\n");
  expect(withSection(FILE, "a", "old\n")).toBe(FILE);
});

test("a section without marks is added at the end", () => {
  expect(withSection(FILE, "b", "new\n")).toBe(`${FILE}\n<!-- b -->\nnew\n<!-- /b -->\n`);
});

test.each([
  ["no end", "<!-- a -->\nold\n"],
  ["no beginning", "old\n<!-- /a -->\n"],
  ["the end first", "<!-- /a -->\n<!-- a -->\n"],
])("a file with %s is left alone", (_name, file) => {
  expect(() => withSection(file, "a", "new\n")).toThrow("bench/results.md needs <!-- a -->");
});

describe("the mutation score", () => {
  const SCRIPT = fileURLToPath(new URL("../../../scripts/mutation-report.mjs", import.meta.url));
  const statuses = (...list: string[]): object => ({ mutants: list.map((status) => ({ status })) });
  const REPORT = JSON.stringify({
    files: {
      "b.ts": statuses("Killed", "Timeout", "Survived", "NoCoverage", "Ignored", "CompileError"),
      "a.ts": statuses("Killed", "Killed"),
    },
  });
  let folder = "";
  const inFolder = (name: string): string => join(folder, name);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "ara-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function report(...args: string[]): { status: number | null; results: string } {
    writeFileSync(inFolder("results.md"), "# Results\n");
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env["PATH"]}`, REPORT };
    const paths = ["--report", inFolder("report.json"), "--results", inFolder("results.md")];
    const { status } = spawnSync(process.execPath, [SCRIPT, ...paths, ...args], { env });
    return { status, results: readFileSync(inFolder("results.md"), "utf8") };
  }

  /** Something that is called as Stryker is. */
  function standIn(script: string): void {
    writeFileSync(inFolder("stryker"), `#!/bin/sh\n${script}\n`);
    chmodSync(inFolder("stryker"), 0o755);
  }

  test("without a report nothing is written", () => {
    expect(report()).toStrictEqual({ status: 1, results: "# Results\n" });
  });

  test("the score is written, in all and by file", () => {
    writeFileSync(inFolder("report.json"), REPORT);
    const { status, results } = report();
    expect(status).toBe(0);
    expect(results).toContain(
      "<!-- npm run mutate -->\n71.4 % of 7 mutants of the rules are noticed by a test or refused by the compiler.\n",
    );
    expect(results).toMatch(
      /\| a\.ts \| 100\.0 % \| 2 \| 0 \| 0 \| 0 \| 0 \|\n\| b\.ts \| 60\.0 % \| 1 \| 1 \| 1 \| 1 \| 1 \|/,
    );
  });

  test.skipIf(process.platform === "win32")(
    "a run that falls short is written too, and ends with its exit code",
    () => {
      standIn(`test "$1" = run || exit 9; sleep 0.02; printf %s "$REPORT" > ${inFolder("report.json")}; exit 4`);
      expect(report("--run")).toMatchObject({ status: 4, results: expect.stringContaining("71.4 %") });
    },
  );

  test.skipIf(process.platform === "win32")("a run that breaks off leaves the results alone", () => {
    standIn("exit 5");
    expect(report("--run")).toStrictEqual({ status: 5, results: "# Results\n" });
  });
});
