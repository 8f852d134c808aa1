import type { Who } from "./bench-worker.ts";
import { Contender, machine, round } from "./benching.ts";
import { gameOf, GAMES, JSON_OUT, whole, type Command } from "./command.ts";
import { writeSection } from "./results.ts";
import { print, printJson, Progress } from "./terminal.ts";

export const bench: Command = {
  name: "bench",
  summary: "how fast the rules are, beside boardgame.io",
  usage: ["pax [--seconds 10] [--write] [--json]", "pax-romana [--seconds 10] [--beside DIR] [--write] [--json]"],
  details: `Plays random games of four on one core, listing all legal actions before each decision: once in our own loop, once
through the client and reducer of boardgame.io around the same rules. Both take turns in short slices, so that a noisy
machine is noisy for both; the medians are printed. Of Pax Romana: random play of scenario V, and a game of steady.`,
  options: {
    seconds: { type: "string", value: "N", help: "how long each of the two plays in all (default 10)" },
    beside: {
      type: "string",
      value: "DIR",
      help: "Pax Romana: another checkout, set up, that plays in turn with this one",
    },
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
    const contender = (who: Who): Contender => new Contender(who, new URL("bench-worker.ts", import.meta.url));
    const ours = contender("ours");
    const theirs = contender("boardgame.io");
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
    const lines = [
      `Random games of four, one core, legal actions listed before each decision (${machine()}):`,
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
    if (values["json"] === true) printJson({ game: "pax", machine: machine(), ours: us, boardgameio: them, ratio });
    else print(lines);
    return 0;
  },
};
