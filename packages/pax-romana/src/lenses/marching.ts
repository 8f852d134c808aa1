import { worldOf } from "../config.ts";
import { NONE, PORT, type Node } from "../data/index.ts";
import { meets, MUST_ATTACK } from "../rules/movement/contents.ts";
import { canStep, mayRest, priceOf } from "../rules/movement/steps.ts";
import { canDebark, canSail } from "../rules/naval/courses.ts";
import { canEmbark, embarkCost } from "../rules/naval/embark.ts";
import { SAIL_PAID } from "../state/force.ts";
import type { Force, State } from "../state/state.ts";

/** How a Space is come to: over land all the way, or by ship. */
export type Come = "land" | "sea";

/**
 * 9.2, 11.3: every Space a force could come to with its MP, as the rules let it go. It goes no farther than the first Space it
 * must attack; at sea wind and fleets are left out: they are thrown for.
 */
export function comesTo(state: State, force: Force): ReadonlyMap<Node, Come> {
  const found = new Map<Node, Come>();
  const left = marched(state, force, found);
  const { map } = worldOf(state.config);
  const ports = [...left].filter(([node]) => map.kind[node] === PORT).toSorted((a, b) => b[1] - a[1]);
  const seen = new Set<Node>();
  for (const [port, mp] of ports) sail(state, { ...force, node: port, lastSpace: port, mp }, seen, found);
  found.delete(force.node);
  return found;
}

/** Over land: the MP left in every node the force can stand in or go through. */
function marched(state: State, force: Force, found: Map<Node, Come>): ReadonlyMap<Node, number> {
  const { map } = worldOf(state.config);
  const left = new Map<Node, number>([[force.node, force.mp]]);
  const waiting: Force[] = [force];
  for (let at = waiting.shift(); at; at = waiting.shift())
    for (const to of [...map.land[at.node]!, ...map.strait[at.node]!]) {
      const mp = at.mp - priceOf(state, at.node, to);
      if (mp <= (left.get(to) ?? NONE) || !canStep(state, at, to)) continue;
      const isSpace = to < map.spaces;
      if (isSpace && (meets(state, at, to) & MUST_ATTACK) !== 0) {
        found.set(to, "land");
        continue;
      }
      if (mayRest(state, at, to)) found.set(to, "land");
      left.set(to, mp);
      waiting.push({ ...at, node: to, from: at.node, lastSpace: at.node < map.spaces ? at.node : at.lastSpace, mp });
    }
  return left;
}

/** By sea from one port; a voyage is as long as one likes, so that a node is looked at once. */
function sail(state: State, ashore: Force, seen: Set<Node>, found: Map<Node, Come>): void {
  if (seen.has(ashore.node) || !canEmbark(state, ashore)) return;
  const { map, data } = worldOf(state.config);
  const mp = ashore.mp - embarkCost(state, ashore) - data.charts.movement.sail;
  const ship: Force = { ...ashore, aboard: true, mp, flags: ashore.flags | SAIL_PAID };
  const waiting: [at: Node, from: Node][] = [[ashore.node, ashore.node]];
  seen.add(ashore.node);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    [ship.node, ship.from] = next;
    for (const to of map.sea[ship.node]!) {
      if (seen.has(to) || !canSail(state, ship, to, [])) continue;
      seen.add(to);
      waiting.push([to, ship.node]);
      if (map.kind[to] === PORT && !found.has(to) && canDebark(state, ship, to)) found.set(to, "sea");
    }
  }
}
