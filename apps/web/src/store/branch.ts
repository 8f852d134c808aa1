import type { Seat } from "@ara/kernel";
import { branch } from "@ara/protocol";
import { newId } from "./ids.ts";
import type { Saved } from "./saved.ts";
import { saveTable } from "./rows.ts";

/** Another ending: the game so far, with a person in one seat and bots of a level in all others. */
export interface WhatIf {
  /** How many decisions stay. */
  readonly at: number;
  readonly seat: Seat;
  readonly level: string;
}

/** The new table; `null` where the record keeps its seed back, without which nobody can go on. */
export function branched(saved: Saved, { at, seat, level }: WhatIf, id: string, now: number): Saved | null {
  const { record } = saved;
  const seed = record?.seed?.reveal;
  if (!record || seed === undefined) return null;
  const seats = saved.seats.map(({ name }, other) => ({ name, bot: other === seat ? null : level }));
  return {
    id,
    game: saved.game,
    created: now,
    updated: now,
    config: saved.config,
    seats,
    seed,
    record: branch(
      record,
      at,
      seats.map(({ name }) => name),
    ),
    over: false,
  };
}

/** Keeps the new table; its id is part of its address. */
export async function keepBranch(saved: Saved, wish: WhatIf): Promise<string | null> {
  const table = branched(saved, wish, newId(), Date.now());
  if (!table) return null;
  await saveTable(table);
  return table.id;
}
