import type { Analysis } from "@ara/bots/pax";
import { isObject, isWhole } from "@ara/kernel";
import type { Findings, Looked } from "../../../store/analyses.ts";

/** What the bots of PAX found in a game, as far as the score sheet relies on it. */
export const findings: Findings<Analysis> = {
  version: 1,
  read(analysis, { entries, seats }: Looked) {
    if (!isObject(analysis)) return undefined;
    const all = [analysis["decisions"], analysis["worst"]];
    const isJudged = (one: unknown): boolean => isJudgement(one, entries.length, seats.length);
    return all.every((list) => Array.isArray(list) && list.every(isJudged))
      ? (analysis as unknown as Analysis)
      : undefined;
  },
};

function isJudgement(one: unknown, entries: number, seats: number): boolean {
  if (!isObject(one)) return false;
  const { entry, seat, action, thought, swing, before } = one;
  if (!isWhole(entry, 1, entries) || !isWhole(seat, 0, seats - 1)) return false;
  if (typeof action !== "number" || typeof swing !== "number") return false;
  if (!isObject(thought) || typeof thought["action"] !== "number" || !isObject(thought["reason"])) return false;
  if (typeof thought["reason"]["key"] !== "string" || !isObject(thought["reason"]["params"])) return false;
  return isObject(before) && typeof before["rome"] === "number" && isChances(before["win"], seats);
}

const isChances = (win: unknown, seats: number): boolean =>
  Array.isArray(win) && win.length === seats && win.every((share) => typeof share === "number");
