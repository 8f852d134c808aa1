import { availableParallelism } from "node:os";
import { text, whole } from "./command.ts";
import { coverageLines, mergeCoverage, type FuzzReport, type FuzzTask } from "./fuzzing.ts";
import type { Run } from "./games/game.ts";
import { writeSection } from "./results.ts";
import { print, printJson, Progress, style } from "./terminal.ts";
import { Thread } from "./threads.ts";

/** `ara fuzz` of a game: how many games are usual, and the script that plays them in a thread. */
export const fuzzWith =
  (game: string, usual: number, script: URL): Run =>
  async (values) => {
    const wanted = whole(values, "games", 1, 1_000_000_000) ?? usual;
    const seed = text(values, "seed") ?? new Date().toISOString();
    const only = whole(values, "only", 0, 1_000_000_000);
    const threads = only === undefined ? Math.min(availableParallelism(), wanted) : 1;
    const progress = new Progress("fuzz", only === undefined ? wanted : 1);
    let games = 0;
    const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    begun[0] = only ?? 0;
    const task = { seed, games: only === undefined ? wanted : only + 1, begun };
    const reports = await workAll(script, task, threads, (count) => progress.update((games += count)));
    const failures = reports
      .flatMap((report) => report.failures)
      .toSorted((a, b) => a.game - b.game)
      .map(({ text: failure }) => failure);
    const covered = mergeCoverage(reports.map((report) => report.covered));
    const actions = reports.reduce((sum, report) => sum + report.actions, 0);
    const closely = reports.reduce((sum, report) => sum + report.closely, 0);
    const summary = `${counted(games, "game")}, ${counted(actions, "action")}, ${counted(closely, "game")} watched closely, ${counted(failures.length, "failure")} (seed ${seed})`;
    if (values["write"] === true) writeSection(`ara fuzz ${game}`, `> ${summary}\n`);
    if (values["json"] === true) printJson({ game, seed, games, closely, actions, failures, covered });
    else {
      for (const failure of failures) print(`${style("red", failure)}\n`);
      print(
        `${summary}\n${coverageLines(covered)
          .map((line) => `${line}\n`)
          .join("")}`,
      );
    }
    return failures.length > 0 ? 1 : 0;
  };

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
