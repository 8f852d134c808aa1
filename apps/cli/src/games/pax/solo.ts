import { config, SOLO_GAMES } from "@ara/pax";
import { text, whole, type Values } from "../../command.ts";
import { budgetOf, contenderOf, seedOf } from "./contenders.ts";
import { print, printJson, Progress } from "../../terminal.ts";
import { playDeals } from "./tournament.ts";

/** `ara solo pax`. */
export async function solo(values: Values): Promise<number> {
  const level = contenderOf(text(values, "level"));
  const games = whole(values, "games", 1, 100_000_000) ?? 100;
  const only = whole(values, "game", 1, SOLO_GAMES);
  const seed = seedOf(values);
  const budget = budgetOf(values);
  const campaign = [false, true]
    .flatMap((nocturnus) => Array.from({ length: SOLO_GAMES }, (_, i) => ({ nocturnus, game: i + 1 })))
    .filter(({ game }) => only === undefined || game === only);
  const results = [];
  for (const { nocturnus, game } of campaign) {
    const progress = new Progress(`game ${game}${nocturnus ? ", Nocturnus" : ""}`, games);
    const table = config(1, { solo: game, nocturnus });
    const task = { config: table, a: level, b: level, budgetA: budget, budgetB: budget, seed, deals: games };
    const { winShareA, low, high } = await playDeals(task, progress);
    results.push({ game, nocturnus, won: winShareA, low, high });
  }
  if (values["json"] === true) printJson({ game: "pax", level, games, seed, results });
  else {
    const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
    for (const { game, nocturnus, won, low, high } of results) {
      print(`game ${game}${nocturnus ? ", Nocturnus" : ""}: ${percent(won)} (${percent(low)} to ${percent(high)})\n`);
    }
  }
  return 0;
}
