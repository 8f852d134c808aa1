import type { Seat } from "@ara/kernel";
import { keepTable } from "./new-table.ts";
import { isDamaged, type Saved } from "./saved.ts";
import { loadTable } from "./store.ts";

export interface HandOver {
  readonly seat: Seat;
  /** The bot that plays on; `null`: the person who sat there. */
  readonly bot: string | null;
  readonly resigned: boolean;
}

/** The game with somebody else in a seat from now on. */
export function handedOver(saved: Saved, { seat, bot, resigned }: HandOver): Saved {
  const was = saved.seats[seat]!.bot;
  const at = saved.record?.entries.length ?? 0;
  return {
    ...saved,
    seats: saved.seats.map((sitter, i) => (i === seat ? { ...sitter, bot } : sitter)),
    changes: [...(saved.changes ?? []), { at, seat, was, bot, resigned }],
  };
}

/** Keeps that. Nobody may have the table open meanwhile, or it would write over it. */
export async function handOver(id: string, change: HandOver): Promise<void> {
  const saved = await loadTable(id);
  if (saved && !isDamaged(saved)) await keepTable(handedOver(saved, change));
}
