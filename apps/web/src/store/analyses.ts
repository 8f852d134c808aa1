import { isObject, type GameRecord } from "@ara/kernel";
import { shelf } from "./shelf.ts";

/**
 * What the bots found when they looked back at a game: kept, so that they do it once. It has a database of its own, as
 * it can be lost without harm and must never stand in the way of a game.
 */
interface Kept {
  readonly id: string;
  readonly version: number;
  /** Of the record that was looked at. */
  readonly entries: number;
  readonly analysis: unknown;
}

/** What a game's bots find, and how it is read again. */
export interface Findings<Analysis> {
  /** Counted up whenever bots begin to look at games in another way; what is older is forgotten. */
  readonly version: number;
  read(analysis: unknown, record: Looked): Analysis | undefined;
}

export type Looked = Pick<GameRecord, "entries" | "seats">;

const ANALYSES = "analyses";

const open = shelf("ara-analyses", ANALYSES);

/** `undefined` where the browser keeps nothing. */
async function within<Value>(
  mode: IDBTransactionMode,
  work: (analyses: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const request = work(database.transaction(ANALYSES, mode).objectStore(ANALYSES));
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error ?? new Error("the browser could not keep it")));
    });
  } catch {
    return undefined;
  }
}

export async function keepAnalysis<Analysis>(
  { version }: Findings<Analysis>,
  id: string,
  { entries }: Looked,
  analysis: Analysis,
): Promise<void> {
  const kept: Kept = { id, version, entries: entries.length, analysis };
  await within("readwrite", (analyses) => analyses.put(kept));
}

/** What was kept for this record; nothing where it is old, broken, or of another one. */
export async function keptAnalysis<Analysis>(
  findings: Findings<Analysis>,
  id: string,
  record: Looked,
): Promise<Analysis | undefined> {
  return readKept(findings, await within("readonly", (analyses) => analyses.get(id) as IDBRequest<unknown>), record);
}

export async function dropAnalysis(id: IDBValidKey): Promise<void> {
  await within("readwrite", (analyses) => analyses.delete(id));
}

export function readKept<Analysis>(findings: Findings<Analysis>, kept: unknown, record: Looked): Analysis | undefined {
  if (!isObject(kept) || kept["version"] !== findings.version || kept["entries"] !== record.entries.length)
    return undefined;
  return findings.read(kept["analysis"], record);
}
