import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { FRESH, LG, OWNERS, ROME, MOVED, UNITS, type Node } from "../../data/index.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { reachable } from "../../testing/oracles/movement.ts";
import { position, putPieces } from "../../testing/position.ts";
import { canStep, priceOf, reserveFor } from "./steps.ts";

/** Every Space the offered steps lead to, one by one, with the most MP left. */
function walk(state: State, force: Force): Map<string, number> {
  const { map } = worldOf(state.config);
  const start = force.node;
  const found = new Map<string, number>();
  const best = new Map<number, number>();
  const go = (node: Node, mp: number, lastSpace: Node): void => {
    for (const to of [...map.land[node]!, ...map.strait[node]!]) {
      Object.assign(force, { node, mp, lastSpace });
      if (!canStep(state, force, to)) continue;
      const reserve = reserveFor(state, force, to);
      const left = mp - priceOf(state, node, to) - reserve;
      if (to < map.spaces && to !== start) found.set(map.ids[to]!, Math.max(left, found.get(map.ids[to]!) ?? -1));
      const key = to * 512 + (node < map.spaces ? node : lastSpace);
      if (reserve > 0 || left <= (best.get(key) ?? -1)) continue;
      best.set(key, left);
      go(to, left, node < map.spaces ? node : lastSpace);
    }
  };
  go(start, force.mp, start);
  return found;
}

test("9.21, 9.31-9.33: steps that are offered lead exactly where the slow words say, for the same MP", () => {
  for (let seed = 0; seed < 60; seed++) {
    const chance = new FastChance(seed);
    const state = position("VII", {});
    const { map } = worldOf(state.config);
    for (let n = 0; n < 70; n++)
      addUnits(state, keyOf(chance.below(map.spaces), 1 + chance.below(8), FRESH), chance.below(UNITS.length), 1);
    for (let n = 0; n < 10; n++)
      putPieces(state, `${OWNERS[chance.below(9)]!} ${map.ids[chance.below(map.spaces)]!}`, { town: 2 });
    state.tribes = state.tribes.map(() => chance.below(2));
    const node = chance.below(map.spaces);
    const force = emptyForce(ROME, node);
    addForce(state, force);
    addToForce(state, force, ROME, MOVED, LG, 1);
    force.mp = 1 + chance.below(9);
    const expected = reachable(state, ROME, map.ids[node]!, force.mp);
    const found = walk(state, force);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  }
});
