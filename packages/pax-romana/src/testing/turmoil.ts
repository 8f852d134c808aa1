import type { Chance } from "@ara/kernel";
import { worldOf } from "../config.ts";
import {
  BI,
  CAV,
  CITY,
  DEEP_SEA,
  EVENTS,
  FRESH,
  GARR,
  GS,
  HORDE_0,
  HORDE_LEADER,
  LI,
  NAVAL_POINT,
  NONE,
  SLAVES_ROME,
  TOWN,
  type EventName,
  type Node,
  type Power,
} from "../data/index.ts";
import { isUnoccupied, provincesOf, spacesOf } from "../rules/barbarians/rebellions/rebels.ts";
import type { Frame } from "../engine/frame.ts";
import type { Tell } from "../event.ts";
import { machine } from "../rules/index.ts";
import { occupiersAt } from "../rules/control/holder.ts";
import { permit } from "../rules/diplomacy/pacts.ts";
import { EVENT_MARKERS } from "../rules/sequence/activation-phase.ts";
import { setControl } from "../rules/stability/settle.ts";
import { SYRACUSE } from "../rules/units/independents.ts";
import { addArmy, horde, slavesOf } from "../state/armies.ts";
import { FLAGS, setFlag } from "../state/flags.ts";
import { justOwner, placeOf } from "../state/keys.ts";
import { IN_POOL, putLeader } from "../state/leaders.ts";
import type { State } from "../state/state.ts";
import { addRow, addUnits, countIn, keyOf, nodeOfKey, ownerOfKey, rowOf } from "../state/table.ts";
import { setWorks, worksAt } from "../state/works.ts";

/** Worse than a crowd: weak walls, leaders alone, pirates, hordes, slaves, and events for everybody. */
export function turmoil(state: State, chance: Chance): void {
  const { map, scenario } = worldOf(state.config);
  const spaces = map.ids.flatMap((_, node) => (node < map.spaces && map.inPlay[node] === 1 ? [node] : []));
  const freeIn = (nodes: readonly Node[]): Node => {
    const free = nodes.filter((node) => occupiersAt(state, node) === 0 && !state.leaders.includes(node));
    return free.length > 0 ? chance.pick(free) : NONE;
  };
  for (const power of scenario.powers) {
    for (let n = 0; n < 6; n++) weakWalls(state, chance, power, freeIn(spaces));
    for (let n = 0; n < 2; n++) leaderAlone(state, power, freeIn(spaces));
    admiral(state, power, freeIn(map.ports));
  }
  for (let n = 0; n < 3; n++) allies(state, chance, freeIn(spaces));
  weakenSyracuse(state, chance);
  for (const node of map.sea[map.nodeOf.get("rhodus")!]!)
    if (map.inPlay[node] === 1 && map.kind[node] !== DEEP_SEA)
      addUnits(state, keyOf(node, chance.pick(scenario.powers), FRESH), GS, 2);
  for (let node = map.spaces; node < map.nodes; node++)
    if (map.kind[node] === NAVAL_POINT && map.inPlay[node] === 1 && chance.below(4) === 0) pirates(state, node);
  if (scenario.stability !== undefined) misfortunes(state, chance, () => freeIn(spaces));
  setControl(state);
}

/** Chapters 12, 13, 16: whatever scenarios with event markers know. */
function misfortunes(state: State, chance: Chance, free: () => Node): void {
  for (const power of worldOf(state.config).scenario.powers) {
    state.powers[power]!.stability = chance.below(10) - 4;
    setFlag(state, power, FLAGS.conqueror);
    if (chance.below(2) === 0) revolt(state, power, free());
    const fleet = state.table.keys.find((key) => ownerOfKey(key) === power && countIn(state, key, GS) > 0);
    if (fleet !== undefined) state.mutinies.push(placeOf(nodeOfKey(fleet), power));
    const { pool, hands } = state.objectives;
    if (worldOf(state.config).measures.objectives !== "none") hands[power]!.push(...pool.splice(chance.below(9), 3));
  }
  state.mutinies = [...new Set(state.mutinies)].toSorted((a, b) => a - b);
  invade(state, chance, free());
  state.waiting = WAITING.map((name) => EVENTS.indexOf(name));
  state.cup[EVENT_MARKERS]! += MORE_MARKERS;
}

/** 16.2: invasions and rebellions strike at once, more of them than markers could bring. */
export function disasters(state: State, chance: Chance, tell: Tell): void {
  if (worldOf(state.config).scenario.stability === undefined) return;
  if (state.rebellions) holdGaul(state, chance.pick(state.order));
  for (const proc of ["invasion", "rebellion", "invasion", "rebellion", "invasion", "rebellion"])
    state.frames.push({ proc, step: "begin", power: chance.pick(state.order) } as Frame);
  machine.run(state, chance, tell);
}

/** 13.3: garrisons of a power all over Gaul: who controls some of it has to fear more than the loss of one of them. */
function holdGaul(state: State, power: Power): void {
  for (const node of spacesOf(state, provincesOf(state, "gaul")))
    if (isUnoccupied(state, node)) addUnits(state, keyOf(node, power, FRESH), GARR, 1);
  setControl(state);
}

const WAITING: readonly EventName[] = ["disease", "stabilityCheck", "galleyTechnology", "stabilityCheck"];
const MORE_MARKERS = 8;

/** 4.1: armies of two powers that march together. */
function allies(state: State, chance: Chance, node: Node): void {
  const { powers } = worldOf(state.config).scenario;
  const [giver, taker] = [chance.pick(powers), chance.pick(powers)];
  if (node === NONE || giver === taker) return;
  permit(state, giver, taker, "join");
  for (const power of [giver, taker]) addUnits(state, keyOf(node, power, FRESH), LI, 2);
}

/** A leader with a fleet and an army in port. */
function admiral(state: State, power: Power, node: Node): void {
  leaderAlone(state, power, node);
  if (node === NONE) return;
  addUnits(state, keyOf(node, power, FRESH), GS, 4);
  addUnits(state, keyOf(node, power, FRESH), LI, 4);
}

/** A Town or City with hardly any walls, and in it cavalry or a garrison. */
function weakWalls(state: State, chance: Chance, power: Power, node: Node): void {
  if (node === NONE || worldOf(state.config).map.mountain[node] === 1) return;
  const works = chance.below(2) === 0 ? TOWN : CITY;
  const { leastWalls } = worldOf(state.config).data.units.works[works]!;
  setWorks(state, node, { owner: power, works, walls: leastWalls });
  addUnits(state, keyOf(node, power, FRESH), chance.below(2) === 0 ? CAV : GARR, chance.below(3));
}

function leaderAlone(state: State, power: Power, node: Node): void {
  const { power: pools, elite } = worldOf(state.config).data.leaders;
  const leader = state.leaders.findIndex((place, one) => pools[one] === power && elite[one] !== 1 && place === IN_POOL);
  if (leader !== NONE && node !== NONE) putLeader(state, leader, node);
}

function revolt(state: State, power: Power, node: Node): void {
  if (node === NONE) return;
  addArmy(state, slavesOf(power, node));
  addUnits(state, keyOf(node, SLAVES_ROME + power, FRESH), BI, 2);
}

/** Germans that everybody may move. */
function invade(state: State, chance: Chance, node: Node): void {
  if (node === NONE) return;
  const keeper = chance.pick(worldOf(state.config).scenario.powers);
  addArmy(state, { ...horde(HORDE_0, "germans", keeper, NONE), use: "anybody" });
  addUnits(state, keyOf(node, HORDE_0, FRESH), BI, 12);
  putLeader(state, HORDE_LEADER, node);
}

/** 12.53: Syracuse with low walls and nobody but its fleet, and armies before it. */
function weakenSyracuse(state: State, chance: Chance): void {
  const { map, scenario } = worldOf(state.config);
  for (const key of state.table.keys.slice()) {
    if (ownerOfKey(key) !== SYRACUSE) continue;
    const node = nodeOfKey(key);
    const here = worksAt(state, node);
    if (here) setWorks(state, node, { ...here, walls: 3 });
    const row = rowOf(state, key);
    row[GS] = 0;
    addRow(state, key, row, -1);
    const besieger = chance.pick(scenario.powers);
    for (const near of map.direct[node]!) {
      const there = occupiersAt(state, near);
      const power = there === 0 ? besieger : scenario.powers.find((one) => there === justOwner(one));
      if (power !== undefined) addUnits(state, keyOf(near, power, FRESH), LI, 20);
    }
  }
}

function pirates(state: State, node: Node): void {
  if (state.pirates.includes(node) || state.table.keys.some((key) => nodeOfKey(key) === node)) return;
  state.pirates.push(node);
  state.pirates.sort((a, b) => a - b);
}
