import { afterGame, openGames, readConfig, readOutcome, SOLO_GAMES } from "@ara/pax";
import { isObject, isWhole } from "@ara/kernel";
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

function remembered(): Campaign {
  try {
    return readCampaign(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return readCampaign(null);
  }
}

/** What was won before; anything that makes no sense counts for nothing. */
function readCampaign(stored: unknown): Campaign {
  const { base, nocturnus } = isObject(stored) ? stored : {};
  const count = (value: unknown): number => (isWhole(value, 0, SOLO_GAMES) ? value : 0);
  return { base: count(base), nocturnus: count(nocturnus) };
}

/** What was won elsewhere counts here too: of each campaign, the further one. */
export function bringCampaign(stored: unknown): void {
  const { base, nocturnus } = readCampaign(stored);
  remember({ base: Math.max(base, won.value.base), nocturnus: Math.max(nocturnus, won.value.nocturnus) });
}

function remember(campaignNow: Campaign): void {
  won.value = campaignNow;
  try {
    localStorage.setItem(KEY, JSON.stringify(campaignNow));
  } catch {
    // Without storage it is counted again from the games.
  }
}

/**
 * Counts the solo games among these tables that are over. Progress only grows: it stays when a game is deleted, and it
 * comes back from the games when the browser forgot it.
 */
export function countGames(tables: readonly Saved[]): void {
  const games = tables
    .filter((saved) => !isWhatIf(saved, tables) && !isHandedOver(saved))
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
  remember({ base, nocturnus });
}

/** What goes on from a moment of an earlier game knows its cards, and what came finished is perhaps another's: they win nothing. */
const isWhatIf = (saved: Saved, tables: readonly Saved[]): boolean =>
  saved.whatIf === true ||
  saved.guest === true ||
  (saved.seed !== "" && tables.some(({ seed, created }) => seed === saved.seed && created < saved.created));

/** What a bot won for somebody is not won. */
const isHandedOver = ({ changes = [] }: Saved): boolean => changes.some(({ bot }) => bot !== null);

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
