import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CliError, text, type Values } from "./command.ts";

/** Teaches nets: a script, and what it is told. */
export type Teach = (script: URL, told: readonly (string | number)[]) => void;

/** Says what is missing before anything is played; then rows can be written to a folder, and be learnt from. */
export async function withTeacher<Result>(
  values: Values,
  run: (teach: Teach, folder: string) => Promise<Result>,
): Promise<Result> {
  const python = text(values, "python") ?? "python3";
  const { error, status } = spawnSync(python, ["-c", "import numpy, torch"], { stdio: "ignore" });
  const other = "; --python PATH names another";
  if (error) throw new CliError(`training needs Python, and there is no "${python}"${other}`, 3);
  if (status !== 0) throw new CliError(`training needs PyTorch and NumPy, which ${python} does not have${other}`, 3);
  const folder = mkdtempSync(join(tmpdir(), "ara-train-"));
  const teach: Teach = (script, told) => {
    const args = [fileURLToPath(script), ...told.map(String)];
    if (spawnSync(python, args, { stdio: ["ignore", "inherit", "inherit"] }).status !== 0)
      throw new CliError("the training broke off", 3);
  };
  try {
    return await run(teach, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A seed in words, as the number that Python wants. */
export const diceOf = (seed: string): number =>
  Buffer.from(seed).reduce((sum, byte) => (Math.imul(sum, 31) + byte) >>> 1, 7);
