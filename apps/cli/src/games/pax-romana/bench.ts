import { Match, run } from "@ara/kernel";
import { config, paxRomana } from "@ara/pax-romana";
import { checkoutBeside, Contender, inTurn, machine, median, round } from "../../benching.ts";
import { whole, type Values } from "../../command.ts";
import { writeSection } from "../../results.ts";
import { print, printJson } from "../../terminal.ts";
import { romanaBot } from "./bots.ts";

/** Whole games of the rule-based player that are timed. */
const STEADY_GAMES = 3;

const WORKER = new URL("bench-worker.ts", import.meta.url);

/**
 * `ara bench pax-romana`: random play in slices, the median, with cards and without in turn; and how long the rule-based player
 * needs for a game. With `--beside` another checkout plays its slices between ours.
 */
export async function bench(values: Values): Promise<number> {
  const slices = whole(values, "seconds", 1, 3600) ?? 10;
  const beside = checkoutBeside(values);
  const contender = new Contender("standard", WORKER);
  const cards = new Contender("advanced", WORKER);
  const silent = new Contender("silent", WORKER);
  const other = beside === undefined ? undefined : new Contender("standard", WORKER, beside);
  await inTurn(slices, [contender, cards, silent, ...(other ? [other] : [])], "bench");
  const random = contender.summary();
  const advanced = {
    ...cards.summary(),
    timesAsLong: cards.timesAsLong(contender),
    toSilent: cards.timesAsLong(silent),
  };
  const before = other?.summary();
  const steadySeconds = await secondsPerSteadyGame();
  const lines = [
    `Scenario V, four powers, five turns, one core, by its own time (${machine()}):`,
    "",
    "| | |",
    "| --- | ---: |",
    `| decisions per second, random play, legal actions listed before each | ${round(random.decisionsPerSecond)} |`,
    `| random games per second | ${random.gamesPerSecond.toFixed(1)} |`,
    `| decisions in a random game | ${round(random.decisionsPerGame)} |`,
    `| decisions per second with cards (the Advanced Game), in the same run | ${round(advanced.decisionsPerSecond)} |`,
    `| decisions in a random game with cards | ${round(advanced.decisionsPerGame)} |`,
    `| time for a decision with cards to one without | ${advanced.timesAsLong.toFixed(2)} |`,
    `| the same where nobody without cards calls a Meeting, as nobody with cards can | ${advanced.toSilent.toFixed(2)} |`,
    ...(before
      ? [
          `| the same in the checkout beside it, in the same run | ${round(before.decisionsPerSecond)} |`,
          `| ours to its | ${other!.timesAsLong(contender).toFixed(2)} |`,
        ]
      : []),
    `| seconds for a game of four \`steady\`, log and record kept | ${steadySeconds.toFixed(2)} |`,
    "",
  ].join("\n");
  if (values["write"] === true) writeSection("ara bench pax-romana", lines);
  if (values["json"] === true)
    printJson({ game: paxRomana.id, machine: machine(), random, advanced, beside: before, steadySeconds });
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
