import type { Json, Refusal } from "@ara/kernel";
import { ReplayInWorker } from "../workers/replays.ts";
import { newId } from "./ids.ts";
import type { BadFile } from "./record-file.ts";
import { saveTable } from "./rows.ts";

/** Far more than the longest game of eight needs. */
const LARGEST = 4_000_000;

export type Imported = { readonly ok: true; readonly id: string; readonly over: boolean } | (BadFile & { ok: false });

/** Reads a record file, plays it again in a worker, and keeps it. Of a broken file nothing is kept. */
export async function importRecord(file: File): Promise<Imported> {
  if (file.size > LARGEST) return refused({ key: "file.large", params: { limit: LARGEST / 1_000_000 } });
  const text = await file.text().catch(() => null);
  if (text === null) return refused({ key: "file.unreadable", params: {} });
  const worker = new ReplayInWorker();
  try {
    const read = await worker.read(text);
    if (!read.ok) return { ok: false, ...read.error };
    const { record, seats, over } = read.value;
    const id = newId();
    const now = Date.now();
    const seed = record.seed?.reveal ?? "";
    const config = record.config as Json;
    await saveTable({ id, game: record.game, created: now, updated: now, config, seats, seed, record, over });
    return { ok: true, id, over };
  } catch {
    return refused({ key: "file.notKept", params: {} });
  } finally {
    worker.close();
  }
}

const refused = (refusal: Refusal): Imported => ({ ok: false, refusal, entry: 0, game: null });
