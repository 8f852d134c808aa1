import { isObject } from "@ara/kernel";

/** An answer that somebody lets stand by a name of his game, until the turn or round in which he said so is over. */
export interface Policy {
  readonly policy: string;
  readonly scope: string;
}

export const isPolicy = (json: unknown): boolean => isObject(json) && "policy" in json;

const LONGEST = 12;

/** Reads what somebody wants to let stand; nothing but these names is understood. */
export function readPolicies(json: unknown, names: readonly string[]): readonly Policy[] | null {
  if (!Array.isArray(json) || json.length > names.length) return null;
  const read = json.map((one: unknown) => {
    if (!isObject(one) || Object.keys(one).length !== 2) return null;
    const { policy, scope } = one;
    const isKnown = typeof policy === "string" && names.includes(policy);
    return isKnown && typeof scope === "string" && scope.length <= LONGEST ? { policy, scope } : null;
  });
  return read.includes(null) ? null : (read as Policy[]);
}

/** Those of a list that hold in what is under way. */
export const inForce = (policies: readonly Policy[], now: unknown): readonly string[] =>
  policies.flatMap(({ policy, scope }) => (scope === String(now) ? [policy] : []));
