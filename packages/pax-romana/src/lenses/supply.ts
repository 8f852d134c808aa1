import { worldOf } from "../config.ts";
import { NONE, type Node, type Power, type Province } from "../data/index.ts";
import { seenState } from "../overview.ts";
import { hasLine, isFerried, linesOf, type Lines } from "../rules/economy/line-of-communication.ts";
import { OWN } from "../rules/economy/survey.ts";
import { isolatedStacks } from "../rules/movement/attrition-phase.ts";
import { lossesByDie } from "../rules/movement/attrition.ts";
import { isLostAtSea } from "../rules/naval/fleet-attrition.ts";
import { fleetOf } from "../rules/units/independents.ts";
import { nodeOfPlace, powerOfPlace } from "../state/keys.ts";
import { nodeOfKey, ownerOfKey } from "../state/table.ts";
import type { View } from "../view.ts";

/** One step of a line of communication. */
export interface Stretch {
  readonly a: Node;
  readonly b: Node;
  readonly by: "land" | "strait" | "sea";
}

/** 6.15, 9.41, 9.44: how a power's Spaces hang together with its Home, and who would suffer for it at the end of the turn. */
export interface Supply {
  /** The lines that are used, each stretch once. */
  readonly stretches: readonly Stretch[];
  /** Spaces outside the Home Territory with a line, and without one. */
  readonly joined: readonly Node[];
  readonly cut: readonly Node[];
  /** 9.43: land units that would lose so many, by the die. */
  readonly suffering: readonly { readonly node: Node; readonly losses: readonly number[] }[];
  /** 9.44: fleets that would be lost. */
  readonly adrift: readonly Node[];
  /** Provinces of Home in which a line begins nowhere. */
  readonly lostHome: readonly Province[];
}

export function supplyOf(view: View, power: Power): Supply {
  const state = seenState(view);
  const { map } = worldOf(state.config);
  const lines = linesOf(state, power);
  // Nothing is at NONE: the search goes as far as it can.
  hasLine(lines, NONE);
  const abroad = Array.from({ length: map.spaces }, (_, node) => node).filter(
    (node) => map.homeAt[node] !== power && (lines.survey[node]! & OWN) !== 0,
  );
  const joined = abroad.filter((node) => hasLine(lines, node));
  return {
    stretches: stretchesTo(lines, joined),
    joined,
    cut: abroad.filter((node) => !joined.includes(node)),
    suffering: isolatedStacks(state)
      .filter((place) => powerOfPlace(place) === power)
      .map(nodeOfPlace)
      .map((node) => ({ node, losses: lossesByDie(state, { force: NONE, node, power }) })),
    adrift: [
      ...new Set(
        state.table.keys
          .filter((key) => fleetOf(state, ownerOfKey(key)) === power && isLostAtSea(state, key))
          .map(nodeOfKey),
      ),
    ],
    lostHome: map.homeProvinces[power]!.filter((province) =>
      map.spacesOf[province]!.every((node) => !hasLine(lines, node)),
    ),
  };
}

/** The way back from each Space to where its line was found from: the search went from Home outwards, so that it is a shortest one. */
function stretchesTo({ map, survey, steps }: Lines, nodes: readonly Node[]): Stretch[] {
  const order = new Map(steps.map((step, i) => [step, i]));
  const rank = (step: number): number => order.get(step) ?? Infinity;
  const stretches = new Map<string, Stretch>();
  for (const node of nodes) {
    let step = rank(node * 2) < rank(node * 2 + 1) ? node * 2 : node * 2 + 1;
    for (;;) {
      const at = step >> 1;
      const over = step % 2 === 1 ? [] : map.strait[at]!.filter((to) => isFerried(survey, at, to)).map((to) => to * 2);
      const back = [...map.lineSteps[step]!, ...over].toSorted((a, b) => rank(a) - rank(b))[0];
      if (back === undefined || rank(back) >= rank(step)) break;
      const to = back >> 1;
      const by =
        over.includes(back) && !map.lineSteps[step]!.includes(back) ? "strait" : step % 2 === 1 ? "sea" : "land";
      if (to !== at) stretches.set(`${Math.min(at, to)}-${Math.max(at, to)}-${by}`, { a: at, b: to, by });
      step = back;
    }
  }
  return [...stretches.values()];
}
