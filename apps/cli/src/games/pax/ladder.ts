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
  /** What we hope for. */
  readonly goal?: number;
}

/** Its own playouts, without its limit in time: a busy machine plays the same games. */
const LEGATUS: Budget = { iterations: SEARCH_LEVELS.legatus!.budget.iterations! };
/** The strongest level as it can be measured in an evening: by playouts, not by the second it takes at a table. */
const CONSUL: Budget = { iterations: 200 };
/** Where it wins by far, fewer will do: they make it weaker, never stronger. */
const FEWER: Budget = { iterations: 100 };
const FEW: Budget = { iterations: 64 };
const FEWEST: Budget = { iterations: 32 };
const EQUAL_TIME: Budget = { milliseconds: 10 };

export const PAIRINGS: readonly Pairing[] = [
  { a: "miles", b: "tiro", players: 2, goal: 0.6 },
  { a: "centurio", b: "miles", players: 2, goal: 0.6 },
  { a: "legatus", b: "centurio", players: 2, budgetA: LEGATUS, goal: 0.6 },
  { a: "consul", b: "legatus", players: 2, budgetA: CONSUL, budgetB: LEGATUS, goal: 0.6 },
  { a: "consul", b: "miles", players: 2, budgetA: FEWEST, goal: 0.85 },
  { a: "consul", b: "tiro", players: 2, budgetA: FEW, goal: 0.99 },
  { a: "consul", b: "plain", players: 2, budgetA: EQUAL_TIME, budgetB: EQUAL_TIME, goal: 0.55 },
  { a: "sibylla", b: "consul", players: 2, budgetA: FEWEST, budgetB: FEWEST },
  { a: "consul", b: "legatus", players: 4, budgetA: FEWER, budgetB: LEGATUS, goal: 0.25 },
];

export const nameOf = ({ a, b, players }: Pairing): string => `${a}-${b}${players === 2 ? "" : `-${players}`}`;

/** `ara ladder pax`. */
export function ladder(values: Values): Promise<number> {
  const deals = whole(values, "deals", 2, 10_000_000) ?? 1000;
  const seed = values["seed"] === undefined ? "ladder" : seedOf(values);
  const jobs = whole(values, "jobs", 1, 1024);
  return climb<Pairing, Standing>(
    {
      game: "pax",
      head: HEAD,
      rows: PAIRINGS,
      nameOf,
      startOf,
      commandOf: (pairing) => `npx ara ladder pax --only ${nameOf(pairing)} --deals ${deals} --seed ${seed}`,
      cellsOf,
      play: (pairing) => play(pairing, deals, seed, jobs),
      say: (pairing, standing) => `${titleOf(pairing)}: ${showStanding(standing)}`,
      json: { seed, deals },
    },
    values,
  );
}

/** A deal is played from every seat, and games of four take long: a quarter of the deals is half as many games. */
function play(pairing: Pairing, deals: number, seed: string, jobs: number | undefined): Promise<Standing> {
  const { a, b, players, budgetA, budgetB } = pairing;
  const played = players > 2 ? Math.ceil(deals / 4) : deals;
  const task = { config: config(players), a, b, budgetA, budgetB, seed, deals: played };
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

const cellsOf = ({ goal }: Pairing, { winShareA, low, high, games, romeWins }: Standing): string[] => [
  percent(winShareA),
  `${percent(low)} to ${percent(high)}`,
  goal === undefined ? "" : percent(goal),
  String(games),
  percent(romeWins),
];

const HEAD = `# The ladder

\`npx ara ladder pax\` writes this table, row by row; each row names the command that repeats it. Mirrored deals, A in one
seat, B in all others, a shared victory in part; the interval holds the true share in 95 of 100 such runs. Rows by playouts
repeat exactly; one by milliseconds depends on the machine. With four players a quarter of the deals is played.

| A | B | players | A wins | 95 % interval | goal | games | Rome wins | command |
| --- | --- | ---: | ---: | --- | ---: | ---: | ---: | --- |
`;
