import { err, ok, parseJson, refuse, type Json, type Refusal, type Result } from "@ara/kernel";
import { ReplayInWorker } from "../workers/replays.ts";
import { newId } from "./ids.ts";
import type { BadFile } from "./record-file.ts";
import { keepTable } from "./new-table.ts";
import { isSealed, type Sealed } from "./sealed.ts";

/** Far more than the longest game of eight needs. */
const LARGEST = 4_000_000;
/** Far more than a thousand of them. */
const LARGEST_FILE = 200_000_000;

export type Imported =
  | { readonly ok: true; readonly id: string; readonly game: string; readonly over: boolean }
  | (BadFile & { ok: false });

/** What is in a file: a text, or what opens with a password. */
export type Contents =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "sealed"; readonly sealed: Sealed };

/** Reads a file, whatever it is of. */
export async function contentsOf(file: File): Promise<Result<Contents, Refusal>> {
  if (file.size > LARGEST_FILE) return err(refuse("file.large", { limit: LARGEST_FILE / 1_000_000 }));
  const text = await file.text().catch(() => null);
  if (text === null) return err(refuse("file.unreadable"));
  const json = parseJson(text);
  return ok(json.ok && isSealed(json.value) ? { type: "sealed", sealed: json.value } : { type: "text", text });
}

/** Reads a record file, plays it again in a worker, and keeps it. Of a broken file nothing is kept. */
export async function importRecord(text: string): Promise<Imported> {
  if (text.length > LARGEST) return refused(refuse("file.large", { limit: LARGEST / 1_000_000 }));
  const worker = new ReplayInWorker();
  try {
    const read = await worker.read(text);
    if (!read.ok) return { ok: false, ...read.error };
    const { record, seats, over, changes } = read.value;
    const id = newId();
    const now = Date.now();
    const seed = record.seed?.reveal ?? "";
    const config = record.config as Json;
    await keepTable({
      id,
      game: record.game,
      created: now,
      updated: now,
      config,
      seats,
      seed,
      record,
      over,
      guest: true,
      ...(changes && { changes }),
    });
    return { ok: true, id, game: record.game, over };
  } catch {
    return refused(refuse("file.notKept"));
  } finally {
    worker.close();
  }
}

export const refused = (refusal: Refusal): Extract<Imported, { ok: false }> => ({
  ok: false,
  refusal,
  entry: 0,
  game: null,
});
