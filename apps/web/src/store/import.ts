import { sayRefusal, type Json, type Mistake, type Refusal } from "@ara/kernel";
import { sayNoIn } from "@ara/pax/texts/say";
import { kernelWords, paxWords } from "../app/game-words.ts";
import { words, type Words } from "../app/words.ts";
import { ReplayInWorker } from "../workers/replays.ts";
import { saveTable } from "./store.ts";
import { newId } from "./ids.ts";

/** Far more than the longest game of eight needs. */
const LARGEST = 4_000_000;

export type Imported =
  | { readonly ok: true; readonly id: string; readonly over: boolean }
  | {
      readonly ok: false;
      readonly reason: Refusal;
      /** Counted from 1; 0 for the file as a whole. */ readonly entry: number;
    };

/** Reads a record file, plays it again in a worker, and keeps it. Of a broken file nothing is kept. */
export async function importRecord(file: File): Promise<Imported> {
  if (file.size > LARGEST) {
    return refused({ entry: 0, refusal: { key: "file.large", params: { limit: LARGEST / 1_000_000 } } });
  }
  const text = await file.text().catch(() => null);
  if (text === null) return refused({ entry: 0, refusal: { key: "file.unreadable", params: {} } });
  const worker = new ReplayInWorker();
  try {
    const read = await worker.read(text);
    if (!read.ok) return refused(read.error);
    const { record, seats, over } = read.value;
    const id = newId();
    const now = Date.now();
    const seed = record.seed?.reveal ?? "";
    const config = record.config as Json;
    await saveTable({ id, game: "pax", created: now, updated: now, config, seats, seed, record, over });
    return { ok: true, id, over };
  } catch {
    return refused({ entry: 0, refusal: { key: "file.notKept", params: {} } });
  } finally {
    worker.close();
  }
}

const refused = ({ refusal, entry }: Mistake): Imported => ({ ok: false, reason: refusal, entry });

/** What importing says. */
const fileWords = words({
  en: () => import("./texts/en.ts"),
  de: () => import("./texts/de.ts"),
  nl: () => import("./texts/nl.ts"),
});

/** The texts `sayImport` needs: put them into the `words` of a screen that imports. */
export const importWords: readonly Words<unknown>[] = [fileWords, kernelWords, paxWords];

/** Why a file was refused, as a sentence. */
export function sayImport({ reason, entry }: Extract<Imported, { ok: false }>): string {
  const say = fileWords.now.value;
  const own = sayRefusal(reason, say.refusals);
  const sentence = own === reason.key ? sayNoIn(paxWords.now.value, kernelWords.now.value, reason) : own;
  return say.refused({ reason: sentence, entry });
}
