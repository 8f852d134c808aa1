import type { Json } from "@ara/kernel";
import type { TableSeat } from "@ara/protocol";
import { newId, newSeed } from "./ids.ts";
import { loose } from "./loose.ts";
import { saveTable } from "./rows.ts";
import type { Saved } from "./saved.ts";

/** Keeps a game as well as can be. */
export async function keepTable(saved: Saved): Promise<void> {
  try {
    await saveTable(saved);
    loose.delete(saved.id);
  } catch {
    loose.set(saved.id, saved);
  }
}

/** A new game, kept from its first moment on if that can be. Its id is part of its address. */
export async function newTable(game: string, config: Json, seats: readonly TableSeat[]): Promise<string> {
  const id = newId();
  const now = Date.now();
  await keepTable({
    id,
    game,
    created: now,
    updated: now,
    config,
    seats,
    seed: newSeed(),
    record: null,
    over: false,
  });
  return id;
}
