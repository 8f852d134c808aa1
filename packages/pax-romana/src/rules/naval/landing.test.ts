import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { GARR, GS, HI, LI } from "../../data/index.ts";
import { emptyForce } from "../../state/force.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { setWorks } from "../../state/works.ts";
import { comesAshore } from "../../testing/oracles/naval.ts";
import { position, type Given } from "../../testing/position.ts";
import { SEA, STACK } from "../control/relation.ts";
import { hasLanding } from "./landing.ts";
import { fleetMoveOf, type Sea, seaOf } from "./testing.ts";

test("11.34, R164: a landing is found exactly where playing on would find one, in random positions", () => {
  const chance = new FastChance(11);
  let found = 0;
  let tried = 0;
  for (let round = 0; round < 120; round++) {
    const state = position("V", {});
    const { map } = worldOf(state.config);
    const crowd = chance.below(map.ports.length);
    // 5.12: one owner ashore in each port; fleets lie where they like.
    for (const port of chance.shuffle(map.ports.slice()).slice(0, crowd)) {
      const owner = chance.pick([0, 1, 2, 3, 5, 9]);
      if (owner < 4 && chance.below(4) === 0) setWorks(state, port, { owner, works: 0, walls: 1 });
      else addUnits(state, keyOf(port, owner, 0), chance.pick([HI, LI, GARR]), 1);
      if (chance.below(3) === 0) addUnits(state, keyOf(port, chance.below(4), 0), GS, 1);
    }
    for (let i = 0; i < crowd / 3; i++) {
      const node = map.spaces + chance.below(map.nodes - map.spaces);
      if (map.kind[node] === 4) addUnits(state, keyOf(node, chance.below(4), 0), chance.pick([GS, HI]), 1);
    }
    for (let i = 0; i < 3; i++) state.pirates.push(chance.pick(map.ports));
    for (let i = 0; i < 3; i++) state.pacts[chance.below(16)] = chance.pick([0, SEA, SEA | STACK]);
    for (let i = 0; i < 20; i++) {
      const [power, port] = [chance.below(4), chance.pick(map.ports)];
      const answer = hasLanding(state, emptyForce(power, port), port);
      expect(answer).toBe(comesAshore(state, power, port));
      tried++;
      if (answer) found++;
    }
  }
  expect(found).toBeGreaterThan(tried / 10);
  expect(tried - found).toBeGreaterThan(tried / 20);
});

const landing = (mp: number, pieces: Given["pieces"], units: Readonly<Record<string, number>> = { LG: 3 }): Sea => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { ...units, GS: 1, GARR: 1 }, ...pieces } });
  const army = sea.force("rome", "lilybaeum", units, { mp, aboard: true });
  return sea.begin(fleetMoveOf(army));
};

test("11.34, R91: a lone garrison or an empty Town at its last walls needs no reserve, for there is no battle", () => {
  for (const held of [{ GARR: 1 }, { town: 1 }]) {
    const sea = landing(3, { "carthage panormus": held }).take("sail panormus").take("stopFleet").take("debark");
    expect(sea.arrived[0]).toMatchObject({ entry: "amphibious", reserved: 1 });
    expect(sea.state.forces[0]!.mp).toBe(0);
  }
  const walls = landing(3, { "carthage panormus": { city: 5 } });
  expect(walls.words).not.toContain("sail panormus");
});

test("11.34: without a way to a landing elsewhere there is no attack, whatever MP are left", () => {
  const sea = landing(9, {
    "carthage panormus": { HI: 1 },
    "carthage lilybaeum": { GS: 2 },
    "carthage messana": { HI: 1, GS: 1 },
    "carthage ds_tyrrhenum": { GS: 1 },
  });
  // R187: the fleet in Lilybaeum lets them go; but it will not let them come back.
  sea.take("letPass");
  expect(sea.refusal({ type: "sail", node: sea.node("panormus") })).toBe("11.34");
});
