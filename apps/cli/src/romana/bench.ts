import { Match, run } from "@ara/kernel";
import { config, paxRomana } from "@ara/pax-romana";
import { Contender, machine, median, round } from "../benching.ts";
import { whole, type Values } from "../command.ts";
import { writeSection } from "../results.ts";
import { print, printJson, Progress } from "../terminal.ts";
import { romanaBot } from "./bots.ts";

/** Whole games of the rule-based player that are timed. */
const STEADY_GAMES = 3;

/** `ara bench pax-romana`: random play in slices, the median; and how long the rule-based player needs for a game. */
export async function benchRomana(values: Values): Promise<number> {
  const slices = whole(values, "seconds", 1, 3600) ?? 10;
  const progress = new Progress("bench", slices);
  const contender = new Contender("bench", new URL("bench-worker.ts", import.meta.url));
  try {
    for (let slice = 0; slice <= slices; slice++) {
      await contender.play();
      progress.update(slice);
    }
  } finally {
    await contender.stop();
  }
  const random = contender.summary();
  const steadySeconds = await secondsPerSteadyGame();
  const lines = [
    `Scenario V, four powers, five turns, one core (${machine()}):`,
    "",
    "| | |",
    "| --- | ---: |",
    `| decisions per second, random play, legal actions listed before each | ${round(random.decisionsPerSecond)} |`,
    `| random games per second | ${random.gamesPerSecond.toFixed(1)} |`,
    `| decisions in a random game | ${round(random.decisionsPerGame)} |`,
    `| seconds for a game of four \`steady\`, log and record kept | ${steadySeconds.toFixed(2)} |`,
    "",
  ].join("\n");
  if (values["write"] === true) writeSection("ara bench pax-romana", lines);
  if (values["json"] === true) printJson({ game: paxRomana.id, machine: machine(), random, steadySeconds });
  else print(lines);
  return 0;
}

async function secondsPerSteadyGame(): Promise<number> {
  const table = config("V");
  const seconds: number[] = [];
  for (let game = 0; game <= STEADY_GAMES; game++) {
    const match = new Match(paxRomana, table, { seats: table.seats.map(String), seed: `bench/${game}` });
    const start = performance.now();
    await run(
      match,
      table.seats.map((_, seat) => romanaBot("steady", `bench/${game}/${seat}`)),
    );
    seconds.push((performance.now() - start) / 1000);
  }
  return median(seconds.slice(1));
}
