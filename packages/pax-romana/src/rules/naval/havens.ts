import { worldOf } from "../../config.ts";
import { PONTUS, PORT, type Node, type Owner } from "../../data/index.ts";
import type { Force, State } from "../../state/state.ts";
import { isFriendlyPort } from "../control/holder.ts";
import { moverOf } from "../control/relation.ts";
import { isPower, lastMover } from "../control/keeper.ts";
import { isKept } from "../movement/limits.ts";
import { hasForeignFleet, hasPirates, isOpenShore, shoreFor } from "./waters.ts";

/**
 * 11.44, R90: the friendly ports nearest by sea, on ways free of other fleets and pirates; several if equally near. In
 * each of them those aboard can land, allies too (R463).
 */
export function nearestHavens(state: State, fleet: Owner, from: Node, aboard: Force | null = null): Node[] {
  const owner = aboard && moverOf(aboard) === PONTUS ? PONTUS : fleet;
  const power = lastMover(state, fleet);
  if (!isPower(fleet) && owner !== PONTUS) return [];
  const { map } = worldOf(state.config);
  const seen = new Set<Node>([from]);
  let ring: Node[] = [from];
  while (ring.length > 0) {
    const next: Node[] = [];
    for (const at of ring) {
      for (const to of map.sea[at]!) {
        if (seen.has(to) || isKept(state, fleet, at, to)) continue;
        seen.add(to);
        if (!hasForeignFleet(state, power, to) && !hasPirates(state, to)) next.push(to);
      }
    }
    const ports = next.filter(
      (node) =>
        map.kind[node] === PORT &&
        isFriendlyPort(state, owner, node) &&
        (aboard === null || isOpenShore(shoreFor(state, aboard, node))),
    );
    if (ports.length > 0) return ports.toSorted((a, b) => a - b);
    ring = next;
  }
  return [];
}
