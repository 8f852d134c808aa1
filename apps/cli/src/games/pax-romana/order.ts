import { questionOf, type Action, type Parts, type State } from "@ara/pax-romana";
import { isAttack } from "@ara/pax-romana/texts";

/**
 * In which order answers are shown: as the rules list them, but what cannot be taken back stands behind what can. Dice fall
 * at once for some answers; others give up for good what is one's own: these come last, and Enter never gives them.
 */
type Care = "none" | "dice" | "gone";

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

/** How careful one must be with an answer to the open question. */
export function careOf(state: State, action: Action): Care {
  const { do: verb, kind, yes }: Parts = action;
  const question = questionOf(state)?.key ?? "";
  const names = [verb, `${verb} ${yes === true ? "yes" : kind}`].flatMap((name) => [name, `${question}/${name}`]);
  if (names.some((name) => GONE.has(name))) return "gone";
  return names.some((name) => DICE.has(name)) || isAttack(state, action) ? "dice" : "none";
}

export function inOrder(state: State, actions: readonly Action[]): Action[] {
  const cares = actions.map((action) => careOf(state, action));
  return (["none", "dice", "gone"] as const).flatMap((care) => actions.filter((_, i) => cares[i] === care));
}
