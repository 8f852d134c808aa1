import { canonical } from "../json.ts";
import type { Result } from "../result.ts";

/** Throws unless something is so. Messages are built only when needed: these run millions of times. */
export function demand(isSo: boolean, otherwise: () => string): asserts isSo {
  if (!isSo) throw new Error(otherwise());
}

/** Throws unless two values have the same canonical spelling; `what` says which two. */
export function demandSame(expected: unknown, found: unknown, what: () => string): void {
  if (spell(expected) === spell(found)) return;
  const [a, b] = [canonical(expected), canonical(found)];
  demand(a === b, () => `${what()}: ${firstDifference(a, b)}`);
}

export function demandOk<T>(result: Result<T, unknown>, what: () => string): T {
  if (result.ok) return result.value;
  throw new Error(`${what()}: ${canonical(result.error)}`);
}

/** Fast, and enough to see whether one and the same value changed; equal values may be spelled in another key order. */
export const spell = (value: unknown): string => JSON.stringify(value) ?? "undefined";

const CONTEXT = 40;

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  const excerpt = (text: string): string => text.slice(Math.max(0, at - CONTEXT), at + CONTEXT);
  return `expected ...${excerpt(a)}..., found ...${excerpt(b)}...`;
}

/** Adds to an error where it came up, whoever threw it. */
export function within<R>(where: () => string, work: () => R): R {
  try {
    return work();
  } catch (error) {
    throw new Error(`${where()}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
