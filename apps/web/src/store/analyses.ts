import type { Analysis } from "@ara/bots";
import { isObject, isWhole, type GameRecord } from "@ara/kernel";
import { shelf } from "./shelf.ts";

/**
 * What the bots found when they looked back at a game: kept, so that they do it once. It has a database of its own, as
 * it can be lost without harm and must never stand in the way of a game.
 */
interface Kept {
  readonly id: string;
  /** Counted up whenever bots begin to look at games in another way; what is older is forgotten. */
  readonly version: number;
  /** Of the record that was looked at. */
  readonly entries: number;
  readonly analysis: Analysis;
}

const ANALYSES = "analyses";
const VERSION = 1;

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

export async function keepAnalysis(id: string, record: GameRecord, analysis: Analysis): Promise<void> {
  const kept: Kept = { id, version: VERSION, entries: record.entries.length, analysis };
  await within("readwrite", (analyses) => analyses.put(kept));
}

/** What was kept for this record; nothing where it is old, broken, or of another one. */
export async function keptAnalysis(id: string, record: GameRecord): Promise<Analysis | undefined> {
  return readKept(await within("readonly", (analyses) => analyses.get(id) as IDBRequest<unknown>), record);
}

export async function dropAnalysis(id: string): Promise<void> {
  await within("readwrite", (analyses) => analyses.delete(id));
}

export function readKept(
  kept: unknown,
  { entries, seats }: Pick<GameRecord, "entries" | "seats">,
): Analysis | undefined {
  if (!isObject(kept) || kept["version"] !== VERSION || kept["entries"] !== entries.length) return undefined;
  const { analysis } = kept;
  if (!isObject(analysis)) return undefined;
  const all = [analysis["decisions"], analysis["worst"]];
  const isJudged = (one: unknown): boolean => isJudgement(one, entries.length, seats.length);
  return all.every((list) => Array.isArray(list) && list.every(isJudged))
    ? (analysis as unknown as Analysis)
    : undefined;
}

/** As much as the score sheet relies on. */
function isJudgement(one: unknown, entries: number, seats: number): boolean {
  if (!isObject(one)) return false;
  const { entry, seat, action, thought, swing, before } = one;
  if (!isWhole(entry, 1, entries) || !isWhole(seat, 0, seats - 1)) return false;
  if (typeof action !== "number" || typeof swing !== "number") return false;
  if (!isObject(thought) || typeof thought["action"] !== "number" || !isObject(thought["reason"])) return false;
  if (typeof thought["reason"]["key"] !== "string" || !isObject(thought["reason"]["params"])) return false;
  return isObject(before) && typeof before["rome"] === "number" && isChances(before["win"], seats);
}

const isChances = (win: unknown, seats: number): boolean =>
  Array.isArray(win) && win.length === seats && win.every((share) => typeof share === "number");
