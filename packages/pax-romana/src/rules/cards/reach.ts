import { worldOf } from "../../config.ts";
import { type Node, type Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { ROW } from "../../state/state.ts";
import { hasLand } from "../movement/contents.ts";

/** R316, R317: so many Land Spaces. */
const FAR = 4;

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

/** R316, R317: Spaces within four Spaces over land, or straits, of a land unit; points and passes do not count. */
export function withinFour(state: State, power: Power): Node[] {
  const { map } = worldOf(state.config);
  const steps = new Map<Node, number>(spacesWithLand(state, power).map((node) => [node, 0]));
  const ahead = [...steps.keys()];
  for (let i = 0; i < ahead.length; i++) {
    const node = ahead[i]!;
    const here = steps.get(node)!;
    for (const ways of [map.land[node]!, map.strait[node]!])
      for (const to of ways) {
        const far = here + Number(to < map.spaces);
        if (map.inPlay[to] !== 1 || far > FAR || far >= (steps.get(to) ?? Infinity)) continue;
        steps.set(to, far);
        ahead.push(to);
      }
  }
  return [...steps.keys()].filter((node) => node < map.spaces).toSorted((a, b) => a - b);
}
