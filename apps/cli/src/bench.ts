import { cpus } from "node:os";
import type { Pace, Who } from "./bench-worker.ts";
import { gameOf, GAMES, JSON_OUT, whole, type Command } from "./command.ts";
import { writeSection } from "./results.ts";
import { print, printJson, Progress } from "./terminal.ts";
import { Thread } from "./threads.ts";

export const bench: Command = {
  name: "bench",
  summary: "how fast the rules are, beside boardgame.io",
  usage: ["pax|pax-romana [--seconds 10] [--write] [--json]"],
  details: `Plays random games of four on one core, listing all legal actions before each decision: once in our own loop, once
through the client and reducer of boardgame.io around the same rules. Both take turns in short slices, so that a noisy
machine is noisy for both; the medians are printed. Of Pax Romana: random play of scenario V, and a game of steady.`,
  options: {
    seconds: { type: "string", value: "N", help: "how long each of the two plays in all (default 10)" },
    write: { type: "boolean", help: "put the result into bench/results.md" },
    json: JSON_OUT,
  },
  async run(values, positionals) {
    if (gameOf(positionals, GAMES) === "pax-romana") {
      const { benchRomana } = await import("./romana/bench.ts");
      return benchRomana(values);
    }
    const slices = whole(values, "seconds", 1, 3600) ?? 10;
    const progress = new Progress("bench", slices);
    const ours = new Contender("ours");
    const theirs = new Contender("boardgame.io");
    try {
      for (let slice = 0; slice <= slices; slice++) {
        await ours.play();
        await theirs.play();
        progress.update(slice);
      }
    } finally {
      await Promise.all([ours.stop(), theirs.stop()]);
    }
    const us = ours.summary();
    const them = theirs.summary();
    const ratio = us.decisionsPerSecond / them.decisionsPerSecond;
    const machine = `${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`;
    const lines = [
      `Random games of four, one core, legal actions listed before each decision (${machine}):`,
      "",
      "| | decisions per second | games per second |",
      "| --- | ---: | ---: |",
      `| Ara Pacis | ${round(us.decisionsPerSecond)} | ${round(us.gamesPerSecond)} |`,
      `| boardgame.io around the same rules | ${round(them.decisionsPerSecond)} | ${round(them.gamesPerSecond)} |`,
      "",
      `${us.decisionsPerGame.toFixed(1)} decisions a game; ${ratio.toFixed(0)} times boardgame.io in the same run.`,
      "",
    ].join("\n");
    if (values["write"] === true) writeSection("ara bench pax", lines);
    if (values["json"] === true) printJson({ game: "pax", machine, ours: us, boardgameio: them, ratio });
    else print(lines);
    return 0;
  },
};

/** One of the two, in a thread of its own: what the other does to the engine's type feedback must not slow it. */
class Contender {
  readonly #thread: Thread<Pace>;
  readonly #paces: Pace[] = [];

  constructor(who: Who) {
    this.#thread = new Thread(who, new URL("bench-worker.ts", import.meta.url), who);
  }

  async play(): Promise<void> {
    this.#thread.send(SLICE_MS);
    this.#paces.push(await this.#thread.next());
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }

  /** The first slice was for warming up. */
  summary() {
    return summary(this.#paces.slice(1));
  }
}

const SLICE_MS = 1000;

function summary(paces: readonly Pace[]) {
  return {
    decisionsPerSecond: median(paces.map(({ decisions, seconds }) => decisions / seconds)),
    gamesPerSecond: median(paces.map(({ games, seconds }) => games / seconds)),
    decisionsPerGame: median(paces.map(({ decisions, games }) => decisions / games)),
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const round = (n: number): string => Math.round(n).toLocaleString("en");
