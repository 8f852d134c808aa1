import { availableParallelism } from "node:os";
import { gameOf, GAMES, JSON_OUT, text, whole, type Command, type GameName } from "./command.ts";
import type { FuzzReport, FuzzTask } from "./fuzzing.ts";
import { writeSection } from "./results.ts";
import { print, printJson, Progress, style } from "./terminal.ts";
import { Thread } from "./threads.ts";

export const fuzz: Command = {
  name: "fuzz",
  summary: "plays many thousands of games under watch",
  usage: ["pax [--games 100000] [--seed s] [--write]", "pax-romana [--games 1000] [--seed s] [--write]"],
  details: `Random games over all configurations: 1 to 8 players, the campaign, Nocturnus, every table option; half of them by
players who lay out all they can. Every invariant is checked after every action; one game in 500 is watched closely:
views, guesses from views, undo, record, replay. Exit code 1 and the seed if anything breaks. Of Pax Romana: all
scenarios, formats and optional rules at random, one game in ten by steady, one in a hundred watched closely.`,
  options: {
    games: { type: "string", value: "N", help: "how many (default 100000, or 1000)" },
    seed: { type: "string", value: "s", help: "the same seed plays the same games (default: the time)" },
    write: { type: "boolean", help: "put the result into bench/results.md" },
    json: JSON_OUT,
  },
  async run(values, positionals) {
    const game = gameOf(positionals, GAMES);
    const wanted = whole(values, "games", 1, 1_000_000_000) ?? (game === "pax" ? 100_000 : 1000);
    const seed = text(values, "seed") ?? new Date().toISOString();
    const threads = Math.min(availableParallelism(), wanted);
    const progress = new Progress("fuzz", wanted);
    let games = 0;
    const reports = await workAll(game, { seed, games: wanted, threads }, (count) => progress.update((games += count)));
    const failures = reports.flatMap((report) => report.failures);
    const actions = reports.reduce((sum, report) => sum + report.actions, 0);
    const closely = reports.reduce((sum, report) => sum + report.closely, 0);
    const summary = `${counted(games, "game")}, ${counted(actions, "action")}, ${counted(closely, "game")} watched closely, ${counted(failures.length, "failure")} (seed ${seed})`;
    if (values["write"] === true) writeSection(`ara fuzz ${game}`, `> ${summary}\n`);
    if (values["json"] === true) printJson({ game, seed, games, closely, actions, failures });
    else {
      for (const failure of failures) print(`${style("red", failure)}\n`);
      print(`${summary}\n`);
    }
    return failures.length > 0 ? 1 : 0;
  },
};

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;

async function workAll(
  game: GameName,
  task: Omit<FuzzTask, "thread">,
  onGames: (games: number) => void,
): Promise<FuzzReport[]> {
  const script = new URL(game === "pax" ? "fuzz-worker.ts" : "romana/fuzz-worker.ts", import.meta.url);
  const workers = Array.from(
    { length: task.threads },
    (_, thread) => new Thread<number | FuzzReport>("fuzz", script, { ...task, thread }),
  );
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
