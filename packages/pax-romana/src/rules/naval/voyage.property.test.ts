import { FastChance, type Chance } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { data, EL, FRESH, GARR, GS, HI, LG, LI, NAVAL_POINT, PORT, MOVED } from "../../data/index.ts";
import type { Event } from "../../event.ts";
import { nodeOfKey } from "../../state/keys.ts";
import { addForce, ALONE, emptyForce, joinForce, MINOR, takeUp } from "../../state/force.ts";
import { putLeader } from "../../state/leaders.ts";
import { ROW, type Force, type State } from "../../state/state.ts";
import { addUnits, keyOf, ownerOfKey, rowOf } from "../../state/table.ts";
import { setWorks } from "../../state/works.ts";
import { comesAshore } from "../../testing/oracles/naval.ts";
import { position } from "../../testing/position.ts";
import { hasLandUnit } from "../movement/contents.ts";
import { debarkCost, joinsFleet } from "./courses.ts";
import { canEmbark, embarkOf } from "./embark.ts";
import { hasCargo, isAlone } from "./hulls.ts";
import { fleetMoveOf, Sea } from "./testing.ts";
import { shoreOf } from "./waters.ts";

/** Pieces all over the sea and its ports. */
function scatter(chance: Chance): State {
  const state = position("V", { treasury: { rome: 2, carthage: 0, greece: 1, east: 5 } });
  const { map } = worldOf(state.config);
  for (const port of map.ports) {
    if (chance.below(3) !== 0) continue;
    const owner = chance.pick([0, 1, 2, 3, 9]);
    if (owner < 4 && chance.below(5) === 0) setWorks(state, port, { owner, works: chance.below(2), walls: 3 });
    else for (let i = 0; i < 3; i++) addUnits(state, keyOf(port, owner, 0), chance.pick([HI, LG, LI, GARR]), 1);
    if (chance.below(2) === 0)
      addUnits(state, keyOf(port, chance.pick([owner, chance.below(4)]), 0), GS, 1 + chance.below(3));
  }
  for (let node = map.spaces; node < map.nodes; node++) {
    if (map.kind[node] !== NAVAL_POINT) continue;
    if (chance.below(6) === 0) addUnits(state, keyOf(node, chance.below(4), 0), GS, 1 + chance.below(2));
    if (chance.below(12) === 0) addUnits(state, keyOf(node, chance.below(4), 0), LI, 2);
    if (chance.below(12) === 0) state.pirates.push(node);
  }
  const rhodus = map.nodeOf.get("rhodus")!;
  if (chance.below(2) === 0) {
    for (const key of state.table.keys.filter((one) => nodeOfKey(one) === rhodus)) clear(state, key);
    setWorks(state, rhodus, { owner: 10, works: 1, walls: 5 });
    addUnits(state, keyOf(rhodus, 10, 0), GS, 2);
  }
  for (let i = 0; i < 6; i++) state.pacts[chance.below(16)] = chance.pick([0, 1, 2, 4, 6]);
  for (const power of [0, 1, 2, 3]) putLeader(state, power * 10 + 3, chance.pick(map.ports));
  return state;
}

function clear(state: State, key: number): void {
  const row = rowOf(state, key);
  for (let unit = 0; unit < ROW; unit++) addUnits(state, key, unit, -row[unit]!);
}

/** A fleet, an army or a leader sets out. */
function setOut(state: State, chance: Chance): number {
  const { map } = worldOf(state.config);
  const power = chance.below(4);
  const force: Force = emptyForce(power, chance.pick(map.ports));
  const index = addForce(state, force);
  const kind = chance.below(6);
  const row = Array.from({ length: ROW }, () => 0);
  if (kind !== 0) row[GS] = chance.below(4);
  if (kind >= 2) {
    row[LG] = chance.below(4);
    row[LI] = 1 + chance.below(3);
    row[EL] = chance.below(2);
    row[GARR] = chance.below(2);
  }
  if (kind === 1) row[GS] = 1 + chance.below(4);
  if (kind === 5) row[LG] = row[LI] = row[EL] = 0;
  for (let unit = 0; unit < ROW; unit++) addUnits(state, keyOf(force.node, power, FRESH), unit, row[unit]!);
  takeUp(state, index, FRESH, power, MOVED, row);
  if (kind === 0 || chance.below(2) === 0) joinForce(state, index, power * 10 + 4);
  force.mp = hasCargo(force) || isAlone(force) ? chance.below(12) : -1;
  if (isAlone(force)) {
    if (force.leaders.length === 0) joinForce(state, index, power * 10 + 4);
    force.flags |= ALONE;
  } else if (chance.below(4) === 0) force.flags |= MINOR;
  return index;
}

/** All pieces by owner and sort, standing or moving. */
function census(state: State): Map<string, number> {
  const found = new Map<string, number>();
  const add = (owner: number, unit: number, n: number): void => {
    if (n !== 0) found.set(`${owner}:${unit}`, (found.get(`${owner}:${unit}`) ?? 0) + n);
  };
  for (const key of state.table.keys) rowOf(state, key).forEach((n, unit) => add(ownerOfKey(key), unit, n));
  for (const force of state.forces)
    for (const { owner, counts } of force?.rows ?? []) counts.forEach((n, unit) => add(owner, unit, n));
  return found;
}

/** What events say about it. */
function account(before: Map<string, number>, events: readonly Event[]): Map<string, number> {
  const now = new Map(before);
  const add = (owner: number, unit: number, n: number): void => {
    const sum = (now.get(`${owner}:${unit}`) ?? 0) + n;
    if (sum === 0) now.delete(`${owner}:${unit}`);
    else now.set(`${owner}:${unit}`, sum);
  };
  for (const event of events) {
    if (event.type === "sunk" || event.type === "losses") event.units.forEach((n, unit) => add(event.owner, unit, -n));
    if (event.type === "flipped") {
      add(event.owner, event.unit, -1);
      add(event.owner, data.units.reduced[event.unit]!, 1);
    }
  }
  return now;
}

const sorted = (found: Map<string, number>): [string, number][] => [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** 11.34: whoever carries land units can always come ashore, or stay where fleets may stay. */
function checkQuestion(sea: Sea, options: readonly Action[]): void {
  expect(options.length).toBeGreaterThan(0);
  expect(options.length).toBeLessThan(30);
  const force = sea.state.forces[0];
  if (!force || !(sea.question === "sea.sail" || sea.question === "sea.stopped")) return;
  const kind = worldOf(sea.state.config).map.kind[force.node];
  const verbs = options.map((one) => one.type);
  if (verbs.includes("debark") && shoreOf(sea.state, force.power, force.node) === "hostile")
    expect(comesAshore(sea.state, force.power, force.node)).toBe(true);
  if (hasCargo(force)) expect(force.mp).toBeGreaterThanOrEqual(debarkCost(sea.state, force));
  if (kind === NAVAL_POINT) return;
  if (kind !== PORT) expect(verbs).not.toContain("halt");
  // R378: leaders alone may stay aboard a fleet of theirs.
  if ((hasCargo(force) || isAlone(force)) && !joinsFleet(sea.state, force, force.node)) {
    expect(verbs).not.toContain("halt");
    if (hasLandUnit(sea.state, force)) expect(verbs).not.toContain("finish");
  }
}

test("11.13, 11.34, R162: random voyages always end, and nothing is lost or found without an event", () => {
  const chance = new FastChance(2024);
  const ends = new Map<string, number>();
  for (let round = 0; round < 1500; round++) {
    const sea = new Sea(scatter(chance));
    const index = setOut(sea.state, chance);
    const force = sea.state.forces[index]!;
    const before = census(sea.state);
    sea.chance = chance;
    sea.arrivals = Array.from({ length: 40 }, () =>
      chance.pick(["held", "held", "back", "finished", "moved"] as const),
    );
    const mustEmbark = hasCargo(force) || isAlone(force);
    if (mustEmbark && !canEmbark(sea.state, force)) continue;
    for (const frame of mustEmbark ? [embarkOf(index), fleetMoveOf(index)] : [fleetMoveOf(index)]) {
      sea.start(frame);
      for (let step = 0; sea.question !== undefined; step++) {
        expect(step).toBeLessThan(400);
        const { options } = sea;
        checkQuestion(sea, options as Action[]);
        sea.act(chance.pick(options));
      }
    }
    expect(sorted(census(sea.state))).toEqual(sorted(account(before, sea.events)));
    const { how } = sea.handed as { how: string };
    ends.set(how, (ends.get(how) ?? 0) + 1);
    expect(sea.state.forces[index] === undefined || sea.state.forces[index] === null).toBe(how === "gone");
    expect(sea.state.forces.filter((one) => one !== null).length).toBe(how === "gone" ? 0 : 1);
    const after = sea.state.forces[index];
    if (how === "ashore" && after)
      expect([after.aboard, worldOf(sea.state.config).map.kind[after.node]]).toEqual([false, PORT]);
  }
  expect([...ends.keys()].toSorted()).toEqual(["ashore", "finished", "gone", "stopped"]);
});
