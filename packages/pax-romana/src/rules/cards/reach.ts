import { worldOf } from "../../config.ts";
import { type Node, type Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { ROW } from "../../state/state.ts";
import { hasLand } from "../movement/contents.ts";

/** Spaces where land units of a power stand. */
export function spacesWithLand(state: State, power: Power): Node[] {
  const { spaces } = worldOf(state.config).map;
  const found: Node[] = [];
  const { keys, counts } = state.table;
  keys.forEach((key, i) => {
    const node = nodeOfKey(key);
    if (ownerOfKey(key) === power && node < spaces && !found.includes(node) && hasLand(state, counts, i * ROW))
      found.push(node);
  });
  return found;
}

/** Whether land units of a power stand in any Space. */
export function hasLandUnits(state: State, power: Power): boolean {
  const { spaces } = worldOf(state.config).map;
  const { keys, counts } = state.table;
  for (let i = 0; i < keys.length && nodeOfKey(keys[i]!) < spaces; i++)
    if (ownerOfKey(keys[i]!) === power && hasLand(state, counts, i * ROW)) return true;
  return false;
}
