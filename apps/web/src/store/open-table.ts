import type { Json } from "@ara/kernel";
import { PortTable, TableError, type Port, type Table, type TableSeat, type TableTypes } from "@ara/protocol";
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

/** A table that does not open, with the reason. */
export { TableError as TableRefused } from "@ara/protocol";

/**
 * Why a table is gone: its worker died (the game is safe, and can be opened again), or another window took it over or
 * deleted it.
 */
export type Lost = "crashed" | "taken" | "deleted";

/** Sits down at a game kept in this browser. */
export function openTable<T extends TableTypes>(id: string, onLost: (why: Lost) => void): Promise<Table<T>> {
  const worker = new Worker(new URL("../workers/table-worker.ts", import.meta.url), { type: "module", name: "table" });
  const port: Port = {
    post: (message) => worker.postMessage(message),
    listen: (listener) => worker.addEventListener("message", (event: MessageEvent<unknown>) => listener(event.data)),
    close: () => worker.terminate(),
  };
  return new Promise((resolve, reject) => {
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
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error(event.message));
      onLost("crashed");
    });
    worker.postMessage(id);
  });
}
