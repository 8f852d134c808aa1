import type { Json } from "@ara/kernel";
import { PortTable, TableError, type Table, type TableSeat, type TableTypes } from "@ara/protocol";
import { inWorker } from "../workers/ports.ts";
import type { Opened } from "../workers/table-worker.ts";
import { newId, newSeed } from "./ids.ts";
import { saveTable } from "./rows.ts";

/** A new game, kept from its first moment on. Its id is part of its address. */
export async function newTable(game: string, config: Json, seats: readonly TableSeat[]): Promise<string> {
  const id = newId();
  const now = Date.now();
  await saveTable({
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

/**
 * Why a table is gone: its worker died (the game is safe, and can be opened again), or another window took it over or
 * deleted it.
 */
export type Lost = "crashed" | "taken" | "deleted";

/** Sits down at a game kept in this browser. */
export function openTable<T extends TableTypes>(id: string, onLost: (why: Lost) => void): Promise<Table<T>> {
  const worker = new Worker(new URL("../workers/table-worker.ts", import.meta.url), { type: "module", name: "table" });
  return new Promise((resolve, reject) => {
    const port = inWorker(worker, (why) => {
      worker.terminate();
      reject(new Error(why));
      onLost("crashed");
    });
    worker.addEventListener("message", ({ data }: MessageEvent<Opened>) => {
      if (data.type === "opened") resolve(PortTable.open<T>(port, { newId }));
      else if (data.type === "refused") {
        worker.terminate();
        reject(new TableError(data.refusal));
      } else if (data.type === "taken" || data.type === "deleted") {
        worker.terminate();
        onLost(data.type);
      }
    });
    worker.postMessage(id);
  });
}
