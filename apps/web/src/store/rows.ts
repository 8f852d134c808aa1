import type { Saved } from "./saved.ts";
import { shelf } from "./shelf.ts";

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
    // Whatever goes wrong ends here, also what is noticed at the very end: that there is no room.
    transaction.addEventListener("abort", () =>
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

/** Whatever lies under this id; nobody has looked at it yet. */
export const row = (id: string): Promise<unknown> =>
  within("readonly", (tables) => tables.get(id) as IDBRequest<unknown>);

export const allRows = (): Promise<unknown[]> =>
  within("readonly", (tables) => tables.getAll() as IDBRequest<unknown[]>);

export const dropRow = (key: IDBValidKey): Promise<unknown> => within("readwrite", (tables) => tables.delete(key));

/** The game a row says to be of, and whether it goes on from another: enough to know who shows it, under which title. */
export async function gameOf(id: string): Promise<{ readonly game?: unknown; readonly whatIf?: unknown }> {
  return (await row(id)) ?? {};
}
