import type { GameRecord, Json } from "@ara/kernel";
import type { TableSeat } from "@ara/protocol";
import { dropAnalysis } from "./analyses.ts";
import { shelf } from "./shelf.ts";

/** A game kept in this browser. */
export interface Saved {
  readonly id: string;
  readonly game: "pax";
  readonly created: number;
  readonly updated: number;
  readonly config: Json;
  readonly seats: readonly TableSeat[];
  readonly seed: string;
  /** `null` until the first save: the deal follows from config and seed. */
  readonly record: GameRecord | null;
  readonly over: boolean;
}

const TABLES = "tables";

const open = shelf("ara", TABLES);

/** Resolves once the browser has promised that it is written. */
async function within<Value>(
  mode: IDBTransactionMode,
  work: (tables: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TABLES, mode, { durability: "strict" });
    const request = work(transaction.objectStore(TABLES));
    transaction.addEventListener("complete", () => resolve(request.result));
    transaction.addEventListener("abort", () =>
      reject(transaction.error ?? new Error("the browser could not keep it")),
    );
    transaction.addEventListener("error", () =>
      reject(transaction.error ?? new Error("the browser could not keep it")),
    );
  });
}

export const saveTable = (saved: Saved): Promise<unknown> => within("readwrite", (tables) => tables.put(saved));
/** Keeps a game that is there already; `false` if it was deleted meanwhile. */
export function updateTable(saved: Saved): Promise<boolean> {
  let there = false;
  return within("readwrite", (tables) => {
    const found = tables.getKey(saved.id);
    found.addEventListener("success", () => {
      there = found.result !== undefined;
      if (there) tables.put(saved);
    });
    return found;
  }).then(() => there);
}

export const loadTable = (id: string): Promise<Saved | undefined> =>
  within("readonly", (tables) => tables.get(id) as IDBRequest<Saved | undefined>);
export async function dropTable(id: string): Promise<void> {
  await within("readwrite", (tables) => tables.delete(id));
  void dropAnalysis(id);
}

/** The latest first. */
export async function allTables(): Promise<Saved[]> {
  const tables = await within("readonly", (store) => store.getAll() as IDBRequest<Saved[]>);
  return tables.toSorted((a, b) => b.updated - a.updated);
}
