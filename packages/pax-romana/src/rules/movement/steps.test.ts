import { FastChance } from "@ara/kernel";
import { expect, test, describe } from "vitest";
import { worldOf } from "../../config.ts";
import {
  FRESH,
  LG,
  OWNERS,
  ROME,
  MOVED,
  UNITS,
  type Node,
  CARTHAGE,
  data,
  EL,
  GREECE,
  LI,
  NAVAL_POINT,
} from "../../data/index.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { March } from "../../testing/march.ts";
import { reachable } from "../../testing/oracles/movement.ts";
import { position, putPieces } from "../../testing/position.ts";
import { minorMoveOf } from "./minor-move.ts";
import { minorStarts } from "./movers.ts";
import { canStep, priceOf, reserveFor } from "./steps.ts";
import { given, march, node } from "./testing.ts";

/** Every Space the offered steps lead to, one by one, with the most MP left. */
function walk(state: State, force: Force): Map<string, number> {
  const { map } = worldOf(state.config);
  const start = force.node;
  const found = new Map<string, number>();
  const best = new Map<number, number>();
  const go = (from: Node, mp: number, lastSpace: Node): void => {
    for (const to of [...map.land[from]!, ...map.strait[from]!]) {
      Object.assign(force, { node: from, mp, lastSpace });
      if (!canStep(state, force, to)) continue;
      const reserve = reserveFor(state, force, to);
      const left = mp - priceOf(state, from, to) - reserve;
      if (to < map.spaces && to !== start) found.set(map.ids[to]!, Math.max(left, found.get(map.ids[to]!) ?? -1));
      const key = to * 512 + (from < map.spaces ? from : lastSpace);
      if (reserve > 0 || left <= (best.get(key) ?? -1)) continue;
      best.set(key, left);
      go(to, left, from < map.spaces ? from : lastSpace);
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
    const origin = chance.below(map.spaces);
    const force = emptyForce(ROME, origin);
    addForce(state, force);
    addToForce(state, force, ROME, MOVED, LG, 1);
    force.mp = 1 + chance.below(9);
    const expected = reachable(state, ROME, map.ids[origin]!, force.mp);
    const found = walk(state, force);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  }
});

const steps = ({ options }: March): string[] => options.filter((name) => name.startsWith("step"));

describe("12.32, 10.68: units with borders of their own", () => {
  test("12.32, R133: militia go over a point inside their Home, and neither out of it nor over a point at its edge", () => {
    const inside = march(given({ "greece actium": { MIL: 1 } }), "actium", 6, GREECE).answer("step ltp_epirus");
    expect(inside.options).toContain("step dyrrhachium");
    inside.answer("step dyrrhachium");
    expect(inside.options).not.toContain("step lissa");
    expect(inside.why({ type: "step", node: node(inside.state, "lissa") })).toBe("12.32");
    const edge = march(given({ "greece amphipolis": { MIL: 1 } }), "amphipolis", 6, GREECE);
    expect(edge.options).not.toContain("step ltp_strymon");
    const desert = march(given({ "carthage leptis_magna": { MIL: 1 } }), "leptis_magna", 6, CARTHAGE);
    expect(desert.options).not.toContain("step ltp_syrtis_w");
  });

  test("10.68, R132: an elephant alone goes neither through an empty Space nor over a point to other land units", () => {
    const alone = (pieces: Parameters<typeof given>[0], from: string): March =>
      new March(given(pieces), minorMoveOf(CARTHAGE)).answer(`at ${from}`).answer("moveUnit EL", [6]);
    const army = { "carthage utica": { LI: 1, EL: 1 }, "carthage cirta": { LI: 1 }, "carthage thevestis": { LI: 1 } };
    const table = alone(army, "utica");
    expect(steps(table)).toEqual([]);
    expect(table.why({ type: "step", node: node(table.state, "hippo_regius") })).toBe("10.68");
    const point = alone({ "carthage thevestis": { LI: 1, EL: 1 }, "carthage tacape": { LI: 1 } }, "thevestis");
    expect(point.why({ type: "step", node: node(point.state, "ltp_tritonis") })).toBe("10.68");
  });

  test("10.68, R132: at sea no elephant sails away from the army it is with", () => {
    const state = given({}, {});
    const point = data.map.kind.indexOf(NAVAL_POINT);
    for (const sort of [EL, LI]) addUnits(state, keyOf(point, CARTHAGE, FRESH), sort, 1);
    const table = new March(state, minorMoveOf(CARTHAGE)).answer(`at ${data.map.ids[point]}`);
    expect(table.options).toEqual(["moveUnit LI"]);
    addUnits(state, keyOf(point, CARTHAGE, FRESH), LI, -1);
    expect(minorStarts(state, CARTHAGE)).toEqual([]);
  });
});
