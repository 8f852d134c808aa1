import { appendFileSync, existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { lossOf, ROW_LENGTH, valueData, type Layer, type ValueData } from "@ara/bots/pax-romana/imperator";
import { text, whole, type Values } from "../../command.ts";
import { readText, writeWhole } from "../../files.ts";
import { print, Progress } from "../../terminal.ts";
import { ROOT } from "../../test-names.ts";
import { inThreads } from "../../tournament.ts";
import { diceOf, withTeacher } from "../../training.ts";
import type { GameRows } from "./train-worker.ts";

const FILE = join(ROOT, "packages/bots/src/pax-romana/imperator/data/value.json");
const SCRIPT = new URL("train.py", import.meta.url);
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
  const file = text(values, "file") ?? FILE;
  return withTeacher(values, async (teach, folder) => {
    const kept = text(values, "rows") ?? join(folder, "rows");
    await play(kept, games, seed, whole(values, "jobs", 1, 1024));
    const held = Math.floor(HELD_OUT * (statSync(kept).size / BYTES / ROW_LENGTH));
    const out = join(folder, "layers.json");
    teach(SCRIPT, [kept, out, ROW_LENGTH - 2, held, epochs, diceOf(seed)]);
    const layers = JSON.parse(readText(out)) as Layer[];
    const command = `ara train pax-romana --games ${games} --epochs ${epochs} --seed ${seed}`;
    return judge(file, { command, layers }, heldOut(kept, held), values["anew"] === true);
  });
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
