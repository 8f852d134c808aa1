import { worldOf } from "../config.ts";
import { NONE, type Node, type Owner, type Power, type Province } from "../data/index.ts";
import { seenState } from "../overview.ts";
import { holderOf } from "../rules/control/holder.ts";
import { homePowerOf, isMost } from "../rules/control/majority.ts";
import type { View } from "../view.ts";

/** 5.2: who has what in a province. */
export interface ProvinceHeld {
  readonly province: Province;
  /** Who controls it, or NONE. */
  readonly controller: Power;
  /** Whose Home it is, or NONE. */
  readonly home: Power;
  /** Every Space with its holder, or NONE; those of one holder beside each other. */
  readonly spaces: readonly { readonly node: Node; readonly holder: Owner }[];
  /** Holders and how many Spaces each has, the most first. */
  readonly holders: readonly { readonly holder: Owner; readonly n: number }[];
  /** 5.21: so many Spaces are more than half. */
  readonly most: number;
}

/** Every province in play, Space by Space. */
export function provincesHeld(view: View): ProvinceHeld[] {
  const state = seenState(view);
  const world = worldOf(state.config);
  return world.map.spacesOf.flatMap((nodes, province) => {
    if (nodes.length === 0) return [];
    const holderAt = new Map(nodes.map((node) => [node, holderOf(state, node)]));
    const countOf = (holder: Owner): number => nodes.filter((node) => holderAt.get(node) === holder).length;
    const holders = [...new Set(holderAt.values())]
      .filter((holder) => holder !== NONE)
      .map((holder) => ({ holder, n: countOf(holder) }))
      .toSorted((a, b) => b.n - a.n || a.holder - b.holder);
    const rank = (node: Node): number => {
      const i = holders.findIndex(({ holder }) => holder === holderAt.get(node));
      return i < 0 ? holders.length : i;
    };
    return [
      {
        province,
        controller: state.control[province]!,
        home: homePowerOf(world, province),
        spaces: nodes.toSorted((a, b) => rank(a) - rank(b)).map((node) => ({ node, holder: holderAt.get(node)! })),
        holders,
        most: nodes.findIndex((_, i) => isMost(i + 1, nodes.length)) + 1,
      },
    ];
  });
}
