import { existsSync } from "node:fs";
import { join } from "node:path";
import { SEARCH_LEVELS, type Budget } from "@ara/bots/pax";
import { config } from "@ara/pax";
import { showStanding } from "./arena.ts";
import { CliError, text, whole, type Values } from "../../command.ts";
import { seedOf, type Contender } from "./contenders.ts";
import { readText, writeWhole } from "../../files.ts";
import { print, printJson, Progress } from "../../terminal.ts";
import { ROOT } from "../../test-names.ts";
import { playDeals, type Standing } from "./tournament.ts";

const FILE = join(ROOT, "bench/ladder.md");

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
export async function ladder(values: Values): Promise<number> {
  const deals = whole(values, "deals", 2, 10_000_000) ?? 1000;
  const seed = values["seed"] === undefined ? "ladder" : seedOf(values);
  const only = text(values, "only");
  const file = text(values, "file") ?? FILE;
  const pairings = PAIRINGS.filter((pairing) => only === undefined || only === nameOf(pairing));
  if (pairings.length === 0) throw new CliError(`no row "${only}"; there are: ${PAIRINGS.map(nameOf).join(", ")}`);
  const resume = values["resume"] === true;
  const written = (): string => (existsSync(file) ? readText(file) : "");
  if (!resume && only === undefined) writeWhole(file, HEAD);
  const rows: (Pairing & Standing)[] = [];
  for (const pairing of pairings) {
    const command = `npx ara ladder pax --only ${nameOf(pairing)} --deals ${deals} --seed ${seed}`;
    if (resume && hasRow(written(), pairing, command)) continue;
    const standing = await play(pairing, deals, seed);
    rows.push({ ...pairing, ...standing });
    if (values["json"] !== true) print(`${titleOf(pairing)}: ${showStanding(standing)}\n`);
    const row = `${startOf(pairing)} ${restOf({ ...pairing, ...standing }, command)}`;
    writeWhole(file, withRow(written(), pairing, row));
  }
  if (values["json"] === true) printJson({ game: "pax", seed, deals, rows });
  return 0;
}

/** A deal is played from every seat, and games of four take long: a quarter of the deals is half as many games. */
function play(pairing: Pairing, deals: number, seed: string): Promise<Standing> {
  const { a, b, players, budgetA, budgetB } = pairing;
  const played = players > 2 ? Math.ceil(deals / 4) : deals;
  const task = { config: config(players), a, b, budgetA, budgetB, seed, deals: played };
  return playDeals(task, new Progress(titleOf(pairing), played));
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

function restOf({ winShareA, low, high, goal, games, romeWins }: Pairing & Standing, command: string): string {
  const cells = [
    percent(winShareA),
    `${percent(low)} to ${percent(high)}`,
    goal === undefined ? "" : percent(goal),
    games,
    percent(romeWins),
    `\`${command}\``,
  ];
  return `${cells.join(" | ")} |`;
}

const hasRow = (table: string, pairing: Pairing, command: string): boolean =>
  table.split("\n").some((line) => line.startsWith(startOf(pairing)) && line.endsWith(`| \`${command}\` |`));

const HEAD = `# The ladder

\`npx ara ladder pax\` writes this table, row by row; each row names the command that repeats it. Mirrored deals, A in one
seat, B in all others, a shared victory in part; the interval holds the true share in 95 of 100 such runs. Rows by playouts
repeat exactly; one by milliseconds depends on the machine. With four players a quarter of the deals is played.

| A | B | players | A wins | 95 % interval | goal | games | Rome wins | command |
| --- | --- | ---: | ---: | --- | ---: | ---: | ---: | --- |
`;

/** The table with this row new or renewed, in the order of the ladder; rows of other budgets than today's are dropped. */
function withRow(table: string, pairing: Pairing, row: string): string {
  const before = table.split("\n");
  const rows = PAIRINGS.map((other) =>
    other === pairing
      ? row
      : before.find((line) => line.startsWith(startOf(other)) && line.includes(`--only ${nameOf(other)} `)),
  ).filter((line) => line !== undefined);
  return `${HEAD}${rows.join("\n")}\n`;
}
