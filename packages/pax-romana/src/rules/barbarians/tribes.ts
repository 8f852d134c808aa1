import type { Chance } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import { FRESH, NONE, TI, TRIBES, type Node } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { touch } from "../../state/touched.ts";
import { hasTribe, occupiersAt } from "../control/holder.ts";

/** 13.12: whoever enters turns the counter over: its infantry comes, and the counter goes back to the others. */
export function revealTribe(state: State, node: Node, tell: Tell): void {
  if (!hasTribe(state, node)) return;
  const tribal = worldOf(state.config).map.tribal[node]!;
  const strength = state.tribes[tribal]!;
  state.tribes[tribal] = 0;
  if (state.advanced) state.advanced.tribeSeen[tribal] = 0;
  backToPool(state, strength);
  addUnits(state, keyOf(node, TRIBES, FRESH), TI, strength);
  tell({ type: "tribeRevealed", node, strength, rule: "13.12" });
}

function backToPool(state: State, strength: number): void {
  state.tribePool.push(strength);
  state.tribePool.sort((a, b) => a - b);
}

/** 13.18: tribal Spaces a counter may come back to: unoccupied, without a counter. */
export function spacesForTribes(state: State): Node[] {
  const { map } = worldOf(state.config);
  return map.tribalSpaces.filter((node) => map.inPlay[node] === 1 && occupiersAt(state, node) === 0);
}

/** 13.18: an unused counter, drawn at random, comes back to the map, unrevealed. No event of the Standard Game does so. */
export function returnTribe(state: State, node: Node, chance: Chance, tell: Tell): void {
  const tribal = worldOf(state.config).map.tribal[node]!;
  if (tribal === NONE || state.tribePool.length === 0 || occupiersAt(state, node) !== 0) return;
  state.tribes[tribal] = state.tribePool.splice(chance.below(state.tribePool.length), 1)[0]!;
  touch(state, node);
  tell({ type: "tribeReturned", node, rule: "13.18" });
}
