import type { Action } from "../action.ts";
import { worldOf } from "../config.ts";
import { CITY, TOWN, type Node } from "../data/index.ts";
import { seenState } from "../overview.ts";
import type { Prompt } from "../prompt/index.ts";
import { underWay } from "../under-way.ts";
import { projectsOf, type Project } from "../rules/cities/construction.ts";
import { repairCost } from "../rules/cities/sites.ts";
import type { View } from "../view.ts";

/** 7.11: what, where, and for how many Talents: one thought, though it is asked in two questions. */
export interface Site {
  readonly kind: Project;
  readonly node: Node;
  readonly cost: number;
}

/** All that a power could build or repair with a Minor Move of the Expansion it is asked about. */
export function sitesIn({ key, power, options }: Prompt, view: View): readonly Site[] {
  const isOffered = options.some(({ refusal, action }) => refusal === null && action.type === "construct");
  const expansion = underWay(view, "expansion");
  if (key !== "expansion.choose" || !isOffered || !expansion) return [];
  const state = seenState(view);
  const { works } = worldOf(view.config).data.units;
  return projectsOf(state, { power, noTown: expansion.noTown }).map(({ kind, node }) => ({
    kind,
    node,
    cost: kind === "repair" ? repairCost(state, node) : works[kind === "town" ? TOWN : CITY]!.cost,
  }));
}

/** The answers that build there. */
export const buildingOf = ({ kind, node }: Pick<Site, "kind" | "node">): readonly Action[] => [
  { type: "construct" },
  { type: "build", kind },
  { type: "at", node },
];
