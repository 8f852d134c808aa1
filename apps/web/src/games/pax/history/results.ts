import { LEVELS, type Level } from "@ara/bots/pax/levels";
import { isObject, isWhole } from "@ara/kernel";
import { MAX_PLAYERS, readConfig, readOutcome, SOLO_GAMES } from "@ara/pax";
import { allEnded, keepEnded, type Ended } from "../../../store/history.ts";
import type { Saved } from "../../../store/saved.ts";
import { firstSeats } from "../../../store/who-sat.ts";

/** Why a game is no measure of its owner's play. */
export type Aside = "whatIf" | "handedOver" | "shared" | "guest" | "undone";

/** How a game of PAX ended for whoever owns this browser. */
export interface PaxResult extends Ended {
  readonly ended: number;
  readonly players: number;
  readonly solo: number | null;
  /** The strongest bot at the table. */
  readonly level: Level | null;
  readonly won: boolean;
  /** Whether Rome won. */
  readonly rome: boolean;
  /** Given up: lost, whatever the bot made of it. */
  readonly resigned: boolean;
  readonly aside: Aside | null;
}

/** `null` for a game that goes on, or that cannot be read. */
export function resultOf(saved: Saved): PaxResult | null {
  const { id, updated, over, record, config, whatIf, guest, changes = [] } = saved;
  const read = readConfig(config);
  const outcome = readOutcome(record?.result);
  if (!over || !read.ok || !outcome.ok) return null;
  const seats = firstSeats(saved);
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const own = people.length === 1 ? people[0]! : undefined;
  const ownChanges = changes.filter(({ seat }) => seat === own);
  const resigned = ownChanges.some((change) => change.resigned);
  const { solo, players } = read.value;
  const { winner, winners } = outcome.value;
  const wins = own !== undefined && (solo === null ? winners.includes(own) : winner === "player");
  const aside: Aside | null = guest
    ? "guest"
    : whatIf
      ? "whatIf"
      : own === undefined
        ? "shared"
        : ownChanges.length > 0 && !resigned
          ? "handedOver"
          : isUndone(saved)
            ? "undone"
            : null;
  return {
    id,
    game: "pax",
    ended: updated,
    players,
    solo,
    level: LEVELS.findLast((level) => seats.some(({ bot }) => bot === level)) ?? null,
    won: wins && !resigned,
    rome: winner === "rome",
    resigned,
    aside,
  };
}

/** Whether anything was taken back that had been seen: the record marks it. */
const isUndone = ({ record }: Saved): boolean => record!.entries.some(({ back }) => isWhole(back, 1, 1_000_000));

const ASIDES: readonly unknown[] = ["undone", "whatIf", "handedOver", "shared", "guest", null];

/** A row as it was kept; whoever wrote it, what makes no sense is left out. */
export function readResult(row: Ended): PaxResult[] {
  if (!isObject(row) || row.game !== "pax") return [];
  const { id, game, ended, players, solo, level, won, rome, resigned, aside } = row;
  const isRead =
    isWhole(ended, 0, 8.64e15) &&
    isWhole(players, 1, MAX_PLAYERS) &&
    (solo === null || isWhole(solo, 1, SOLO_GAMES)) &&
    ASIDES.includes(aside);
  if (!isRead) return [];
  const strongest = LEVELS.find((known) => known === level) ?? null;
  const flags = { won: won === true, rome: rome === true, resigned: resigned === true };
  return [{ id, game, ended, players, solo, level: strongest, ...flags, aside: aside as Aside | null }];
}

/** Keeps how these games ended, so that it is known when they are deleted; all that is known, the latest first. */
export async function countResults(tables: readonly Saved[]): Promise<readonly PaxResult[]> {
  const kept = (await allEnded()).flatMap(readResult);
  const known = new Set(kept.map(({ id }) => id));
  const fresh = tables.flatMap((saved) => (known.has(saved.id) ? [] : (resultOf(saved) ?? [])));
  await keepEnded(fresh);
  return [...kept, ...fresh].toSorted((a, b) => b.ended - a.ended);
}
