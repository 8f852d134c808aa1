import { worldOf } from "../../config.ts";
import { OWNERS, POWERS, UNITS, type PowerName } from "../../data/index.ts";
import type { State } from "../../state/state.ts";

/** The slow, obvious words for 9.2 and 9.3: where an army of one power can get with so many MP, and what is left then. */

const FIGHTS = ["LG", "lg", "HI", "hi", "LI", "CAV", "GARR", "MIL", "MHI", "MLI", "MCAV", "BI", "TI"];

interface Scene {
  readonly state: State;
  readonly power: PowerName;
}

/** Units of others in a Space: of those that stand in the way, or squadrons. */
function others({ state, power }: Scene, space: string, sorts: readonly string[]): boolean {
  const { map } = worldOf(state.config);
  return state.table.keys.some((key, i) => {
    if (map.ids[Math.floor(key / 256)] !== space || OWNERS[Math.floor((key % 256) / 8)] === power) return false;
    return UNITS.some((name, unit) => sorts.includes(name) && state.table.counts[i * 16 + unit]! > 0);
  });
}

function isHeldByOthers(scene: Scene, space: string): boolean {
  const { map } = worldOf(scene.state.config);
  const number = map.nodeOf.get(space)!;
  const works = scene.state.works[number] ?? 0;
  const tribe = map.tribalSpaces.indexOf(number);
  return (
    others(scene, space, FIGHTS) ||
    (works > 0 && OWNERS[Math.floor(works / 16)] !== scene.power) ||
    (tribe >= 0 && scene.state.tribes[tribe]! > 0)
  );
}

/** 9.33. */
function mayCross(scene: Scene, from: string, to: string): boolean {
  if (others(scene, from, ["GS"]) || others(scene, to, ["GS"])) return false;
  return !["messana", "rhegium", "tingi"].includes(to) || !isHeldByOthers(scene, to);
}

/** By name, every Space the army can reach and hold or attack, with the most MP it can have left there. */
export function reachable(state: State, power: number, from: string, mp: number): Map<string, number> {
  const scene: Scene = { state, power: POWERS[power]! };
  const { map } = worldOf(state.config);
  const best = new Map<string, number>([[from, mp]]);
  const found = new Map<string, number>();
  const queue = [from];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    const left = best.get(here)!;
    const number = map.nodeOf.get(here)!;
    const ways = [
      ...map.land[number]!.map((to) => ({ to: map.ids[to]!, strait: false })),
      ...map.strait[number]!.map((to) => ({ to: map.ids[to]!, strait: true })),
    ];
    for (const { to, strait } of ways) {
      if (strait && !mayCross(scene, here, to)) continue;
      const there = map.nodeOf.get(to)!;
      const isSpace = there < map.spaces;
      const isHard = map.mountain[there] === 1 || to.startsWith("ap_");
      const isHeld = isSpace && isHeldByOthers(scene, to);
      const rest = left - (strait || isHard ? 2 : 1) - (isHeld ? 1 : 0);
      if (rest < 0) continue;
      if (isSpace && to !== from && rest > (found.get(to) ?? -1)) found.set(to, rest);
      // Whoever must fight is not looked at further: what is behind depends on the battle.
      if (isHeld || rest <= (best.get(to) ?? -1)) continue;
      best.set(to, rest);
      queue.push(to);
    }
  }
  return found;
}
