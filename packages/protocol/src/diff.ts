/**
 * What changed from one value to another, both plain data: by member, arrays of equal length by element, else replaced.
 * `{ "=": value }` replaces; `{ "~": { member: change } }` changes members; `{ "-": [...] }` beside it leaves members out.
 */
export type Diff =
  | { readonly "=": unknown }
  | { readonly "~": Readonly<Record<string, Diff>>; readonly "-"?: readonly string[] };

type Members = Readonly<Record<string, unknown>>;

/** `undefined` if nothing changed. What is undefined is not there. */
export function diff(before: unknown, after: unknown): Diff | undefined {
  if (before === after) return undefined;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null)
    return { "=": after };
  if (Array.isArray(after)) return Array.isArray(before) ? elements(before, after) : { "=": after };
  return Array.isArray(before) ? { "=": after } : members(before as Members, after as Members);
}

function elements(before: readonly unknown[], after: readonly unknown[]): Diff | undefined {
  if (before.length !== after.length) return { "=": after };
  let changed: Record<number, Diff> | undefined;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const change = diff(before[i], after[i]);
    if (change) (changed ??= {})[i] = change;
  }
  return changed && { "~": changed };
}

function members(before: Members, after: Members): Diff | undefined {
  let changed: Record<string, Diff> | undefined;
  let left: string[] | undefined;
  // Plain data has no members but its own, and going through them takes no list.
  for (const key in after) {
    const now = after[key];
    // What a prototype has besides is never what plain data says.
    if (now === undefined || before[key] === now) continue;
    // No object made here could have this one.
    if (key === "__proto__") return { "=": after };
    const was = Object.hasOwn(before, key) ? before[key] : undefined;
    const change = was === undefined ? { "=": now } : diff(was, now);
    if (change) (changed ??= {})[key] = change;
  }
  for (const key in before)
    if (before[key] !== undefined && (Object.hasOwn(after, key) ? after[key] : undefined) === undefined)
      (left ??= []).push(key);
  if (!changed && !left) return undefined;
  return { "~": changed ?? {}, ...(left && { "-": left }) };
}

/** Whether nothing changed from one value to another: the same question, answered at the first difference. */
export function isAlike(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return false;
  if (Array.isArray(before) || Array.isArray(after)) {
    if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
    for (let i = 0; i < after.length; i++) if (!isAlike(before[i], after[i])) return false;
    return true;
  }
  const [was, now] = [before as Members, after as Members];
  for (const key in now)
    if (was[key] !== now[key] && !isAlike(Object.hasOwn(was, key) ? was[key] : undefined, now[key])) return false;
  for (const key in was) if (was[key] !== undefined && !Object.hasOwn(now, key)) return false;
  return true;
}

/** What was found last. All who look with the same eyes ask one after the other: a map of all that was ever found is far dearer. */
let found: { readonly before: object; readonly after: object; readonly change: Diff | undefined } | undefined;

/** The same of values that never change: those who ask for it in a row share what was found. */
export function diffOnce(before: object, after: object): Diff | undefined {
  if (found?.before !== before || found.after !== after) found = { before, after, change: diff(before, after) };
  return found.change;
}

/** The value after a change; throws at a change that does not fit. */
export function patch(before: unknown, change: Diff | undefined): unknown {
  if (change === undefined) return before;
  if ("=" in change) return change["="];
  if (typeof before !== "object" || before === null) throw new TypeError("this change is of something else");
  // By entries: a member may have any name, that of a prototype, too.
  const after = new Map<string, unknown>(Object.entries(before));
  for (const key of change["-"] ?? []) after.delete(key);
  for (const [key, inner] of Object.entries(change["~"])) after.set(key, patch(after.get(key), inner));
  return Array.isArray(before) ? [...after.values()] : Object.fromEntries(after);
}

/** A short sum over a value, the same at both ends of a line. */
export function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}
