import { fileURLToPath } from "node:url";
import type { Budget } from "@ara/bots";
import { config } from "@ara/pax";
import { showStanding } from "./arena.ts";
import { gameOf, JSON_OUT, whole, type Command } from "./command.ts";
import { seedOf, type Contender } from "./contenders.ts";
import { writeWhole } from "./files.ts";
import { print, printJson, Progress } from "./terminal.ts";
import { playDeals, type Standing } from "./tournament.ts";

const FILE = fileURLToPath(new URL("../../../bench/ladder.md", import.meta.url));

interface Pairing {
  readonly a: Contender;
  readonly b: Contender;
  readonly players: number;
  readonly budgetA?: Budget;
  readonly budgetB?: Budget;
  /** What we hope for. */
  readonly goal?: number;
}

/** The strongest level as it can be measured in an evening: by playouts, not by the second it takes at a table. */
const CONSUL: Budget = { iterations: 400 };
const EQUAL_TIME: Budget = { milliseconds: 20 };

const PAIRINGS: readonly Pairing[] = [
  { a: "miles", b: "tiro", players: 2, goal: 0.6 },
  { a: "centurio", b: "miles", players: 2, goal: 0.6 },
  { a: "legatus", b: "centurio", players: 2, goal: 0.6 },
  { a: "consul", b: "legatus", players: 2, budgetA: CONSUL, goal: 0.6 },
  { a: "consul", b: "miles", players: 2, budgetA: CONSUL, goal: 0.85 },
  { a: "consul", b: "tiro", players: 2, budgetA: CONSUL, goal: 0.99 },
  { a: "consul", b: "plain", players: 2, budgetA: EQUAL_TIME, budgetB: EQUAL_TIME, goal: 0.55 },
  { a: "sibylla", b: "consul", players: 2, budgetA: CONSUL, budgetB: CONSUL },
  { a: "consul", b: "legatus", players: 4, budgetA: CONSUL, goal: 0.25 },
];

export const ladder: Command = {
  name: "ladder",
  summary: "plays the whole ladder and writes bench/ladder.md",
  usage: ["pax [--deals 1000] [--seed s] [--only a-b]"],
  options: {
    deals: { type: "string", value: "N", help: "mirrored deals for each pairing (default 1000)" },
    seed: { type: "string", value: "s", help: "never one the weights were tuned with (default ladder)" },
    only: { type: "string", value: "a-b", help: "only this pairing, printed and not written" },
    json: JSON_OUT,
  },
  async run(values, positionals) {
    gameOf(positionals);
    const deals = whole(values, "deals", 1, 10_000_000) ?? 1000;
    const seed = values["seed"] === undefined ? "ladder" : seedOf(values);
    const { only } = values;
    const pairings = PAIRINGS.filter(({ a, b }) => only === undefined || only === `${a}-${b}`);
    const rows: (Pairing & Standing)[] = [];
    for (const pairing of pairings) {
      const { a, b, players, budgetA, budgetB } = pairing;
      const progress = new Progress(`${a} against ${b}, ${players} players`, deals);
      const standing = await playDeals({ config: config(players), a, b, budgetA, budgetB, seed, deals }, progress);
      rows.push({ ...pairing, ...standing });
      if (values["json"] !== true) print(`${a} against ${b}, ${players} players: ${showStanding(standing)}\n`);
      if (only === undefined) writeWhole(FILE, table(rows, deals, seed));
    }
    if (values["json"] === true) printJson({ game: "pax", seed, deals, rows });
    return 0;
  },
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const spell = (budget: Budget | undefined): string =>
  budget === undefined
    ? ""
    : budget.iterations === undefined
      ? ` (${budget.milliseconds} ms)`
      : ` (${budget.iterations} playouts)`;

function table(rows: readonly (Pairing & Standing)[], deals: number, seed: string): string {
  return [
    "# The ladder",
    "",
    `\`npx ara ladder pax --deals ${deals} --seed ${seed}\` wrote this table: mirrored deals, A in one seat, B in all others, a shared`,
    "victory in part; the interval holds the true share in 95 of 100 such runs. A level without a budget has its own.",
    "",
    "| A | B | players | A wins | 95 % interval | goal | games | Rome wins |",
    "| --- | --- | ---: | ---: | --- | ---: | ---: | ---: |",
    ...rows.map(
      ({ a, b, players, budgetA, budgetB, winShareA, low, high, goal, games, romeWins }) =>
        `| ${a}${spell(budgetA)} | ${b}${spell(budgetB)} | ${players} | ${percent(winShareA)} | ${percent(low)} to ${percent(high)} | ${goal === undefined ? "" : percent(goal)} | ${games} | ${percent(romeWins)} |`,
    ),
    "",
  ].join("\n");
}
