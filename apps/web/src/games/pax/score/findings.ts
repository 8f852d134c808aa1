import type { Analysis } from "@ara/bots/pax";
import { isObject, isWhole } from "@ara/kernel";
import type { Findings, Looked } from "../../../store/analyses.ts";

/** What the bots of PAX found in a game, as far as the score sheet relies on it. */
export const findings: Findings<Analysis> = {
  version: 3,
  read(analysis, { entries, seats }: Looked) {
    if (!isObject(analysis)) return undefined;
    const { course, lapses, agreement } = analysis;
    const at = entries.length;
    const isSeat = (seat: unknown): boolean => isWhole(seat, 0, seats.length - 1);
    const isFound =
      areAll(course, (one) => isWhole(one["at"], 0, at) && isSeat(one["seat"]) && isChances(one["chances"], seats)) &&
      areAll(lapses, (one) => isWhole(one["entry"], 1, at) && isSeat(one["seat"]) && isAdvice(one["advice"], seats)) &&
      areAll(agreement, (one) => isSeat(one["seat"]) && isNumber(one["good"]) && isNumber(one["of"]));
    return isFound ? (analysis as unknown as Analysis) : undefined;
  },
};

const isNumber = (value: unknown): boolean => typeof value === "number";

const areAll = (list: unknown, isOne: (one: Readonly<Record<string, unknown>>) => boolean): boolean =>
  Array.isArray(list) && list.every((one) => isObject(one) && isOne(one));

const isChances = (chances: unknown, seats: readonly unknown[]): boolean =>
  isObject(chances) &&
  isNumber(chances["rome"]) &&
  [chances["win"], chances["withRome"]].every(
    (shares) => Array.isArray(shares) && shares.length === seats.length && shares.every(isNumber),
  );

function isAdvice(advice: unknown, seats: readonly unknown[]): boolean {
  if (!isObject(advice) || !isChances(advice["chances"], seats)) return false;
  const { best, played } = advice;
  if (!isObject(best) || !isNumber(best["action"]) || !isReason(best["reason"])) return false;
  if (!isObject(played) || !isNumber(played["action"]) || !isChances(played["chances"], seats)) return false;
  const { cost } = played;
  return isObject(cost) && [cost["mean"], cost["low"], cost["high"]].every(isNumber);
}

const isReason = (reason: unknown): boolean =>
  isObject(reason) &&
  typeof reason["key"] === "string" &&
  isObject(reason["params"]) &&
  (reason["so"] === undefined || isReason(reason["so"]));
