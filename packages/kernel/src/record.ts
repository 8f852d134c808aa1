import type { Seat } from "./game.ts";
import { isObject, isWhole, type Json } from "./json.ts";

/** New games are recorded in this format. */
export const RECORD_FORMAT = "ara-record/2";
/** The first format, which is read, verified and gone on with for ever. */
export const FORMAT_1 = "ara-record/1";
export type RecordFormat = typeof FORMAT_1 | typeof RECORD_FORMAT;

/**
 * A record: the one file format of a finished or running game. Reading one (`read-record.ts`) checks the shape of its header
 * only; whether the game in it could have been played is for `verify` to say, entry by entry.
 */
export interface GameRecord {
  readonly format: RecordFormat;
  readonly game: string;
  readonly rules: number;
  readonly config: unknown;
  readonly seats: readonly string[];
  readonly chance: unknown;
  readonly seed?: SeedProof;
  /** Format 1: says that the entries carry a hash chain; without it, no link is looked at. */
  readonly chain?: typeof CHAIN;
  readonly entries: readonly Entry[];
  /** How many entries were taken back since the last one. */
  readonly back?: unknown;
  readonly result?: unknown;
  /** Format 2: the hash of the chain after the last entry. */
  readonly head?: unknown;
  /** Hash over the end of the chain and the result: closes it. */
  readonly seal?: unknown;
  /** How the luck of an online game was made (`fair/`). It is in no hash: signatures and the nonces hold it. */
  readonly online?: unknown;
}

export interface Entry {
  readonly seat: Seat;
  readonly action: Json;
  /** What chance said while the action was carried out. */
  readonly outcomes?: readonly number[];
  /** How many entries were taken back before this one after something had been seen; `undefined` at most tables. */
  readonly back?: unknown;
  /** Format 1: hash of the entry before, of the header for the first. */
  readonly prev?: unknown;
}

/**
 * Commit and reveal. Before the first card is dealt the table fixes `commitment`; players may then add nonces. When the
 * game is over, seed and salt are revealed. What this shows, and to whom, is in docs/threat-model.md.
 */
export interface SeedProof {
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly salt?: string;
  readonly reveal?: string;
}

export const CHAIN = "sha256";

export const isEntry = (value: unknown): value is Entry =>
  isObject(value) &&
  isWhole(value["seat"], 0, 1000) &&
  isObject(value["action"]) &&
  (value["outcomes"] === undefined ||
    (Array.isArray(value["outcomes"]) && value["outcomes"].every((n) => isWhole(n, 0, Number.MAX_SAFE_INTEGER))));
