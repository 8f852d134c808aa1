import type { Action } from "../action.ts";
import type { Power } from "../data/index.ts";
import type { Prompt } from "../prompt/index.ts";
import { underWay } from "../under-way.ts";
import type { View } from "../view.ts";

/** 4.3: no bribe is offered in this turn; 10.31: whoever moves is let pass, wherever his Move leads. */
const ANSWERS = {
  "bribe.offer": { type: "noOffer" },
  "interception.attempt": { type: "pass" },
} as const satisfies Readonly<Record<string, Action>>;

/** An answer that may stand for a while: it is given again as long as the question is of the same scope. */
export interface Standing {
  readonly key: keyof typeof ANSWERS;
  readonly power: Power;
  readonly answer: Action;
  readonly scope: string;
}

/** What the open question could be answered with from now on; null where it stands alone. */
export function standingFor({ key, power, options }: Prompt, view: View): Standing | null {
  if (key !== "bribe.offer" && key !== "interception.attempt") return null;
  const answer = ANSWERS[key];
  const scope = scopeOf(key, power, view);
  const isLegal = options.some(({ refusal, action }) => refusal === null && action.type === answer.type);
  return isLegal && scope !== null ? { key, power, answer, scope } : null;
}

/** Whether it still stands. */
export const isStanding = ({ key, power, scope }: Standing, view: View): boolean => scopeOf(key, power, view) === scope;

function scopeOf(key: Standing["key"], power: Power, view: View): string | null {
  if (key === "bribe.offer") return JSON.stringify([key, power, view.turn]);
  const [activation, expansion] = [underWay(view, "activation"), underWay(view, "expansion")];
  if (!activation || !expansion) return null;
  // The markers that are left tell one Activation from another, the Moves that are left one Move.
  const { majorsLeft, minorsLeft } = expansion;
  return JSON.stringify([key, power, view.turn, view.cup, activation.power, majorsLeft, minorsLeft]);
}
