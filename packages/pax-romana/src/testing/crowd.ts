import type { Chance } from "@ara/kernel";
import { worldOf } from "../config.ts";
import { CAV, EL, FRESH, GARR, GS, HI, LG, LI, NAVAL_POINT, PORT, ROME, type Node, type Power } from "../data/index.ts";
import { occupiersAt } from "../rules/control/holder.ts";
import { setControl } from "../rules/stability/settle.ts";
import { SYRACUSE } from "../rules/units/independents.ts";
import { placeOf, withoutOwner } from "../state/keys.ts";
import type { State } from "../state/state.ts";
import { addRow, addUnits, countIn, keyOf, nodeOfKey, ownerOfKey, rowOf } from "../state/table.ts";
import { setWorks, worksAt } from "../state/works.ts";

/** Talents enough to pay for every marker and every mutiny. */
const PURSE = 30;
const PIRATES = 30;

/**
 * Armies, fleets, pirates, Towns, Cities and Talents for everybody, wherever there is room: a board on which battles are
 * never far, at sea as on land. Some fleets have mutinied, and Syracuse has lost its army: its fleet waits for a captor.
 */
export function crowd(state: State, chance: Chance, stacks: number): void {
  const { map, scenario } = worldOf(state.config);
  disarmSyracuse(state);
  for (let n = 0; n < stacks; n++) settleTown(state, chance);
  for (let n = 0; n < stacks; n++) {
    const node = chance.below(map.nodes);
    const power = chance.pick(scenario.powers);
    const kind = map.kind[node]!;
    if (map.inPlay[node] !== 1) continue;
    const key = keyOf(node, power, FRESH);
    if (kind === NAVAL_POINT) addUnits(state, key, GS, 1 + chance.below(5));
    if (node >= map.spaces || withoutOwner(occupiersAt(state, node), power) !== 0) continue;
    addUnits(state, key, power === ROME ? LG : HI, 1 + chance.below(3));
    addUnits(state, key, LI, chance.below(3));
    addUnits(state, key, CAV, chance.below(3));
    addUnits(state, key, chance.below(2) === 0 ? EL : GARR, chance.below(2));
    if (kind === PORT) addUnits(state, key, GS, chance.below(5));
  }
  for (const power of scenario.powers) if (scenario.treasury) state.powers[power]!.treasury += PURSE;
  for (let n = 0; n < PIRATES; n++) {
    const node = chance.below(map.nodes);
    if (map.kind[node] === NAVAL_POINT && map.inPlay[node] === 1 && !hasFleet(state, node)) state.pirates.push(node);
  }
  state.pirates = [...new Set(state.pirates)].toSorted((a, b) => a - b);
  for (const power of scenario.powers) mutiny(state, chance, power);
  setControl(state);
}

const hasFleet = (state: State, node: Node): boolean =>
  state.table.keys.some((key) => nodeOfKey(key) === node && countIn(state, key, GS) > 0);

/** 16.2: one of the fleets of a power obeys nobody. */
function mutiny(state: State, chance: Chance, power: Power): void {
  const fleets = state.table.keys.filter((key) => ownerOfKey(key) === power && countIn(state, key, GS) > 0);
  if (fleets.length > 1) state.mutinies.push(placeOf(nodeOfKey(chance.pick(fleets)), power));
  state.mutinies.sort((a, b) => a - b);
}

/** 12.53: only walls at their lowest guard the fleet of Syracuse, and whoever begins has armies near. */
function disarmSyracuse(state: State): void {
  const { map, data } = worldOf(state.config);
  const syracusae = map.nodeOf.get("syracusae")!;
  const here = worksAt(state, syracusae);
  if (!here || here.owner !== SYRACUSE) return;
  const row = rowOf(state, keyOf(syracusae, SYRACUSE, FRESH));
  row[GS] = 0;
  addRow(state, keyOf(syracusae, SYRACUSE, FRESH), row, -1);
  setWorks(state, syracusae, { ...here, walls: data.units.works[here.works]!.leastWalls });
  for (const near of map.land[syracusae]!)
    if (near < map.spaces && occupiersAt(state, near) === 0)
      addUnits(state, keyOf(near, state.order[0]!, FRESH), LI, 4);
}

/** 7.12, 7.14: a Town or City of somebody in an empty Space that is no mountain, with all its walls or without some. */
function settleTown(state: State, chance: Chance): void {
  const { map, data, scenario } = worldOf(state.config);
  const node = chance.below(map.spaces);
  const owner = chance.pick(scenario.powers);
  const works = chance.below(2);
  if (map.inPlay[node] !== 1 || map.mountain[node] === 1 || occupiersAt(state, node) !== 0) return;
  const { walls, leastWalls } = data.units.works[works]!;
  setWorks(state, node, { owner, works, walls: leastWalls + chance.below(walls - leastWalls + 1) });
}
