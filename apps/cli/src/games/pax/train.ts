import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { FEATURES, heldOut, NET_KINDS, netData, type NetData, type NetKind } from "@ara/bots/pax/training";
import { CliError, text, whole, type Values } from "../../command.ts";
import { readText, writeWhole } from "../../files.ts";
import { print, Progress } from "../../terminal.ts";
import { ROOT } from "../../test-names.ts";
import { Thread } from "../../threads.ts";
import { diceOf, withTeacher, type Teach } from "../../training.ts";
import { seedOf } from "./contenders.ts";
import { fileOf, type TrainTask } from "./train-worker.ts";

const FILE = join(ROOT, "packages/bots/src/pax/data/nets.json");
const SCRIPT = new URL("train.py", import.meta.url);
/** Games are played in so many blocks, however many cores there are; the last ones teach nothing, they judge. */
const BLOCKS = 40;
const HELD_OUT = 4;
/** Hidden layers: no net has more than 15 kB. */
const WIDTHS: Readonly<Record<NetKind, readonly [number, number]>> = {
  duel: [64, 32],
  table: [64, 32],
  crowd: [24, 16],
  solo: [64, 32],
};

/** `ara train pax`. */
export async function train(values: Values): Promise<number> {
  const kind = NET_KINDS.find((name) => name === (text(values, "for") ?? "duel"));
  if (kind === undefined) throw new CliError(`--for is one of ${NET_KINDS.join(", ")}`);
  const games = whole(values, "games", BLOCKS, 100_000_000) ?? 100_000;
  const tries = whole(values, "tries", 0, 100_000) ?? 0;
  const epochs = whole(values, "epochs", 1, 10_000) ?? 12;
  const jobs = whole(values, "jobs", 1, BLOCKS) ?? availableParallelism();
  const anew = values["anew"] === true;
  const seed = seedOf(values);
  const file = text(values, "file") ?? FILE;
  const before = netData[kind];
  if (tries > 0 && before === undefined) throw new CliError(`--tries needs a net for ${kind}; train one without first`);
  return withTeacher(values, async (teach, folder) => {
    const task = { kind, folder, blocks: BLOCKS, games: Math.ceil(games / BLOCKS), tries, seed, jobs };
    await play(task);
    const made = learn(teach, task, anew ? undefined : before, epochs);
    const now = `ara train pax --for ${kind} --games ${games} --tries ${tries} --epochs ${epochs} --seed ${seed}${anew ? " --anew" : ""}`;
    const earlier = before && (!anew || tries > 0) ? `${before.command}, then ` : "";
    return judge(file, kind, { ...made, command: earlier + now }, rowsOf(folder));
  });
}

async function play(task: Omit<TrainTask, "job">): Promise<void> {
  const progress = new Progress(`games of ${task.kind}`, task.blocks);
  let done = 0;
  await Promise.all(
    Array.from({ length: task.jobs }, async (_, job) => {
      const thread = new Thread<number | "done">("train", new URL("train-worker.ts", import.meta.url), {
        ...task,
        job,
      });
      try {
        while ((await thread.next()) !== "done") progress.update(++done);
      } finally {
        await thread.stop();
      }
    }),
  );
}

function learn(
  teach: Teach,
  { kind, folder, seed }: Omit<TrainTask, "job">,
  begin: NetData | undefined,
  epochs: number,
): Omit<NetData, "command"> {
  const out = join(folder, "out.json");
  const known = join(folder, "begin.json");
  if (begin) writeWhole(known, JSON.stringify(begin));
  const [first, second] = WIDTHS[kind];
  const numbers = [FEATURES, BLOCKS - HELD_OUT, first, second, epochs, diceOf(seed)];
  teach(SCRIPT, [folder, out, ...numbers, begin ? known : "-"]);
  return JSON.parse(readText(out)) as Omit<NetData, "command">;
}

/** The rows of the games that nothing was learnt from. */
function rowsOf(folder: string): Float32Array {
  const blocks = Array.from({ length: HELD_OUT }, (_, i) => readFileSync(fileOf(folder, BLOCKS - HELD_OUT + i)));
  const bytes = Buffer.concat(blocks);
  return Float32Array.from(new Float16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2));
}

/** What was learnt is kept only if it is better than what is in use, on games that neither learnt from. */
function judge(file: string, kind: NetKind, made: NetData, rows: Float32Array): number {
  const now = heldOut(made, rows);
  const then = netData[kind] ? heldOut(netData[kind], rows) : undefined;
  const spell = (loss: number): string => loss.toFixed(4);
  const guess = `who only knows how often one wins has ${spell(now.base)}`;
  print(
    `on ${now.rows} tables of games held out: ${spell(now.loss)}${then ? `, before ${spell(then.loss)}` : ""}; ${guess}\n`,
  );
  if (now.loss >= (then?.loss ?? now.base)) {
    print("no better than before: nothing is written\n");
    return 1;
  }
  const data = JSON.parse(readText(file)) as Partial<Record<NetKind, NetData>>;
  writeWhole(file, `${JSON.stringify({ ...data, [kind]: made }, null, 2)}\n`);
  return 0;
}
