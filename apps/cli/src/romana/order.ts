import type { Action } from "@ara/pax-romana";

/**
 * In which order answers are shown: as the rules list them, but whatever gives up for good what is one's own stands behind
 * all that does not. So it is never the first answer, nor the one that Enter gives, while there is another.
 */

/** Units are turned into garrisons or left, works pulled down, objectives, permissions or a whole Activation given up. */
const GIVING_UP: ReadonlySet<string> = new Set([
  "breakDown",
  "breakPact",
  "destroy",
  "discardObjective",
  "drop",
  "dropLeader",
  "giveUp",
  "lapse",
]);

/** Verbs that give something up as answers to these questions only; with a kind, or with yes, where that matters. */
const GIVING_UP_HERE: Readonly<Record<string, readonly string[]>> = {
  "deal.answer": ["accept"],
  "leader.flee": ["stand"],
  "manpower.plan": ["order breakDown"],
  militia: ["levy yes"],
  "units.breakDown": ["all"],
  "units.drop": ["all"],
  "withdrawal.drop": ["all"],
};

/** Whether an answer gives up for good what is one's own. */
export function givesUp(question: string, { do: verb, kind, yes }: Action): boolean {
  if (GIVING_UP.has(verb)) return true;
  const here = GIVING_UP_HERE[question] ?? [];
  return here.includes(verb) || here.includes(`${verb} ${kind ?? (yes === true ? "yes" : "")}`);
}

export const inOrder = (question: string, actions: readonly Action[]): Action[] => [
  ...actions.filter((action) => !givesUp(question, action)),
  ...actions.filter((action) => givesUp(question, action)),
];
