import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { FuzzReport, FuzzTask } from "./fuzz-worker.ts";
import { gameOf, JSON_OUT, text, whole, type Command } from "./command.ts";
import { print, printJson, Progress, style } from "./terminal.ts";

export const fuzz: Command = {
  name: "fuzz",
  summary: "plays many thousands of games under watch",
  usage: ["pax [--games 100000] [--seed s]"],
  details: `Random games over all configurations: 1 to 8 players, the campaign, Nocturnus, every table option; half of them by
players who lay out all they can. Every invariant is checked after every action; one game in 500 is watched closely:
views, guesses from views, undo, record, replay. Exit code 1 and the seed if anything breaks.`,
  options: {
    games: { type: "string", value: "N", help: "how many (default 100000)" },
    seed: { type: "string", value: "s", help: "the same seed plays the same games (default: the time)" },
    json: JSON_OUT,
  },
  async run(values, positionals) {
    gameOf(positionals);
    const games = whole(values, "games", 1, 1_000_000_000) ?? 100_000;
    const seed = text(values, "seed") ?? new Date().toISOString();
    const threads = Math.min(availableParallelism(), games);
    const progress = new Progress("fuzz", games);
    let done = 0;
    const reports = await Promise.all(
      Array.from({ length: threads }, (_, thread) =>
        work({ seed, games, thread, threads }, (count) => progress.update((done += count))),
      ),
    );
    const failures = reports.flatMap((report) => report.failures);
    const actions = reports.reduce((sum, report) => sum + report.actions, 0);
    const closely = reports.reduce((sum, report) => sum + report.closely, 0);
    if (values["json"] === true) printJson({ game: "pax", seed, games, closely, actions, failures });
    else {
      for (const failure of failures) print(`${style("red", failure)}\n`);
      print(
        `${games} games, ${actions} actions, ${closely} games watched closely, ${failures.length} failures (seed ${seed})\n`,
      );
    }
    return failures.length > 0 ? 1 : 0;
  },
};

function work(task: FuzzTask, onProgress: (games: number) => void): Promise<FuzzReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("fuzz-worker.ts", import.meta.url), { workerData: task });
    worker.on("message", (message: number | FuzzReport) =>
      typeof message === "number" ? onProgress(message) : resolve(message),
    );
    worker.on("error", reject);
  });
}
