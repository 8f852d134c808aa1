import { LEVELS } from "@ara/bots/levels";
import { err, ok, parseJson, readRecord, verify, type GameRecord, type Mistake, type Result } from "@ara/kernel";
import { pax } from "@ara/pax";
import type { TableSeat } from "@ara/protocol";
import type { Saved } from "./store.ts";

/** A record as it lies in a file of ours: beside the game it says which seats were bots. Readers may ignore that. */
interface RecordFile extends GameRecord {
  readonly bots?: readonly (string | null)[];
}

/** A file without a mistake. */
export interface Read {
  readonly record: GameRecord;
  readonly seats: readonly TableSeat[];
  readonly over: boolean;
}

/** The text of a file as a game: read, and every decision of it played again. The first mistake is named. */
export function readFileText(text: string): Result<Read, Mistake> {
  const json = parseJson(text.replace(/^\uFEFF/, ""));
  if (!json.ok) return err({ entry: 0, refusal: json.error });
  const read = readRecord(json.value);
  if (!read.ok) return err({ entry: 0, refusal: read.error });
  const { bots, ...record }: RecordFile = read.value;
  const verdict = verify(pax, record);
  if (!verdict.ok) return verdict;
  const seats = record.seats.map((name, seat) => ({
    name,
    bot: botNamed(name, Array.isArray(bots) ? bots[seat] : null),
  }));
  return ok({ record, seats, over: verdict.value.finished });
}

const isLevel = (word: unknown): word is string => (LEVELS as readonly unknown[]).includes(word);

/** Who says that he is a bot is one: the file says it, or the name does ("centurio 2"). Everybody else is a person. */
function botNamed(name: string, said: unknown): string | null {
  const word = name.toLowerCase().split(" ")[0];
  return isLevel(said) ? said : isLevel(word) ? word : null;
}

/** The file of a kept game; `null` before its first step is kept. */
export function writeFileText({ record, seats }: Saved): string | null {
  if (record === null) return null;
  const bots = seats.map(({ bot }) => bot);
  const file: RecordFile = bots.some((bot) => bot !== null) ? { ...record, bots } : record;
  return `${JSON.stringify(file)}\n`;
}

/** "pax-livia-varro-2026-11-15.json": letters any file system takes. */
export function fileName({ game, seats, created }: Pick<Saved, "game" | "seats" | "created">): string {
  const names = seats.slice(0, 4).map(({ name }) =>
    name
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-+|-+$/g, "")
      .slice(0, 16),
  );
  const day = new Date(created).toISOString().slice(0, 10);
  return [game, ...names.filter((name) => name !== ""), day].join("-") + ".json";
}
