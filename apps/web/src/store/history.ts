import { isObject } from "@ara/kernel";
import { shelf } from "./shelf.ts";

/**
 * How games ended: a small row for each, kept when the game itself is deleted. What is in it is its game's business; it
 * has an `id`, that of the game, and the name of the `game` it is of.
 */
export interface Ended {
  readonly id: string;
  readonly game: string;
}

const RESULTS = "results";
const open = shelf("ara-history", RESULTS);

/** Every row there is, as it was written; none where the browser keeps nothing. */
export async function allEnded(): Promise<readonly Ended[]> {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const request = database.transaction(RESULTS).objectStore(RESULTS).getAll() as IDBRequest<unknown[]>;
      request.addEventListener("success", () => resolve(request.result.filter(isEnded)));
      request.addEventListener("error", () => reject(request.error ?? new Error("no history")));
    });
  } catch {
    return [];
  }
}

/** Keeps rows; says how many could be kept. */
export async function keepEnded(rows: readonly Ended[]): Promise<number> {
  if (rows.length === 0) return 0;
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(RESULTS, "readwrite");
      for (const row of rows) transaction.objectStore(RESULTS).put(row);
      transaction.addEventListener("complete", () => resolve(rows.length));
      transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("no history")));
    });
  } catch {
    return 0;
  }
}

export const isEnded = (row: unknown): row is Ended =>
  isObject(row) && typeof row["id"] === "string" && row["id"].length <= 64 && typeof row["game"] === "string";
