import { FastChance, type Chance } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import {
  BI,
  CAV,
  CITY,
  data,
  DEEDS,
  EL,
  FRESH,
  GARR,
  GS,
  HI,
  HI_REDUCED,
  LG,
  LG_REDUCED,
  LI,
  MHI,
  MIL,
  NONE,
  OWNERS,
  POWERS,
  TI,
  TOWN,
  TRIBES,
  type Node,
  type Unit,
} from "../../data/index.ts";
import type { Event } from "../../event.ts";
import { hasOwner, markOfKey } from "../../state/keys.ts";
import { addForce, emptyForce, joinForce, takeUp } from "../../state/force.ts";
import { IN_FORCE, putLeader } from "../../state/leaders.ts";
import { cloneState, ROW, type State } from "../../state/state.ts";
import { addUnits, keyOf, ownerOfKey, rowOf } from "../../state/table.ts";
import { setWorks } from "../../state/works.ts";
import { position } from "../../testing/position.ts";
import { machine } from "../index.ts";
import { occupiersAt } from "../control/holder.ts";
import { allows, areEnemies, PASS, relation, STACK } from "../control/relation.ts";
import { setControl } from "../stability/settle.ts";
import { battle, entering, setOut } from "./testing.ts";

const OPTIONAL = ["rerolls", "simpleOdds", "legionaryCavalry", "legionsWithoutCavalry"] as const;
const SORTS: readonly Unit[] = [LG, LG_REDUCED, HI, HI_REDUCED, LI, CAV, EL, GARR, MHI];

/** Troops, Towns and leaders of four powers and some others around one Space. */
function crowded(chance: Chance): { readonly state: State; readonly force: number } {
  const options = OPTIONAL.filter(() => chance.below(3) === 0);
  const state = position("V", { turn: chance.pick([3, 9]), config: { options } });
  // 4.1: some let others pass or stack.
  state.pacts = state.pacts.map(() => chance.pick([0, 0, 0, PASS, STACK]));
  const { map } = worldOf(state.config);
  const spaces = Array.from({ length: map.spaces }, (_, node): Node => node).filter(
    (node) => map.inPlay[node] === 1 && map.direct[node]!.length > 0,
  );
  const centre = chance.pick(spaces);
  const mover = chance.below(4);
  const near = new Set<Node>([centre]);
  for (const one of map.direct[centre]!) for (const two of [one, ...map.direct[one]!]) near.add(two);
  for (const node of near) {
    if (chance.below(3) === 0) continue;
    const owner =
      chance.below(8) === 0
        ? chance.pick([TRIBES, OWNERS.indexOf("mamertines"), OWNERS.indexOf("rebels")])
        : chance.below(4);
    fill(state, chance, node, owner);
    const guest = chance.below(4);
    if (owner < POWERS.length && guest !== owner && allows(state, owner, guest, STACK))
      addUnits(state, keyOf(node, guest, FRESH), chance.pick([LI, HI, GARR]), 1);
  }
  for (const power of state.powers) power.treasury = chance.below(4);
  const from = chance.pick(map.direct[centre]!);
  for (const owner of OWNERS.keys()) {
    const row = rowOf(state, keyOf(from, owner, FRESH));
    row.forEach((n, unit) => addUnits(state, keyOf(from, owner, FRESH), unit, -n));
  }
  setWorks(state, from, undefined);
  fill(state, chance, from, mover);
  setControl(state);
  const force = addForce(state, { ...emptyForce(mover, from), mp: chance.below(7) });
  const row = rowOf(state, keyOf(from, mover, FRESH));
  row[GS] = 0;
  takeUp(state, force, FRESH, mover, 1, row);
  state.leaders.forEach((place, leader) => {
    if (place === from && data.leaders.power[leader] === mover) joinForce(state, force, leader);
  });
  Object.assign(state.forces[force]!, { node: centre, from, lastSpace: from });
  return { state, force };
}

function fill(state: State, chance: Chance, node: Node, owner: number): void {
  const key = keyOf(node, owner, FRESH);
  if (owner >= POWERS.length) addUnits(state, key, owner === TRIBES ? TI : BI, 1 + chance.below(6));
  else {
    for (const unit of SORTS) if (chance.below(3) === 0) addUnits(state, key, unit, 1 + chance.below(3));
    addUnits(state, key, LI, 1);
    if (chance.below(4) === 0) addUnits(state, key, GS, 1 + chance.below(2));
    if (chance.below(6) === 0) addUnits(state, key, MIL, 1);
    if (chance.below(2) === 0) putLeader(state, owner * 10 + chance.below(10), node);
    if (chance.below(3) === 0) putLeader(state, owner * 10 + chance.below(10), node);
  }
  if (owner !== TRIBES && chance.below(3) === 0) {
    const works = chance.below(2) === 0 ? CITY : TOWN;
    const { walls, leastWalls } = data.units.works[works]!;
    setWorks(state, node, { owner, works, walls: leastWalls + chance.below(walls - leastWalls + 1) });
  }
}

/** Units of each owner and sort, standing or moving; garrisons are other chapters'. */
function census(state: State): number[] {
  const count = Array.from({ length: OWNERS.length * ROW }, () => 0);
  const add = (owner: number, row: readonly number[], at: number): void => {
    for (let unit = 0; unit < ROW; unit++) if (unit !== GARR) count[owner * ROW + unit]! += row[at + unit]!;
  };
  state.table.keys.forEach((key, i) => add(ownerOfKey(key), state.table.counts, i * ROW));
  for (const force of state.forces) for (const { owner, counts } of force?.rows ?? []) add(owner, counts, 0);
  return count;
}

/** What the events say became of them. */
function tally(count: number[], event: Event): void {
  const add = (owner: number, unit: Unit, n: number): void => void (count[owner * ROW + unit]! += n);
  switch (event.type) {
    case "losses":
    case "eliminated":
      event.units.forEach((n, unit) => unit !== GARR && add(event.owner, unit, -n));
      break;
    case "flipped":
      add(event.owner, event.unit, -1);
      add(event.owner, data.units.reduced[event.unit]!, 1);
      break;
    case "pairCombined":
      add(event.owner, event.unit, 1);
      add(event.owner, data.units.reduced[event.unit]!, -2);
      break;
    case "elephantsAlone":
      add(event.owner, EL, -event.n);
      break;
    case "militiaRaised":
      add(event.power, MIL, 1);
      break;
    case "attrition":
      add(event.owner, event.unit, -event.n);
      if (event.flipped) add(event.owner, data.units.reduced[event.unit]!, event.n);
      break;
    default:
  }
}

/** 5.12: Spaces that two owners hold although neither lets the other stand there. */
function strangers(state: State): Node[] {
  const { map } = worldOf(state.config);
  const holders = (node: Node): number[] => {
    const there = occupiersAt(state, node);
    return [...OWNERS.keys()].filter((owner) => hasOwner(there, owner));
  };
  const agree = (a: number, b: number): boolean =>
    relation(state, a, a, b) !== "hostile" || relation(state, b, b, a) !== "hostile" || !areEnemies(state, a, b);
  return Array.from({ length: map.spaces }, (_, node): Node => node).filter((node) =>
    holders(node).some((a) => holders(node).some((b) => !agree(a, b))),
  );
}

const MOST_DECISIONS = 2000;

test("10.2: random battles come to an end, and units are neither born nor lost without an event", () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 600; seed++) {
    const chance = new FastChance(`battle ${seed}`);
    const { state, force } = crowded(chance);
    const count = census(state);
    const tell = (event: Event): void => {
      seen.add(event.type);
      tally(count, event);
    };
    state.frames = [machine.begin(entering(force, chance.below(2)), state)];
    machine.run(state, chance, tell);
    let decisions = 0;
    while (state.frames.length > 0) {
      const power = chance.pick(machine.who(state));
      const options: Action[] = [];
      machine.options(state, power, options);
      const { prompt } = machine.question(state)!.ask;
      expect(options.length, `${seed} ${prompt}`).toBeGreaterThan(0);
      expect(decisions++, `${seed} ${prompt}`).toBeLessThan(MOST_DECISIONS);
      if (chance.below(40) === 0) expect(JSON.stringify(cloneState(state))).toBe(JSON.stringify(state));
      machine.answer(state, power, chance.pick(options), chance, tell);
    }
    expect(census(state), `${seed}`).toEqual(count);
    expect(
      state.forces.filter((one, i) => one !== null && i !== force),
      `${seed}`,
    ).toEqual([]);
    expect(
      state.table.keys.every((key) => markOfKey(key) < 1 << DEEDS.length),
      `${seed}`,
    ).toBe(true);
    expect(strangers(state), `${seed}`).toEqual([]);
    expect(state.forces[force]?.rows.every(({ mark }) => mark < 1 << DEEDS.length) ?? true, `${seed}`).toBe(true);
    state.leaders.forEach((place, leader) => {
      const index = place >= IN_FORCE ? place - IN_FORCE : NONE;
      state.forces.forEach((one, i) => expect(one?.leaders.includes(leader) ?? false, `${seed}`).toBe(i === index));
    });
  }
  for (const e of [
    "interceptionRolled",
    "withdrew",
    "siegeBids",
    "elephantsRolled",
    "rerolled",
    "retreated",
    "regrouped",
    "flipped",
    "wallsLost",
    "leaderLost",
    "retreatPrevented",
    "retreatForced",
    "captured",
    "garrisonLost",
  ])
    expect([...seen], e).toContain(e);
});

/** BP that the events say were absorbed by one power. */
function absorbed(events: readonly Event[], power: number): number {
  let sum = 0;
  for (const event of events) {
    if (event.type === "losses" && event.owner === power)
      event.units.forEach((n, unit) => (sum += n * (data.units.absorbs[unit] ?? 0)));
    if (event.type === "flipped" && event.owner === power) sum += data.units.flipAbsorbs[event.unit]!;
  }
  return sum;
}

const MOST_EXCESS = 2;

test("10.53: each side loses what its percentage asks for, and no more than the smallest units allow", () => {
  for (let seed = 0; seed < 600; seed++) {
    const chance = new FastChance(`need ${seed}`);
    const state = position("V");
    const [pella, larissa] = ["pella", "larissa"].map((id) => worldOf(state.config).map.nodeOf.get(id)!);
    for (const [power, node] of [
      [2, pella!],
      [3, larissa!],
    ] as const) {
      for (const unit of [LG, HI, HI_REDUCED, LI, CAV, MHI])
        if (chance.below(2) === 0)
          addUnits(state, keyOf(node, power, FRESH), unit, 1 + chance.below(unit === HI_REDUCED ? 1 : 4));
      addUnits(state, keyOf(node, power, FRESH), LI, 1);
    }
    const events: Event[] = [];
    const tell = (event: Event): void => void events.push(event);
    state.frames = [machine.begin(battle(state, setOut(state, "greece", "pella", "larissa", 0), ["east"]), state)];
    machine.run(state, chance, tell);
    while (state.frames.length > 0) {
      const [power] = machine.who(state);
      const options: Action[] = [];
      machine.options(state, power!, options);
      const still = options.find((one) => one.type === "stand" || (one.type === "retreat" && !one.yes));
      machine.answer(state, power!, still ?? chance.pick(options), chance, tell);
    }
    const bp = events.find((event) => event.type === "battleRolled")!.battlePoints;
    const { pips } = events.find((event) => event.type === "battleJudged")!;
    for (const i of [0, 1] as const) {
      const need = Math.min(bp[i], Math.floor((bp[i] * pips[i] + 5) / 10));
      const lost = absorbed(events, 2 + i);
      expect(lost, `${seed}`).toBeGreaterThanOrEqual(need);
      expect(lost, `${seed}`).toBeLessThanOrEqual(need + MOST_EXCESS);
    }
  }
});
