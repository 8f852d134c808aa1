import type { Seat } from "./game.ts";
import { brief, canonical, isObject, isWhole, type Json } from "./json.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { err, ok, type Result } from "./result.ts";
import type { SeedProof } from "./seeded.ts";
import { sha256Hex } from "./sha256.ts";

/**
 * A record: the one file format of a finished or running game. Reading one checks the shape of its header only; whether
 * the game in it could have been played is for `verify` to say, entry by entry.
 */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly config: unknown;
  readonly seats: readonly string[];
  readonly chance: unknown;
  readonly seed?: SeedProof;
  /** Says that the entries carry a hash chain as described at `chain`; without it, no link is looked at. */
  readonly chain?: typeof CHAIN;
  readonly entries: readonly Entry[];
  readonly result?: unknown;
  /** Hash over the last entry and the result: closes the chain. */
  readonly seal?: unknown;
}

export interface Entry {
  readonly seat: Seat;
  readonly action: Json;
  /** What chance said while the action was carried out. */
  readonly outcomes?: readonly number[];
  /** Hash of the entry before, of the header for the first. */
  readonly prev?: unknown;
}

export const RECORD_FORMAT = "ara-record/1";
export const CHAIN = "sha256";

/** The hash the first entry points to: over everything known before the first action. */
export function hashHeader(record: Omit<GameRecord, "entries">): string {
  const { format, game, rules, config, seats, chance, seed, chain: kind } = record;
  const promised = seed && { commitment: seed.commitment, nonces: seed.nonces };
  return sha256Hex(canonical({ format, game, rules, config, seats, chance, seed: promised, chain: kind }));
}

/** Over all an entry carries, its `prev` and what this reader does not know included. */
export const hashEntry = (entry: Entry): string => sha256Hex(canonical(entry));

export const hashSeal = (lastHash: string, result: unknown): string => sha256Hex(canonical([lastHash, result]));

/**
 * Adds the chain to entries, and the seal where there is a result. `begun` are entries chained before, with the same
 * header: those at the start are taken as they are, so that a growing record is not hashed again and again.
 */
export function chain(unchained: GameRecord, begun: readonly Entry[] = []): GameRecord {
  const record = { ...unchained, chain: CHAIN } as const;
  const entries = begun.slice(0, record.entries.length);
  let last = entries.length > 0 ? hashEntry(entries.at(-1)!) : hashHeader(record);
  for (const entry of record.entries.slice(entries.length)) {
    const chained = { ...entry, prev: last };
    last = hashEntry(chained);
    entries.push(chained);
  }
  return record.result === undefined
    ? { ...record, entries }
    : { ...record, entries, seal: hashSeal(last, record.result) };
}

/** The shape of a record, no more. Entries and result are looked at when a replay reaches them. */
export function readRecord(json: unknown): Result<GameRecord, Refusal> {
  if (!isObject(json)) return err(refuse("record.notObject"));
  const { format } = json;
  if (format !== undefined && format !== RECORD_FORMAT) return err(refuse("record.format", { found: brief(format) }));
  const wrong = Object.keys(SHAPE).find((field) => !SHAPE[field]!(json[field]));
  if (wrong === undefined) return ok(json as unknown as GameRecord);
  const found = json[wrong];
  if (found === undefined) return err(refuse("record.missing", { field: wrong }));
  return err(refuse("record.field", { field: wrong, found: brief(found) }));
}

const isText = (value: unknown): value is string => typeof value === "string";
const isHash = (value: unknown): boolean => isText(value) && /^[0-9a-f]{64}$/.test(value);

const SHAPE: Record<string, (value: unknown) => boolean> = {
  format: isText,
  game: isText,
  rules: (value) => isWhole(value, 1, 1_000_000),
  config: isObject,
  seats: (value) => Array.isArray(value) && value.every(isText),
  chance: isObject,
  seed: (value) => value === undefined || isSeedProof(value),
  chain: (value) => value === undefined || value === CHAIN,
  entries: Array.isArray,
};

const isSeedProof = (value: unknown): boolean =>
  isObject(value) &&
  isHash(value["commitment"]) &&
  Array.isArray(value["nonces"]) &&
  value["nonces"].every(isText) &&
  (value["reveal"] === undefined || isText(value["reveal"]));

export const isEntry = (value: unknown): value is Entry =>
  isObject(value) &&
  isWhole(value["seat"], 0, 1000) &&
  isObject(value["action"]) &&
  (value["outcomes"] === undefined ||
    (Array.isArray(value["outcomes"]) && value["outcomes"].every((n) => isWhole(n, 0, Number.MAX_SAFE_INTEGER))));
