import type { Parts } from "../action.ts";
import type { PromptKey } from "../texts/en/prompts.ts";
import type { Cost } from "./cost.ts";

/**
 * How careful one must be with an answer: with most of them not at all; for some dice fall at once or a battle begins;
 * others give up for good what is one's own.
 */
export type Care = "none" | "dice" | "gone";

/** Verbs by which a battle begins or dice fall, as answers to all questions or to one; "yes" where that is the answer. */
const DICE: ReadonlySet<string> = new Set([
  "attackAgain",
  "fight",
  "force yes",
  "hinder yes",
  "intercept",
  "landAgain",
  "prevent yes",
  "reroll yes",
  "sack yes",
  "sea.stopped/goOn",
]);

/** Units are turned into garrisons or left, works pulled down, Stability, objectives, promises or an Activation given up. */
const GONE: ReadonlySet<string> = new Set([
  "breakDown",
  "breakDownUnit",
  "breakPact",
  "deal.answer/accept",
  "destroy",
  "discardCard",
  "discardObjective",
  "drop",
  "dropLeader",
  "dropUnit",
  "giveUp",
  "lapse",
  "leader.flee/stand",
  "leaveBehind",
  "levy yes",
  "manpower.plan/order breakDown",
  "units.breakDown/all",
  "units.drop/all",
  "withdrawal.drop/all",
]);

export function careOf(key: PromptKey, { type: verb, kind, yes }: Parts, cost: Cost | undefined): Care {
  const named = `${verb} ${yes === true ? "yes" : kind}`;
  const isIn = (set: ReadonlySet<string>): boolean =>
    set.has(verb) || set.has(named) || set.has(`${key}/${verb}`) || set.has(`${key}/${named}`);
  if (isIn(GONE)) return "gone";
  return isIn(DICE) || (cost?.attack ?? 0) > 0 ? "dice" : "none";
}
