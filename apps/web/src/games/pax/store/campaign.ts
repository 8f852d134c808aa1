import { afterGame, openGames, readConfig, readOutcome, SOLO_GAMES } from "@ara/pax";
import { isWhole } from "@ara/kernel";
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Saved } from "../../../store/saved.ts";

/** 8.4: how many games of each campaign are won; with Nocturnus it is a campaign of its own. */
export interface Campaign {
  readonly base: number;
  readonly nocturnus: number;
}

export type CampaignName = keyof Campaign;

const KEY = "ara.campaign";
const won = signal<Campaign>(remembered());

export const campaign: ReadonlySignal<Campaign> = won;

export const campaignOf = (nocturnus: boolean): CampaignName => (nocturnus ? "nocturnus" : "base");

/** What was won before; anything that makes no sense counts for nothing. */
function remembered(): Campaign {
  try {
    const { base, nocturnus } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const count = (value: unknown): number => (isWhole(value, 0, SOLO_GAMES) ? value : 0);
    return { base: count(base), nocturnus: count(nocturnus) };
  } catch {
    return { base: 0, nocturnus: 0 };
  }
}

/**
 * Counts the solo games among these tables that are over. Progress only grows: it stays when a game is deleted, and it
 * comes back from the games when the browser forgot it.
 */
export function countGames(tables: readonly Saved[]): void {
  const games = tables
    .filter((saved) => !isWhatIf(saved, tables))
    .flatMap(soloGame)
    .toSorted((a, b) => a.game - b.game);
  let { base, nocturnus } = won.value;
  for (const { game, name, winner } of games) {
    const before = name === "base" ? base : nocturnus;
    // 8.6: a game that was not open yet opens nothing.
    const after = openGames(before).includes(game) ? afterGame(before, game, { winner }) : before;
    if (name === "base") base = after;
    else nocturnus = after;
  }
  if (base === won.value.base && nocturnus === won.value.nocturnus) return;
  won.value = { base, nocturnus };
  try {
    localStorage.setItem(KEY, JSON.stringify(won.value));
  } catch {
    // Without storage it is counted again from the games.
  }
}

/** A game that goes on from a moment of an earlier one has its seed, and knows its cards: it wins nothing. */
const isWhatIf = (saved: Saved, tables: readonly Saved[]): boolean =>
  saved.seed !== "" && tables.some(({ seed, created }) => seed === saved.seed && created < saved.created);

interface SoloGame {
  readonly game: number;
  readonly name: CampaignName;
  readonly winner: "players" | "player" | "rome";
}

function soloGame({ over, config, record }: Saved): SoloGame[] {
  if (!over || !record) return [];
  const read = readConfig(config);
  const outcome = readOutcome(record.result);
  if (!read.ok || !outcome.ok || read.value.solo === null) return [];
  return [{ game: read.value.solo, name: campaignOf(read.value.nocturnus), winner: outcome.value.winner }];
}
