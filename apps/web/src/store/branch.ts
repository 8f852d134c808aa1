import type { Seat } from "@ara/kernel";
import { branch } from "@ara/protocol";
import { newId } from "./ids.ts";
import type { Saved } from "./saved.ts";
import { keepTable } from "./new-table.ts";

/** Another ending: the game so far, with a person in one seat, and the bots that were there in theirs. */
export interface WhatIf {
  /** How many decisions stay. */
  readonly at: number;
  readonly seat: Seat;
  /** Of the bots that sit down in the place of other people. */
  readonly level?: string;
}

const FOR_PEOPLE = "centurio";

/** The new table; `null` where the record keeps its seed back, without which nobody can go on. */
export function branched(
  saved: Saved,
  { at, seat, level = FOR_PEOPLE }: WhatIf,
  id: string,
  now: number,
): Saved | null {
  const { record } = saved;
  const seed = record?.seed?.reveal;
  if (!record || seed === undefined) return null;
  const seats = saved.seats.map(({ name, bot }, other) => ({ name, bot: other === seat ? null : (bot ?? level) }));
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
    whatIf: true,
  };
}

/** Keeps the new table; its id is part of its address. */
export async function keepBranch(saved: Saved, wish: WhatIf): Promise<string | null> {
  const table = branched(saved, wish, newId(), Date.now());
  if (!table) return null;
  await keepTable(table);
  return table.id;
}
