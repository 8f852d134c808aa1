import { NONE, type Leader, type Node, type Owner } from "../data/index.ts";
import { seenState } from "../overview.ts";
import type { Prompt } from "../prompt/prompt.ts";
import type { Roll } from "../prompt/roll.ts";
import { underWay } from "../under-way.ts";
import { ridersAt } from "../rules/battle/interceptors.ts";
import { battlePointsOf } from "../rules/battle/sides.ts";
import { faceOfForce } from "../rules/control/face.ts";
import { countsOfForce, leadersOf } from "../rules/movement/contents.ts";
import type { Action } from "../action.ts";
import type { View } from "../view.ts";
import { sceneOf } from "./scene.ts";

/** A stack that may intercept: what it has, and the throw it needs. */
export interface Rider {
  readonly action: Action;
  readonly from: Node;
  readonly owner: Owner;
  readonly units: readonly number[];
  readonly points: number;
  readonly leaders: readonly Leader[];
  readonly roll: Roll;
}

/** 10.31: a force that comes, and everybody who may meet it. */
export interface Approach {
  readonly at: Node;
  readonly owner: Owner;
  readonly units: readonly number[];
  readonly points: number;
  readonly leaders: readonly Leader[];
  readonly riders: readonly Rider[];
}

/** 10.31, 10.32: an interception under way; who may try it is known to whoever is asked. `null` where there is none. */
export function approachOf(view: View, prompt: Prompt | null): Approach | null {
  const frame = sceneOf(view) === "approach" ? underWay(view, "interception") : undefined;
  const force = frame && view.forces[frame.force];
  if (!force) return null;
  const state = seenState(view);
  const units = countsOfForce(force);
  const riders = (prompt?.options ?? []).flatMap(({ action, refusal, roll }): Rider[] => {
    if (refusal !== null || action.type !== "intercept" || !roll) return [];
    const { node: from, owner, leader = NONE } = action;
    const isAlone = leader !== NONE;
    const counts = isAlone ? [] : ridersAt(state, from, owner, frame.space, frame.tried);
    return [
      {
        action,
        from,
        owner,
        units: counts,
        points: isAlone ? 0 : battlePointsOf(state, counts, false),
        leaders: isAlone ? [leader] : leadersOf(state, from, owner),
        roll,
      },
    ];
  });
  return {
    at: frame.space,
    owner: faceOfForce(state, force),
    units,
    points: battlePointsOf(state, units, false),
    leaders: force.leaders,
    riders,
  };
}
