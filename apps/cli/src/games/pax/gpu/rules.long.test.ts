import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { traceOf } from "@ara/bots/pax/training";
import { describe, expect, test } from "vitest";

const SOURCE = fileURLToPath(new URL("verify.cpp", import.meta.url));
const COMPILER = "g++";
const isThere = spawnSync(COMPILER, ["--version"], { stdio: "ignore" }).status === 0;

const why = isThere ? "" : ` (left out: there is no ${COMPILER})`;

describe.skipIf(!isThere).each([3, 5] as const)(`with up to %i legions${why}`, (legions) => {
  test("the rules that learning goes by are those of the game, and so is what nets are told", () => {
    const folder = mkdtempSync(join(tmpdir(), "ara-verify-"));
    const play = (lines: readonly string[]): { status: number | null; stdout: string } =>
      spawnSync(join(folder, "verify"), { input: lines.join("\n"), encoding: "utf8" });
    try {
      const built = spawnSync(COMPILER, [`-DLEGIONS=${legions}`, "-o", join(folder, "verify"), SOURCE], {
        encoding: "utf8",
      });
      expect(built.stderr).toBe("");
      const lines = Array.from({ length: 60 }, (_, game) => [...traceOf(legions, game)]).flat();
      expect(play(lines)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^60 games, /) });
      // It does see what is not the same.
      const at = lines.findIndex((line) => line.startsWith("D ") && line.split(" ").length > 4);
      expect(play(lines.with(at, lines[at]!.replace(/ \d+$/, "")))).toMatchObject({ status: 1 });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
