import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lossOf, ROW_LENGTH, valueData, type Layer, type ValueData } from "@ara/bots/pax-romana/imperator";
import { CliError, text, whole, type Values } from "../../command.ts";
import { readText, writeWhole } from "../../files.ts";
import { print, Progress } from "../../terminal.ts";
import { ROOT } from "../../test-names.ts";
import { inThreads } from "../../tournament.ts";
import type { GameRows } from "./train-worker.ts";

const FILE = join(ROOT, "packages/bots/src/pax-romana/imperator/data/value.json");
const SCRIPT = fileURLToPath(new URL("train.py", import.meta.url));
const WORKER = new URL("train-worker.ts", import.meta.url);
/** Of the rows, the last ones teach nothing: they judge. */
const HELD_OUT = 0.1;
/** Games that are written down together. */
const BATCH = 10;
const BYTES = 4;

/** `ara train pax-romana`. */
export async function train(values: Values): Promise<number> {
  const games = whole(values, "games", 10, 100_000_000) ?? 500;
  const epochs = whole(values, "epochs", 1, 10_000) ?? 10;
  const seed = text(values, "seed") ?? "ara";
  const python = text(values, "python") ?? "python3";
  const file = text(values, "file") ?? FILE;
  requireTorch(python);
  const folder = mkdtempSync(join(tmpdir(), "ara-train-"));
  try {
    const kept = text(values, "rows") ?? join(folder, "rows");
    await play(kept, games, seed, whole(values, "jobs", 1, 1024));
    const held = Math.floor(HELD_OUT * (statSync(kept).size / BYTES / ROW_LENGTH));
    const layers = learn(python, folder, [ROW_LENGTH - 2, held, epochs, diceOf(seed)], kept);
    const command = `ara train pax-romana --games ${games} --epochs ${epochs} --seed ${seed}`;
    return judge(file, { command, layers }, heldOut(kept, held), values["anew"] === true);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Says what is missing before anything is played. */
function requireTorch(python: string): void {
  const { error, status } = spawnSync(python, ["-c", "import numpy, torch"], { stdio: "ignore" });
  if (error) throw new CliError(`training needs Python, and there is no "${python}"; --python PATH names another`, 3);
  if (status !== 0)
    throw new CliError(
      `training needs PyTorch and NumPy, which ${python} does not have; --python PATH names another`,
      3,
    );
}

/** How many games a file of rows holds is written beside it, so that a run that was stopped goes on. */
async function play(kept: string, games: number, seed: string, jobs: number | undefined): Promise<void> {
  const count = `${kept}.games`;
  const progress = new Progress("games", games);
  for (let from = existsSync(count) ? Number(readText(count)) : 0; from < games; from += BATCH) {
    const deals = Math.min(BATCH, games - from);
    const played = await inThreads<GameRows>(WORKER, { seed, from, deals } as { readonly deals: number }, { jobs });
    for (const { rows } of played.toSorted((a, b) => a.game - b.game))
      appendFileSync(kept, new Uint8Array(rows.buffer));
    writeWhole(count, String(from + deals));
    progress.update(from + deals);
  }
}

function learn(python: string, folder: string, numbers: readonly number[], kept: string): Layer[] {
  const out = join(folder, "layers.json");
  const { status } = spawnSync(python, [SCRIPT, kept, out, ...numbers.map(String)], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new CliError("the training broke off", 3);
  return JSON.parse(readText(out)) as Layer[];
}

/** A seed in words, as the number that Python wants. */
const diceOf = (seed: string): number => Buffer.from(seed).reduce((sum, byte) => (Math.imul(sum, 31) + byte) >>> 1, 7);

/** The rows that nothing was learned from. */
function heldOut(kept: string, held: number): Float32Array {
  const bytes = readFileSync(kept);
  return new Float32Array(new Uint8Array(bytes.subarray(bytes.length - held * ROW_LENGTH * BYTES)).buffer);
}

/** What was learned is kept only if it judges games it did not learn from better than what is in use, unless that is to go. */
function judge(file: string, made: ValueData, rows: Float32Array, anew: boolean): number {
  const now = lossOf(made.layers, rows);
  const before = lossOf(valueData.layers, rows);
  print(`on ${rows.length / ROW_LENGTH} positions held out: ${now.toFixed(4)}, before ${before.toFixed(4)}\n`);
  if (now >= before && !anew) {
    print("no better than before: nothing is written\n");
    return 1;
  }
  writeWhole(file, `${JSON.stringify(made)}\n`);
  return 0;
}
