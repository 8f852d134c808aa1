import type { Who } from "./bench-worker.ts";
import { Contender, inTurn, machine, round } from "../../benching.ts";
import { whole, type Values } from "../../command.ts";
import { writeSection } from "../../results.ts";
import { print, printJson } from "../../terminal.ts";

/** `ara bench pax`. */
export async function bench(values: Values): Promise<number> {
  const slices = whole(values, "seconds", 1, 3600) ?? 10;
  const contender = (who: Who): Contender => new Contender(who, new URL("bench-worker.ts", import.meta.url));
  const ours = contender("ours");
  const theirs = contender("boardgame.io");
  await inTurn(slices, [ours, theirs], "bench");
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
}
