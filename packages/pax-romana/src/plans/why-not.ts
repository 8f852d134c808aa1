import type { Refusal } from "@ara/kernel";
import { worldOf } from "../config.ts";
import type { Node } from "../data/index.ts";
import { seenState } from "../overview.ts";
import { debarkRefusal } from "../rules/naval/courses.ts";
import { isPort } from "../rules/naval/waters.ts";
import type { View } from "../view.ts";
import { muster, settingOut } from "../ways/muster.ts";
import type { Goal, Reach, Stack } from "../ways/reach.ts";
import { waysOf } from "../ways/ways.ts";

/** Why a stack cannot be sent to a place. */
export type WhyNot =
  /** 9.12: it would take more Movement Points than the die gives; more of them for a landing (11.34). */
  | { readonly by: "mp"; readonly most: number; readonly lands: boolean }
  /** 9.12: it is on its way, and has only so many left. */
  | { readonly by: "left"; readonly mp: number }
  /** 5.12, 9.31: it can pass there and may not stay. */
  | { readonly by: "pass" }
  /** 11.3: nobody may go ashore there. */
  | { readonly by: "shore"; readonly refusal: Refusal }
  /** There is no way that would not be in vain; no fleet goes inland. */
  | { readonly by: "none"; readonly isFleet: boolean };

/** With so many more Movement Points one would see that it is but far away. */
const MORE = 6;

/** Why a place is no goal; `stack` is what is to set out, null for a force on its way. */
export function whyNot(
  view: View,
  stack: Stack | null,
  { goals, mp }: Pick<Reach, "mp"> & { readonly goals: readonly Pick<Goal, "node" | "rests">[] },
  node: Node,
): WhyNot {
  if (goals.some((goal) => goal.node === node && !goal.rests)) return { by: "pass" };
  const most = mp.at(-1);
  const state = seenState(view);
  const isInland = node < worldOf(view.config).map.spaces && !isPort(state, node);
  if (most === undefined) return { by: "none", isFleet: isInland };
  if (!stack) return { by: "left", mp: most };
  const far = waysOf(view, stack, most + MORE).goals.find((goal) => goal.node === node && goal.rests);
  if (far) return { by: "mp", most, lands: far.battle && far.way.at(-1)!.by === "debark" };
  if (isPort(state, node)) {
    const force = settingOut(state.forces[muster(state, stack)]!, most + MORE);
    const refusal = debarkRefusal(state, { ...force, node, aboard: true }, node);
    if (refusal) return { by: "shore", refusal };
  }
  return { by: "none", isFleet: false };
}
