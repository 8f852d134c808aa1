import { SEARCH_LEVELS, type Budget } from "@ara/bots/pax";
import { config } from "@ara/pax";
import { showStanding } from "./arena.ts";
import { whole, type Values } from "../../command.ts";
import { climb } from "../../ladder.ts";
import { Progress } from "../../terminal.ts";
import { seedOf, type Contender } from "./contenders.ts";
import { playDeals, type Standing } from "./tournament.ts";

interface Pairing {
  readonly a: Contender;
  readonly b: Contender;
  readonly players: number;
  readonly budgetA?: Budget;
  readonly budgetB?: Budget;
  /** What we hope for: at least, or of whoever has an advantage at most. */
  readonly goal?: number;
  readonly most?: number;
}

/** Its own playouts, without its limit in time: a busy machine plays the same games. */
const LEGATUS: Budget = { iterations: SEARCH_LEVELS.legatus!.budget.iterations! };
/** The strongest level as it can be measured in an evening: by playouts, not by the second it takes at a table. */
const CONSUL: Budget = { iterations: 200 };
/** Where it wins by far, fewer will do: they make it weaker, never stronger. */
const FEWER: Budget = { iterations: 100 };
const FEW: Budget = { iterations: 64 };
const FEWEST: Budget = { iterations: 32 };
const time = (milliseconds: number): Pick<Pairing, "budgetA" | "budgetB"> => ({
  budgetA: { milliseconds },
  budgetB: { milliseconds },
});

export const PAIRINGS: readonly Pairing[] = [
  { a: "miles", b: "tiro", players: 2, goal: 0.6 },
  { a: "centurio", b: "miles", players: 2, goal: 0.6 },
  { a: "legatus", b: "centurio", players: 2, budgetA: LEGATUS, goal: 0.6 },
  { a: "consul", b: "legatus", players: 2, budgetA: CONSUL, budgetB: LEGATUS, goal: 0.6 },
  { a: "consul", b: "miles", players: 2, budgetA: FEWEST, goal: 0.85 },
  { a: "consul", b: "tiro", players: 2, budgetA: FEW, goal: 0.99 },
  { a: "consul", b: "anchor", players: 2, ...time(10), goal: 0.65 },
  { a: "consul", b: "anchor", players: 2, ...time(100), goal: 0.6 },
  { a: "consul", b: "vetus", players: 2, ...time(10) },
  { a: "consul", b: "vetus", players: 2, ...time(100), goal: 0.55 },
  { a: "consul", b: "vetus", players: 2, ...time(1000), goal: 0.55 },
  { a: "consul", b: "plain", players: 2, ...time(10) },
  { a: "augur", b: "consul", players: 2, budgetA: FEWEST, budgetB: FEWEST, most: 0.55 },
  { a: "sibylla", b: "consul", players: 2, budgetA: FEWEST, budgetB: FEWEST },
  { a: "consul", b: "legatus", players: 4, budgetA: FEWER, budgetB: LEGATUS, goal: 0.3 },
  { a: "consul", b: "vetus", players: 4, ...time(10), goal: 0.3 },
];

/** Two at a table with the least time are not named. */
export const nameOf = ({ a, b, players, budgetA }: Pairing): string =>
  [
    a,
    b,
    ...(players > 2 ? [players] : []),
    ...((budgetA?.milliseconds ?? 0) > 10 ? [budgetA!.milliseconds!] : []),
  ].join("-");

/** `ara ladder pax`. */
export function ladder(values: Values): Promise<number> {
  const deals = whole(values, "deals", 2, 10_000_000) ?? 1000;
  const minutes = whole(values, "minutes", 1, 100_000);
  const seed = values["seed"] === undefined ? "ladder" : seedOf(values);
  const jobs = whole(values, "jobs", 1, 1024);
  return climb<Pairing, Standing>(
    {
      game: "pax",
      head: HEAD,
      rows: PAIRINGS,
      nameOf,
      startOf,
      commandOf(pairing, standing) {
        // Of a row that was broken off, what was played.
        const some = standing ? Math.min(deals, standing.deals * (pairing.players > 2 ? 4 : 1)) : deals;
        return `npx ara ladder pax --only ${nameOf(pairing)} --deals ${some} --seed ${seed}`;
      },
      cellsOf,
      play: (pairing) => play(pairing, { deals, seed, minutes, jobs }),
      say: (pairing, standing) => `${titleOf(pairing)}: ${showStanding(standing)}`,
      json: { seed, deals },
    },
    values,
  );
}

interface Course {
  readonly deals: number;
  readonly seed: string;
  readonly minutes: number | undefined;
  readonly jobs: number | undefined;
}

/** A deal is played from every seat, and games of four take long: a quarter of the deals is half as many games. */
function play(pairing: Pairing, { deals, seed, minutes, jobs }: Course): Promise<Standing> {
  const { a, b, players, budgetA, budgetB } = pairing;
  const played = players > 2 ? Math.ceil(deals / 4) : deals;
  const until = minutes === undefined ? undefined : Date.now() + 60_000 * minutes;
  const task = { config: config(players), a, b, budgetA, budgetB, seed, deals: played, until };
  return playDeals(task, new Progress(titleOf(pairing), played), jobs);
}

const titleOf = ({ a, b, players }: Pairing): string => `${a} against ${b}, ${players} players`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const spell = (budget: Budget | undefined): string =>
  budget === undefined
    ? ""
    : budget.iterations === undefined
      ? ` (${budget.milliseconds} ms)`
      : ` (${budget.iterations} playouts)`;

/** What a row begins with: no two rows share it, and with other budgets it is another row. */
const startOf = ({ a, b, players, budgetA, budgetB }: Pairing): string =>
  `| ${a}${spell(budgetA)} | ${b}${spell(budgetB)} | ${players} |`;

const cellsOf = ({ goal, most }: Pairing, { winShareA, low, high, games, romeWins }: Standing): string[] => [
  percent(winShareA),
  `${percent(low)} to ${percent(high)}`,
  goal !== undefined ? percent(goal) : most !== undefined ? `at most ${percent(most)}` : "",
  String(games),
  percent(romeWins),
];

const HEAD = `# The ladder

\`npx ara ladder pax\` writes this table, row by row; each row names the command that repeats it. Mirrored deals, A in one
seat, B in all others, a shared victory in part; the interval holds the true share in 95 of 100 such runs. Rows by playouts
repeat exactly; one by milliseconds depends on the machine. Milliseconds are processor time of the thread that thinks, so that
what else a machine does takes nothing from either side. With four players a quarter of the deals is played, and 25 % is even. A
goal is reached where the lower end of the interval is not below it; one that says "at most", where the upper end is not above it.

| A | B | players | A wins | 95 % interval | goal | games | Rome wins | command |
| --- | --- | ---: | ---: | --- | ---: | ---: | ---: | --- |
`;
