import { isObject } from "@ara/kernel";

/**
 * What changed from one value to another, both plain data: by member, arrays of equal length by element, else replaced.
 * `{ "=": value }` replaces; `{ "~": { member: change } }` changes members; `{ "-": [...] }` beside it leaves members out.
 */
export type Diff =
  | { readonly "=": unknown }
  | { readonly "~": Readonly<Record<string, Diff>>; readonly "-"?: readonly string[] };

/** `undefined` if nothing changed. */
export function diff(before: unknown, after: unknown): Diff | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return { "=": after };
    return members(
      before as never,
      after as never,
      before.map((_, i) => String(i)),
      [],
    );
  }
  if (!isObject(before) || !isObject(after)) return { "=": after };
  const left = Object.keys(before).filter((key) => !has(after, key));
  return members(before, after, Object.keys(after), left);
}

const has = (value: Members, key: string): boolean => Object.hasOwn(value, key) && value[key] !== undefined;

type Members = Readonly<Record<string, unknown>>;

function members(before: Members, after: Members, keys: readonly string[], left: readonly string[]): Diff | undefined {
  const changed: [string, Diff][] = [];
  for (const key of keys) {
    if (!has(after, key)) continue;
    const change = has(before, key) ? diff(before[key], after[key]) : { "=": after[key] };
    if (change) changed.push([key, change]);
  }
  if (changed.length === 0 && left.length === 0) return undefined;
  return { "~": Object.fromEntries(changed), ...(left.length > 0 && { "-": left }) };
}

/** The value after a change; throws at a change that does not fit. */
export function patch(before: unknown, change: Diff | undefined): unknown {
  if (change === undefined) return before;
  if ("=" in change) return change["="];
  if (typeof before !== "object" || before === null) throw new TypeError("this change is of something else");
  // By entries: a member may have any name, that of a prototype, too.
  const members = new Map<string, unknown>(Object.entries(before));
  for (const key of change["-"] ?? []) members.delete(key);
  for (const [key, inner] of Object.entries(change["~"])) members.set(key, patch(members.get(key), inner));
  return Array.isArray(before) ? [...members.values()] : Object.fromEntries(members);
}

/** A short sum over a value, the same at both ends of a line. */
export function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}
