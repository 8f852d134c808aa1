import { availableParallelism } from "node:os";
import { text, whole, type Values } from "./command.ts";
import { coverageLines, mergeCoverage, type Coverage, type FuzzReport, type FuzzTask } from "./fuzzing.ts";
import type { Run } from "./games/game.ts";
import { writeSection } from "./results.ts";
import { print, printJson, Progress, style } from "./terminal.ts";
import { Thread } from "./threads.ts";

/** Which tables of a game are wanted: for its threads, and as the options that say so once more. */
export interface Wanted {
  readonly tables: unknown;
  readonly words: readonly string[];
}

const ANY: Wanted = { tables: undefined, words: [] };
const MOST = 1_000_000_000;

interface Fuzzed {
  readonly game: string;
  readonly seed: string;
  /** The number of the first game. */
  readonly from: number;
  readonly games: number;
  readonly closely: number;
  readonly actions: number;
  readonly failures: readonly {
    readonly text: string;
    /** The command that plays it once more. */ readonly again: string;
  }[];
  readonly covered: Coverage;
}

/** `ara fuzz` of a game: how many games are usual, the script that plays them in a thread, and which tables are asked for. */
export const fuzzWith =
  (game: string, usual: number, script: URL, wantedBy: (values: Values) => Wanted = () => ANY): Run =>
  async (values) => {
    const wanted = wantedBy(values);
    const fuzzed = await fuzz(game, usual, script, wanted, values);
    const summary = summaryOf(fuzzed, wanted);
    if (values["write"] === true) writeSection(["ara fuzz", game, ...wanted.words].join(" "), `> ${summary}\n`);
    if (values["json"] === true) printJson(fuzzed);
    else {
      for (const { text: failure, again } of fuzzed.failures) print(`${style("red", failure)}\n  again: ${again}\n`);
      print([summary, ...coverageLines(fuzzed.covered)].map((line) => `${line}\n`).join(""));
    }
    return fuzzed.failures.length > 0 ? 1 : 0;
  };

export async function fuzz(
  game: string,
  usual: number,
  script: URL,
  { tables, words }: Wanted,
  values: Values,
): Promise<Fuzzed> {
  const seed = text(values, "seed") ?? new Date().toISOString();
  const only = whole(values, "only", 0, MOST);
  const from = only ?? whole(values, "from", 0, MOST) ?? 0;
  const wanted = only === undefined ? (whole(values, "games", 1, MOST) ?? usual) : 1;
  const threads = Math.min(whole(values, "jobs", 1, 1024) ?? availableParallelism(), wanted);
  const minutes = whole(values, "minutes", 1, 100_000);
  const progress = new Progress("fuzz", wanted);
  let games = 0;
  const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  begun[0] = from;
  const until = minutes === undefined ? Infinity : Date.now() + minutes * 60_000;
  const task = { seed, games: from + wanted, until, tables, begun };
  const reports = await workAll(script, task, threads, (count) => progress.update((games += count)));
  const failures = reports
    .flatMap((report) => report.failures)
    .toSorted((a, b) => a.game - b.game)
    .map(({ game: number, text: failure }) => ({
      text: failure,
      again: ["ara fuzz", game, ...words, `--seed "${seed}" --only ${number}`].join(" "),
    }));
  const covered = mergeCoverage(reports.map((report) => report.covered));
  const actions = reports.reduce((sum, report) => sum + report.actions, 0);
  const closely = reports.reduce((sum, report) => sum + report.closely, 0);
  return { game, seed, from, games, closely, actions, failures, covered };
}

export const summaryOf = ({ seed, games, closely, actions, failures }: Fuzzed, { words }: Wanted): string =>
  `${counted(games, "game")}, ${counted(actions, "action")}, ${counted(closely, "game")} watched closely, ` +
  `${counted(failures.length, "failure")} (${[...words, `seed ${seed}`].join(" ")})`;

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;

async function workAll(
  script: URL,
  task: FuzzTask,
  threads: number,
  onGames: (games: number) => void,
): Promise<FuzzReport[]> {
  const workers = Array.from({ length: threads }, () => new Thread<number | FuzzReport>("fuzz", script, task));
  try {
    return await Promise.all(workers.map((worker) => reportOf(worker, onGames)));
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

/** Numbers of games played, and at last the report. */
async function reportOf(worker: Thread<number | FuzzReport>, onGames: (games: number) => void): Promise<FuzzReport> {
  for (;;) {
    const message = await worker.next();
    if (typeof message !== "number") return message;
    onGames(message);
  }
}
