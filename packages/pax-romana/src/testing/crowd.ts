import type { Chance } from "@ara/kernel";
import { worldOf } from "../config.ts";
import { CAV, EL, FRESH, GARR, GS, HI, LG, LI, NAVAL_POINT, PORT, ROME } from "../data/index.ts";
import { occupiersAt } from "../rules/control/holder.ts";
import { setControl } from "../rules/stability/settle.ts";
import type { State } from "../state/state.ts";
import { addUnits, keyOf } from "../state/table.ts";
import { setWorks } from "../state/works.ts";

/** Armies, fleets, Towns, Cities and Talents for everybody, wherever there is room: a board on which battles are never far. */
export function crowd(state: State, chance: Chance, stacks: number): void {
  const { map, scenario } = worldOf(state.config);
  for (let n = 0; n < stacks; n++) settleTown(state, chance);
  for (let n = 0; n < stacks; n++) {
    const node = chance.below(map.nodes);
    const power = chance.pick(scenario.powers);
    const kind = map.kind[node]!;
    if (map.inPlay[node] !== 1) continue;
    const key = keyOf(node, power, FRESH);
    if (kind === NAVAL_POINT) addUnits(state, key, GS, 1 + chance.below(3));
    if (node >= map.spaces || (occupiersAt(state, node) & ~(1 << power)) !== 0) continue;
    addUnits(state, key, power === ROME ? LG : HI, 1 + chance.below(3));
    addUnits(state, key, LI, chance.below(3));
    addUnits(state, key, CAV, chance.below(3));
    addUnits(state, key, chance.below(2) === 0 ? EL : GARR, chance.below(2));
    if (kind === PORT) addUnits(state, key, GS, chance.below(3));
  }
  for (const power of scenario.powers) if (scenario.treasury) state.powers[power]!.treasury += 10;
  setControl(state);
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
