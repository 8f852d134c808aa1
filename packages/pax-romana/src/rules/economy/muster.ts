import { worldOf } from "../../config.ts";
import { CAV, EL, HI, HI_REDUCED, LG, LG_REDUCED, LI, type Node, type Power, type Unit } from "../../data/index.ts";
import { ROW, type State } from "../../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { hirePlaces } from "../units/mercenaries.ts";
import { hasLine, linesOf, type Lines } from "./lineOfCommunication.ts";
import { controlsSpace, FLEETS, isTaken, OWN, OWN_LAND, surveyOf } from "./survey.ts";

/** Where a power may raise, rebuild and build, as it is at the start of a phase or operation: lists of nodes. */
export interface Muster {
  /** 6.24: Spaces where land units may be raised and put. */
  readonly raise: readonly Node[];
  /** The same Spaces, where own land units stand: there elephants may be raised (10.68). */
  readonly herd: readonly Node[];
  /** 6.3: ports where squadrons may be built. */
  readonly ports: readonly Node[];
  /** 10.86: reduced units that may be rebuilt: node * 16 + unit. */
  readonly rebuild: readonly number[];
  /** 12.21: Spaces where mercenaries may be placed. */
  readonly hire: readonly Node[];
}

/** 6.27: the sorts that are raised on land. */
export const RAISED: readonly Unit[] = [LG, HI, LI, CAV, EL];
export const REDUCED: readonly Unit[] = [LG_REDUCED, HI_REDUCED];

export function musterOf(state: State, power: Power): Muster {
  const { map } = worldOf(state.config);
  const survey = surveyOf(state, power);
  let lines: Lines | undefined;
  const isReached = (node: Node): boolean => hasLine((lines ??= linesOf(state, power, false, survey)), node);
  const raise: Node[] = [];
  for (let province = 0; province < state.control.length; province++) {
    if (state.control[province] !== power) continue;
    const spaces = map.spacesOf[province]!;
    const isConnected =
      map.home[province] === power || spaces.some((node) => (survey[node]! & OWN) !== 0 && isReached(node));
    if (!isConnected) continue;
    for (const node of spaces)
      if (!isTaken(state, power, survey, node) && raisedAt(state, power, node) !== 0) raise.push(node);
  }
  return {
    raise,
    herd: raise.filter((node) => (survey[node]! & OWN_LAND) !== 0),
    ports: map.ports.filter((node) => controlsSpace(state, power, survey, node) && (survey[node]! & FLEETS) === 0),
    rebuild: rebuildable(state, power, isReached),
    hire: hirePlaces(state, power, survey),
  };
}

/** 6.25, 6.26, 6.28: a bit set of the sorts a power may raise in a Space. */
export const raisedAt = (state: State, power: Power, node: Node): number =>
  worldOf(state.config).data.units.raised[node * 4 + power]!;

/** 10.86, 9.42: reduced units that are not isolated, or whose province raises their sort. */
function rebuildable(state: State, power: Power, isReached: (node: Node) => boolean): number[] {
  const { map, data } = worldOf(state.config);
  const { keys, counts } = state.table;
  const found: number[] = [];
  for (let i = 0; i < keys.length; i++) {
    const node = nodeOfKey(keys[i]!);
    if (ownerOfKey(keys[i]!) !== power || node >= map.spaces) continue;
    for (const unit of REDUCED) {
      if (counts[i * ROW + unit] === 0) continue;
      const isInWorks = state.works[node] !== 0 && state.works[node]! >> 4 === power;
      const isRaisedHere =
        state.control[map.province[node]!] === power &&
        (raisedAt(state, power, node) & (1 << data.units.full[unit]!)) !== 0;
      if (isInWorks || isRaisedHere || isReached(node)) found.push(node * ROW + unit);
    }
  }
  return found;
}
