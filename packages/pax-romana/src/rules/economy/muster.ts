import { worldOf } from "../../config.ts";
import {
  CAV,
  EL,
  HI,
  HI_REDUCED,
  LG,
  LG_REDUCED,
  LI,
  type Node,
  type Power,
  type Province,
  type Unit,
} from "../../data/index.ts";
import { ROW, type State } from "../../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { hirePlaces } from "../units/hiring.ts";
import { Reach } from "./reach.ts";
import { controlsSpace, FLEETS, isTaken, OWN_LAND, surveyOf } from "./survey.ts";

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
  /** 6.16, R258: of these Spaces and reduced units, those that only a line through neutral Rhodes connects. */
  readonly raiseByRhodes: readonly Node[];
  readonly rebuildByRhodes: readonly number[];
  /** 12.21: Spaces where mercenaries may be placed. */
  readonly hire: readonly Node[];
}

/** 6.27: the sorts that are raised on land. */
export const RAISED: readonly Unit[] = [LG, HI, LI, CAV, EL];
export const REDUCED: readonly Unit[] = [LG_REDUCED, HI_REDUCED];

export function musterOf(state: State, power: Power): Muster {
  const { map } = worldOf(state.config);
  const survey = surveyOf(state, power);
  const reach = new Reach(state, power, survey);
  const raise: Node[] = [];
  const raiseByRhodes: Node[] = [];
  for (let province = 0; province < state.control.length; province++) {
    if (state.control[province] !== power) continue;
    const line = reach.province(province);
    if (line === "shut") continue;
    for (const node of map.spacesOf[province]!) {
      if (isTaken(state, power, survey, node) || raisedAt(state, power, node) === 0) continue;
      raise.push(node);
      if (line === "through Rhodes") raiseByRhodes.push(node);
    }
  }
  return {
    raise,
    herd: raise.filter((node) => (survey[node]! & OWN_LAND) !== 0),
    ports: map.ports.filter((node) => controlsSpace(state, power, survey, node) && (survey[node]! & FLEETS) === 0),
    ...rebuildable(state, power, reach),
    raiseByRhodes,
    hire: hirePlaces(state, power, survey),
  };
}

/** 6.25, 6.26, 6.28: a bit set of the sorts a power may raise in a Space. */
export const raisedAt = ({ config }: Pick<State, "config">, power: Power, node: Node): number =>
  worldOf(config).data.units.raised[node * 4 + power]!;

/** 10.86, 9.42: reduced units that are not isolated, or whose province raises their sort. */
function rebuildable(state: State, power: Power, reach: Reach): Pick<Muster, "rebuild" | "rebuildByRhodes"> {
  const { map, data } = worldOf(state.config);
  const { keys, counts } = state.table;
  const rebuild: number[] = [];
  const rebuildByRhodes: number[] = [];
  for (let i = 0; i < keys.length; i++) {
    const node = nodeOfKey(keys[i]!);
    if (ownerOfKey(keys[i]!) !== power || node >= map.spaces) continue;
    for (const unit of REDUCED) {
      if (counts[i * ROW + unit] === 0) continue;
      const isInWorks = state.works[node] !== 0;
      const line =
        isInWorks || isRaisedIn(state, power, map.province[node]!, data.units.full[unit]!) ? "open" : reach.space(node);
      if (line === "shut") continue;
      rebuild.push(node * ROW + unit);
      if (line === "through Rhodes") rebuildByRhodes.push(node * ROW + unit);
    }
  }
  return { rebuild, rebuildByRhodes };
}

/** 10.86: whether a sort is raised anywhere in a province that the power controls. */
const isRaisedIn = (state: State, power: Power, province: Province, unit: Unit): boolean =>
  state.control[province] === power &&
  worldOf(state.config).map.spacesOf[province]!.some((node) => (raisedAt(state, power, node) & (1 << unit)) !== 0);
