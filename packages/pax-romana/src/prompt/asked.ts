import { NONE, type Power } from "../data/index.ts";
import type { Frame } from "../engine/frame.ts";
import { questionOf } from "../question.ts";
import { planOf } from "../rules/economy/orders.ts";
import type { Plan } from "../rules/economy/plan.ts";
import type { ProcName } from "../rules/frames.ts";
import { isEmpty } from "../rules/movement/contents.ts";
import { ORDER_KINDS, ordersOn } from "../state/slate.ts";
import type { Force, State } from "../state/state.ts";
import type { PromptKey } from "../texts/en/prompts.ts";
import { isOf } from "../under-way.ts";

/** A question that is open, with all that its answers are looked at by. */
export interface Asked {
  readonly state: State;
  readonly key: PromptKey;
  readonly rule: string;
  readonly power: Power;
  readonly frame: Frame;
  /** The force in question, and its number; NONE where there is none. */
  readonly force: Force | undefined;
  readonly index: number;
  readonly plan: Plan | undefined;
}

/** The open question, as it is put to a power. */
export function askedOf(state: State, power: Power): Asked | undefined {
  const open = questionOf(state);
  if (!open) return undefined;
  const { key, rule, frame } = open;
  const force = forceOf(state);
  const index = force ? state.forces.indexOf(force) : NONE;
  return { state, key, rule, power, frame, force, index, plan: planAt(state, frame, power) };
}

/** The force the innermost procedure is about: one that moves, or those who withdraw (10.41) or retreat (10.9). */
export function forceOf({ frames, forces }: Pick<State, "frames" | "forces">): Force | undefined {
  for (const frame of frames.toReversed()) {
    const { force, body = NONE } = frame as Frame & { readonly force?: unknown; readonly body?: number };
    const fleeing = FLEEING.has(frame.proc) ? forces[body] : undefined;
    if (fleeing && !isEmpty(fleeing)) return fleeing;
    if (typeof force === "number") return forces[force] ?? undefined;
  }
  return undefined;
}

const FLEEING: ReadonlySet<ProcName> = new Set<ProcName>(["withdrawal", "retreat"]);

/** The plan of a Manpower Phase or a Recruitment; its last order may be unfinished. */
export function planAt(state: State, frame: Frame, power: Power): Plan | undefined {
  if (isOf(frame, "manpower")) {
    return planOf(state, power, frame.musters[power]!, ORDER_KINDS, ordersOn(state.powers[power]!, "manpower"));
  }
  if (!isOf(frame, "recruitment") || frame.step !== "orders") return undefined;
  const { muster, kinds, draft } = frame;
  return planOf(state, power, muster, kinds, draft ? [draft] : []);
}
