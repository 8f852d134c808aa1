import { Match, run } from "@ara/kernel";
import { config, paxRomana } from "@ara/pax-romana";
import { checkoutBeside, Contender, inTurn, machine, median, round, type Pace } from "../../benching.ts";
import { whole, type Values } from "../../command.ts";
import { writeSection } from "../../results.ts";
import { print, printJson } from "../../terminal.ts";
import { romanaBot } from "./bots.ts";
import { Costs, TALK } from "./costs.ts";

/** Whole games of the rule-based player that are timed. */
const STEADY_GAMES = 3;

const WORKER = new URL("bench-worker.ts", import.meta.url);

/** What is reached in a slice; and what the decisions cost, where they are played under the clock. */
export interface CostlyPace extends Pace {
  readonly costs: Costs["entries"];
}

/**
 * `ara bench pax-romana`: random play in slices, the median, with cards and without in turn; and how long the rule-based player
 * needs for a game. With `--beside` another checkout plays its slices between ours.
 */
export async function bench(values: Values): Promise<number> {
  const slices = whole(values, "seconds", 1, 3600) ?? 10;
  const beside = checkoutBeside(values);
  const standard = pairOf("standard", beside);
  const advanced = pairOf("advanced", beside);
  const timed = {
    standard: new Contender<CostlyPace>("standard byQuestion", WORKER),
    advanced: new Contender<CostlyPace>("advanced byQuestion", WORKER),
  };
  await inTurn(slices, [...standard.all, ...advanced.all, timed.standard, timed.advanced], "bench");
  const compared = compare(costsOf(timed.standard), costsOf(timed.advanced));
  const result = {
    random: standard.ours.summary(),
    advanced: { ...advanced.ours.summary(), timesAsLong: advanced.ours.timesAsLong(standard.ours), ...compared },
    beside: standard.theirs?.summary(),
    steadySeconds: await secondsPerSteadyGame(),
  };
  const { random, advanced: cards, steadySeconds } = result;
  const { talk, shared } = compared;
  const lines = [
    `Scenario V, four powers, five turns, one core, by its own time (${machine()}):`,
    "",
    "| | |",
    "| --- | ---: |",
    `| decisions per second, random play, legal actions listed before each | ${round(random.decisionsPerSecond)} |`,
    ...besideLines(standard),
    `| random games per second | ${random.gamesPerSecond.toFixed(1)} |`,
    `| decisions in a random game | ${round(random.decisionsPerGame)} |`,
    `| of them talk at Meetings, and of its time | ${percent(talk.decisions)}, ${percent(talk.time)} |`,
    `| decisions per second with cards (the Advanced Game), in the same run | ${round(cards.decisionsPerSecond)} |`,
    ...besideLines(advanced),
    `| decisions in a random game with cards | ${round(cards.decisionsPerGame)} |`,
    `| time for a decision with cards to one without, all of them | ${cards.timesAsLong.toFixed(2)} |`,
    `| the same without talk at Meetings, which nobody with cards can call | ${cards.withoutTalk.toFixed(2)} |`,
    `| the same for the questions of a random game without cards that are asked with them as well (${percent(shared)} of those that are no talk), each as often as there | ${cards.sameQuestions.toFixed(2)} |`,
    `| seconds for a game of four \`steady\`, log and record kept | ${steadySeconds.toFixed(2)} |`,
    "",
  ].join("\n");
  if (values["write"] === true) writeSection("ara bench pax-romana", lines);
  if (values["json"] === true) printJson({ game: paxRomana.id, machine: machine(), ...result });
  else print(lines);
  return 0;
}

/** One who plays with our rules, and perhaps one with those of the checkout beside. */
interface Pair {
  readonly ours: Contender;
  readonly theirs: Contender | undefined;
  readonly all: readonly Contender[];
}

function pairOf(what: string, beside: string | undefined): Pair {
  const ours = new Contender(what, WORKER);
  const theirs = beside === undefined ? undefined : new Contender(what, WORKER, beside);
  return { ours, theirs, all: theirs ? [ours, theirs] : [ours] };
}

const besideLines = ({ ours, theirs }: Pair): readonly string[] =>
  theirs
    ? [
        `| the same in the checkout beside it, in the same run | ${round(theirs.summary().decisionsPerSecond)} |`,
        `| ours to its | ${theirs.timesAsLong(ours).toFixed(2)} |`,
      ]
    : [];

function costsOf(contender: Contender<CostlyPace>): Costs {
  const sum = new Costs();
  for (const { costs } of contender.paces) sum.add(new Costs(costs));
  return sum;
}

/** How much of a game without cards is talk, and how much longer a decision with cards takes than one without that is no talk. */
function compare(standard: Costs, advanced: Costs) {
  const decided = standard.withoutTalk;
  return {
    talk: standard.shareOf(standard.of((question) => question === TALK)),
    withoutTalk: advanced.timesAsLong(decided),
    sameQuestions: advanced.timesAsLongFor(decided),
    shared: decided.shareOf(decided.sharedWith(advanced)).decisions,
  };
}

const percent = (part: number): string => `${Math.round(100 * part)} %`;

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
