import { CliError, text, whole, type Values } from "../../command.ts";
import { budgetOf, contenderOf, seedOf } from "./contenders.ts";
import { paxConfig } from "./options.ts";
import { print, printJson, Progress } from "../../terminal.ts";
import { playDeals, type Standing } from "./tournament.ts";

/** `ara arena pax`. */
export async function arena(values: Values): Promise<number> {
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
  const standing = await playDeals(
    { config, a, b, budgetA, budgetB, seed, deals },
    progress,
    whole(values, "jobs", 1, 1024),
  );
  if (values["json"] === true) printJson({ game: "pax", a, b, players: config.players, seed, ...standing });
  else print(`${a} against ${b}, ${config.players} players: ${showStanding(standing)}\n`);
  return 0;
}

export function showStanding({ winShareA, low, high, margin, romeWins, games }: Standing): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return `${percent(winShareA)} (${percent(low)} to ${percent(high)}), lead ${margin.toFixed(1)} points, Rome wins ${percent(romeWins)}; ${games} games`;
}
