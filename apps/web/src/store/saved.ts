import { isObject, isWhole, type GameRecord, type Json, type Seat } from "@ara/kernel";
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
  /** Whether it goes on from a moment of another game. */
  readonly whatIf?: true;
  /** Whether it came here finished, from a file or a link: who knows who played it. */
  readonly guest?: true;
  /** Absent where everybody played to the end. */
  readonly changes?: readonly SeatChange[];
}

/** From a moment on somebody else plays a seat. It is no part of the record: the cards are the same, whoever plays them. */
export interface SeatChange {
  /** How many decisions there were before. */
  readonly at: number;
  readonly seat: Seat;
  /** The bot that had it and the one that has it now; `null` is a person. */
  readonly was: string | null;
  readonly bot: string | null;
  /** Whoever had it gave the game up. */
  readonly resigned: boolean;
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

/** A row of the browser's storage as a game, as far as it is played (`read-kept.ts` reads all of it): what is written there may be of another version, or of nobody's making. */
export function readSaved(row: unknown): Saved | Damaged {
  if (!isObject(row)) return damaged("", row);
  const { id, game, created, updated, config, seats, seed, record, over } = row;
  const read = Array.isArray(seats) ? seats.map(readSeat) : [];
  if (
    !(isText(id) && isText(game) && isTime(created) && isTime(updated)) ||
    !(read.length > 0 && read.every((seat) => seat !== undefined)) ||
    !(isText(seed) && typeof over === "boolean" && config !== undefined) ||
    !(record === null || isRecordOf(record, game, read.length))
  )
    return damaged(id, row);
  const saved = { id, game, created, updated, config: config as Json, seats: read, seed, record, over };
  return row["whatIf"] === true ? { ...saved, whatIf: true } : saved;
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
