import { isObject, isWhole, type GameRecord, type Json } from "@ara/kernel";
import type { TableSeat } from "@ara/protocol";
import { readName } from "./names.ts";

/** A game kept in this browser. */
export interface Saved {
  readonly id: string;
  /** Its name in the registry. */
  readonly game: string;
  readonly created: number;
  readonly updated: number;
  /** The game reads it. */
  readonly config: Json;
  readonly seats: readonly TableSeat[];
  readonly seed: string;
  /** `null` until the first save: the deal follows from config and seed. */
  readonly record: GameRecord | null;
  readonly over: boolean;
}

/** A row that is no game any more: it can be put into a file or deleted, and stands in nobody's way. */
export interface Damaged {
  readonly damaged: true;
  readonly key: IDBValidKey;
  /** What to call it: its id, as far as it has one. */
  readonly name: string;
  readonly row: unknown;
}

export const isDamaged = (kept: Saved | Damaged): kept is Damaged => "damaged" in kept;

/** A row of the browser's storage as a game: what is written there may be of another version, or of nobody's making. */
export function readSaved(row: unknown): Saved | Damaged {
  if (!isObject(row)) return damaged("", row);
  const { id, game, created, updated, config, seats, seed, record, over } = row;
  const read = Array.isArray(seats) ? seats.map(readSeat) : [];
  if (!isText(id) || !isText(game) || !isTime(created) || !isTime(updated)) return damaged(id, row);
  if (read.length === 0 || !read.every((seat) => seat !== undefined)) return damaged(id, row);
  if (!isText(seed) || typeof over !== "boolean" || config === undefined) return damaged(id, row);
  if (record !== null && !isRecordOf(record, game, read.length)) return damaged(id, row);
  return { id, game, created, updated, config: config as Json, seats: read, seed, record, over };
}

const damaged = (id: unknown, row: unknown): Damaged => ({
  damaged: true,
  key: id as IDBValidKey,
  name: readName(typeof id === "string" || typeof id === "number" ? `${id}` : "?"),
  row,
});

const isText = (value: unknown): value is string => typeof value === "string";
/** What a date can be made of. */
const isTime = (value: unknown): value is number => isWhole(value, 0, 8.64e15);

/** As much as is relied on before the rules read it: whoever opens the game plays it again. */
const isRecordOf = (record: unknown, game: string, seats: number): record is GameRecord =>
  isObject(record) &&
  record["game"] === game &&
  isObject(record["config"]) &&
  isObject(record["chance"]) &&
  Array.isArray(record["seats"]) &&
  record["seats"].length === seats &&
  Array.isArray(record["entries"]) &&
  record["entries"].every((entry) => isObject(entry) && isWhole(entry["seat"], 0, seats - 1));

function readSeat(seat: unknown): TableSeat | undefined {
  if (!isObject(seat)) return undefined;
  const { name, bot } = seat;
  if (!isText(name) || (bot !== null && !isText(bot))) return undefined;
  return { name: readName(name), bot };
}
