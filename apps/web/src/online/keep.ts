import type { GameRecord, Seat } from "@ara/kernel";
import type { TableSeat } from "@ara/protocol";
import { saveTable } from "../store/rows.ts";
import { addressOf } from "./address.ts";

interface Ended {
  readonly id: string;
  readonly game: string;
  /** The seats of whoever is at this browser. */
  readonly own: readonly Seat[];
  readonly seats: readonly TableSeat[];
  readonly record: GameRecord;
}

/** A finished game is kept here like any other, with its score sheet, replay and analysis. */
export async function keepEnded({ id, game, own, seats, record }: Ended): Promise<void> {
  const now = Date.now();
  // Whoever sits elsewhere is to this browser what a bot is: somebody else.
  const asSeenHere = seats.map(({ name, bot }, seat) => ({ name, bot: own.includes(seat) ? null : (bot ?? "") }));
  await saveTable({
    id: addressOf(id),
    game,
    created: now,
    updated: now,
    config: record.config as never,
    seats: own.length > 0 ? asSeenHere : seats,
    seed: record.seed?.reveal ?? "",
    record,
    over: true,
    ...(own.length === 0 && { guest: true }),
  });
}
