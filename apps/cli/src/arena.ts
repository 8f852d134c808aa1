import { CliError, gameOf, JSON_OUT, text, whole, type Command } from "./command.ts";
import { BUDGET_OPTIONS, budgetOf, contenderOf, CONTENDERS, seedOf } from "./contenders.ts";
import { PAX_OPTIONS, paxConfig } from "./pax/options.ts";
import { print, printJson, Progress } from "./terminal.ts";
import { playDeals, type Standing } from "./tournament.ts";

export const arena: Command = {
  name: "arena",
  summary: "lets one level of bots play another",
  usage: ["pax --a LEVEL --b LEVEL [--players 2] [--games 1000] [--seed s] [--budget MS | --iterations N]"],
  details: `Mirrored deals: every deal is played once with A in each seat and B in all others, with the same start player.
Levels: ${CONTENDERS.join(", ")} (plain is textbook search with random playouts; sibylla cheats).`,
  options: {
    a: { type: "string", value: "LEVEL", help: "sits in one seat" },
    b: { type: "string", value: "LEVEL", help: "sits in all others" },
    ...PAX_OPTIONS,
    players: { ...PAX_OPTIONS.players, value: "2..8", help: "how many players (default 2)" },
    games: { type: "string", value: "G", help: "how many games, rounded up to whole deals (default 1000)" },
    seed: { type: "string", value: "s", help: "the same seed deals the same cards (default ara)" },
    ...BUDGET_OPTIONS,
    "budget-b": { type: "string", value: "MS", help: "another budget for B" },
    "iterations-b": { type: "string", value: "N", help: "another budget for B" },
    json: JSON_OUT,
  },
  async run(values, positionals) {
    gameOf(positionals);
    const a = contenderOf(text(values, "a"));
    const b = contenderOf(text(values, "b"));
    const config = paxConfig(values, whole(values, "players", 2, 8) ?? 2);
    if (config.solo !== null) throw new CliError("the arena is for two and more; see ara solo");
    const games = whole(values, "games", 1, 100_000_000) ?? 1000;
    const deals = Math.ceil(games / config.players);
    const budgetA = budgetOf(values);
    const budgetB = budgetOf(values, "-b") ?? budgetA;
    const seed = seedOf(values);
    const progress = new Progress(`${a} against ${b}`, deals);
    const standing = await playDeals({ config, a, b, budgetA, budgetB, seed, deals }, progress);
    if (values["json"] === true) printJson({ game: "pax", a, b, players: config.players, seed, ...standing });
    else print(`${a} against ${b}, ${config.players} players: ${showStanding(standing)}\n`);
    return 0;
  },
};

export function showStanding({ winShareA, low, high, margin, romeWins, games }: Standing): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return `${percent(winShareA)} (${percent(low)} to ${percent(high)}), lead ${margin.toFixed(1)} points, Rome wins ${percent(romeWins)}; ${games} games`;
}
