import { brief, isObject, isWhole } from "./json.ts";
import { CHAIN, FORMAT_1, RECORD_FORMAT, type GameRecord } from "./record.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { err, ok, type Result } from "./result.ts";

/** The shape of a record, no more. Entries and result are looked at when a replay reaches them. */
export function readRecord(json: unknown): Result<GameRecord, Refusal> {
  if (!isObject(json)) return err(refuse("record.notObject"));
  const { format } = json;
  if (format !== undefined && format !== RECORD_FORMAT && format !== FORMAT_1) {
    return err(refuse("record.format", { found: brief(format) }));
  }
  const shape = format === FORMAT_1 ? SHAPE : SHAPE_2;
  const wrong = Object.keys(shape).find((field) => !shape[field]!(json[field]));
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

const isHashOrNone = (value: unknown): boolean => value === undefined || isHash(value);

const SHAPE_2: typeof SHAPE = { ...SHAPE, head: isHashOrNone, seal: isHashOrNone };

const isSeedProof = (value: unknown): boolean =>
  isObject(value) &&
  isHash(value["commitment"]) &&
  Array.isArray(value["nonces"]) &&
  value["nonces"].every(isText) &&
  (value["salt"] === undefined || isText(value["salt"])) &&
  (value["reveal"] === undefined || isText(value["reveal"]));
