import { brief, type Refusal } from "@ara/kernel";

/** Where in which file something stands: `map.json`, `spaces.roma.kind`. */
export interface Place {
  readonly file: string;
  readonly path: string;
}

export const inside = (at: Place, key: string | number): Place => ({
  file: at.file,
  path: at.path === "" ? String(key) : `${at.path}.${key}`,
});

/** What can be wrong with a data file; the sentences are in `texts/`. */
export type DataKey =
  | "data.type"
  | "data.missing"
  | "data.unknown"
  | "data.format"
  | "data.reference"
  | "data.count"
  | "data.twice"
  | "data.edge"
  | "data.loose"
  | "data.area";

/** Carries a refusal out of a nest of readers; it never leaves `attempt`. */
export class Wrong extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.key);
    this.refusal = refusal;
  }
}

/** Refuses: what was expected at this place, and what was found there. */
export function wrong(key: DataKey, at: Place, expected: string | number, found?: unknown, rule?: string): never {
  const params = { ...at, expected, ...(found !== undefined && { found: brief(found) }) };
  throw new Wrong({ key, ...(rule !== undefined && { rule }), params });
}
