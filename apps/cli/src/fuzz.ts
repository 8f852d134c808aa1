import { availableParallelism } from "node:os";
import { gameOf, GAMES, JSON_OUT, text, whole, type Command, type GameName } from "./command.ts";
import { coverageLines, mergeCoverage, type FuzzReport, type FuzzTask } from "./fuzzing.ts";
import { writeSection } from "./results.ts";
import { print, printJson, Progress, style } from "./terminal.ts";
import { Thread } from "./threads.ts";

export const fuzz: Command = {
  name: "fuzz",
  summary: "plays many thousands of games under watch",
  usage: [
    "pax [--games 100000] [--seed s] [--only N] [--write]",
    "pax-romana [--games 1000] [--seed s] [--only N] [--write]",
  ],
  details: `Random games over all configurations: 1 to 8 players, the campaign, Nocturnus, every table option; half of them by
players who lay out all they can. Every invariant is checked after every action; one game in 500 is watched closely:
views, guesses from views, undo, record, replay. Exit code 1 and the seed if anything breaks; at the end, what was
covered and in how many games. Of Pax Romana: all scenarios, formats and optional rules, measures of one's own and
several powers to a seat, at random; one game in ten by steady, half of the others by players who like to fight, on
boards that are crowded or in turmoil; one in a hundred watched closely.`,
  options: {
    games: { type: "string", value: "N", help: "how many (default 100000, or 1000)" },
    seed: { type: "string", value: "s", help: "the same seed plays the same games (default: the time)" },
    only: { type: "string", value: "N", help: "plays the game of this number again, and no other" },
    write: { type: "boolean", help: "put the result into bench/results.md" },
    json: JSON_OUT,
  },
  async run(values, positionals) {
    const game = gameOf(positionals, GAMES);
    const wanted = whole(values, "games", 1, 1_000_000_000) ?? (game === "pax" ? 100_000 : 1000);
    const seed = text(values, "seed") ?? new Date().toISOString();
    const only = whole(values, "only", 0, 1_000_000_000);
    const threads = only === undefined ? Math.min(availableParallelism(), wanted) : 1;
    const progress = new Progress("fuzz", only === undefined ? wanted : 1);
    let games = 0;
    const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    begun[0] = only ?? 0;
    const task = { seed, games: only === undefined ? wanted : only + 1, begun };
    const reports = await workAll(game, task, threads, (count) => progress.update((games += count)));
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
  },
};

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;

async function workAll(
  game: GameName,
  task: FuzzTask,
  threads: number,
  onGames: (games: number) => void,
): Promise<FuzzReport[]> {
  const script = new URL(game === "pax" ? "fuzz-worker.ts" : "romana/fuzz-worker.ts", import.meta.url);
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
