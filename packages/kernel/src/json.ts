export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A whole number from `low` to `high`. */
export const isWhole = (value: unknown, low: number, high: number): value is number =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high;

/** One spelling for equal values: keys in code-unit order, no white space. Hashes are taken over it. */
export function canonical(value: unknown): string {
  // Most values are numbers: to ask how one is spelled costs more than to spell it.
  if (Number.isFinite(value)) return `${value as number}`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  let text = "";
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += `${text && ","}${canonical(value[i])}`;
    return `[${text}]`;
  }
  const members = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(members);
  keys.sort();
  for (const key of keys)
    if (members[key] !== undefined) text += `${text && ","}${JSON.stringify(key)}:${canonical(members[key])}`;
  return `{${text}}`;
}

/** A short spelling of any value, for messages about it in any language. */
export function brief(value: unknown): string {
  const text = value === undefined ? "–" : (JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
