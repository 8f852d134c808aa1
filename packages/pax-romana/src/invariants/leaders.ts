import { worldOf } from "../config.ts";
import { NAVAL_POINT, type Owner } from "../data/index.ts";
import { isHorde, isPower, ownerOfLeader } from "../rules/control/keeper.ts";
import { standsHere } from "../rules/movement/contents.ts";
import { DEAD, IN_BOX, IN_FORCE } from "../state/leaders.ts";
import type { State } from "../state/state.ts";
import { armyOf } from "../state/armies.ts";

/** Where leaders may be, at every question of the game. */

/** 8.1: every leader is in one place: a force has those who are said to be in it, and nobody else. */
export function leadersAndForcesAgree({ leaders, forces }: State): boolean {
  let led = 0;
  for (let leader = 0; leader < leaders.length; leader++) {
    if (leaders[leader]! < IN_FORCE) continue;
    led++;
    if (!forces[leaders[leader]! - IN_FORCE]?.leaders.includes(leader)) return false;
  }
  for (const force of forces) led -= force?.leaders.length ?? 0;
  return led === 0;
}

/** 2.13, 8.23, 11.15: leaders on the map are in Spaces of the area, or wait on its naval points. */
export function leadersStandSomewhere({ config, leaders }: State): boolean {
  const { map } = worldOf(config);
  return leaders.every((place) => {
    if (place < 0 || place >= IN_FORCE) return place >= DEAD;
    return map.inPlay[place] === 1 && (place < map.spaces || map.kind[place] === NAVAL_POINT);
  });
}

/** 12.42, 13.4, 8.44, R286: others than powers have leaders while their army is there; a horde's marches with units of it. */
export const strangersHaveArmies = (state: State): boolean =>
  state.leaders.every((place, leader) => {
    if (place < 0) return true;
    const owner = ownerOfLeader(state, leader);
    if (isPower(owner)) return true;
    if (!armyOf(state, owner)) return false;
    return !isHorde(owner) || place < IN_FORCE || marchesWith(state, place - IN_FORCE, owner);
  });

/** Whether a force has units of an owner, is just losing them in battle, or is where others of them stand (R286). */
function marchesWith(state: State, index: number, owner: Owner): boolean {
  const { rows, node } = state.forces[index]!;
  if (state.frames.some(({ proc }) => proc === "landBattle")) return true;
  return rows.some((row) => row.owner === owner) || standsHere(state, node, owner);
}

/** 8.3: only Elite leaders wait in the box, and no power has two of them in play. */
export function elitesKeepTheirRules(state: State): boolean {
  const { elite, power } = worldOf(state.config).data.leaders;
  const inPlay: number[] = [];
  return state.leaders.every((place, leader) => {
    if (place === IN_BOX) return elite[leader] === 1;
    if (place < 0 || elite[leader] !== 1) return true;
    inPlay.push(power[leader]!);
    return inPlay.indexOf(power[leader]!) === inPlay.length - 1;
  });
}
