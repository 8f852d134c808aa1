import { worldOf } from "../../config.ts";
import { ALPINE_PASS, GS, type Node, type Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { ROW } from "../../state/state.ts";
import { zeros } from "../../zeros.ts";
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

/** Whether land units of a power stand in any Space. */
export function hasLandUnits(state: State, power: Power): boolean {
  const { spaces } = worldOf(state.config).map;
  const { keys, counts } = state.table;
  for (let i = 0; i < keys.length && nodeOfKey(keys[i]!) < spaces; i++)
    if (ownerOfKey(keys[i]!) === power && hasLand(state, counts, i * ROW)) return true;
  return false;
}

/** R511: Spaces where combat units of a power stand: land units, or squadrons. */
function spacesWithUnits(state: State, power: Power): Node[] {
  const { spaces } = worldOf(state.config).map;
  const found: Node[] = [];
  const { keys, counts } = state.table;
  for (let i = 0; i < keys.length; i++) {
    const node = nodeOfKey(keys[i]!);
    if (node >= spaces) break;
    if (ownerOfKey(keys[i]!) !== power || found.at(-1) === node) continue;
    if (counts[i * ROW + GS] !== 0 || hasLand(state, counts, i * ROW)) found.push(node);
  }
  return found;
}

/** R316, R317, R508, R511: Spaces within four Spaces over land, or straits, of a combat unit; passes of the Alps count, points do not. */
export function withinFour(state: State, power: Power): Node[] {
  const found: Node[] = [];
  isWithinFour(state, power, (node) => {
    found.push(node);
    return false;
  });
  return found.toSorted((a, b) => a - b);
}

/** Whether one of those Spaces is as it is wanted: no farther is searched than up to it. */
export function isWithinFour(state: State, power: Power, isWanted: (node: Node) => boolean): boolean {
  const { map } = worldOf(state.config);
  const ahead = spacesWithUnits(state, power);
  if (ahead.some(isWanted)) return true;
  // By node how many Spaces are left from there on, and one.
  const left = zeros(map.land.length);
  for (const node of ahead) left[node] = FAR + 1;
  for (let i = 0; i < ahead.length; i++) {
    const here = left[ahead[i]!]!;
    for (const ways of [map.land[ahead[i]!]!, map.strait[ahead[i]!]!])
      for (const to of ways) {
        const there = to < map.spaces || map.kind[to] === ALPINE_PASS ? here - 1 : here;
        if (map.inPlay[to] !== 1 || there <= left[to]!) continue;
        if (left[to] === 0 && to < map.spaces && isWanted(to)) return true;
        left[to] = there;
        ahead.push(to);
      }
  }
  return false;
}
