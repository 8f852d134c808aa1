import { worldOf } from "./config.ts";
import type { Leader, Mark, Node, Owner, Power, Province, Range } from "./data/index.ts";
import { ownerOfLeader } from "./rules/control/keeper.ts";
import { rangeOf } from "./rules/stability/range.ts";
import { cvpOf, gopOf } from "./rules/victory/points.ts";
import { leadersAt } from "./state/leaders.ts";
import { ROW, type Force, type Phase, type State } from "./state/state.ts";
import type { View } from "./view.ts";
import { supposed } from "./determinize.ts";

import { markOfKey, nodeOfKey, ownerOfKey, type WorksAt } from "./state/keys.ts";
import { worksAt } from "./state/works.ts";
import { ownPowers } from "./unseen.ts";

/** 2.15: what everybody at the table sees, ready for a screen or a picture. */
export interface Overview {
  readonly turn: number;
  readonly lastTurn: number;
  readonly phase: Phase;
  readonly order: readonly Power[];
  /** 3.41: whose Activation it is, if it is anybody's; 3.42: whose first-round markers are still to come. */
  readonly active: Power | null;
  readonly row: readonly Power[];
  /** 3.42: markers of each power in the cup, and event markers. */
  readonly cup: readonly number[];
  readonly powers: readonly PowerLine[];
  /** Every node with something on it, in the order of the map. */
  readonly places: readonly Place[];
}

export interface PowerLine {
  readonly power: Power;
  readonly talents: number;
  readonly stability: number;
  readonly range: Range;
  readonly points: number;
  readonly gop: number;
  readonly cvp: number;
  readonly provinces: readonly Province[];
}

export interface Place {
  readonly node: Node;
  readonly works: WorksAt | undefined;
  readonly stacks: readonly Stack[];
  readonly leaders: readonly { readonly leader: Leader; readonly owner: Owner }[];
  /** 13.11: an unrevealed tribe lies here. */
  readonly tribe: boolean;
  /** R316: how strong it is, for whoever has looked at it; absent otherwise. */
  readonly strength?: number;
  readonly pirates: boolean;
  /** Troops in motion that are here now. */
  readonly forces: readonly Force[];
}

export interface Stack {
  readonly owner: Owner;
  readonly mark: Mark;
  readonly counts: readonly number[];
}

/** With what the players of some powers know beside it. */
export function overviewOf(state: State, own: readonly Power[] = []): Overview {
  const { scenario, measures } = worldOf(state.config);
  return {
    turn: state.turn,
    lastTurn: measures.lastTurn,
    phase: state.phase,
    order: state.order,
    active: activeOf(state),
    row: state.row,
    cup: state.cup,
    powers: scenario.powers.map((power) => lineOf(state, power)),
    places: placesOf(state, own),
  };
}

/** Whose Activation is under way, whatever it has led to. */
function activeOf({ frames }: State): Power | null {
  const activation = frames.find(({ proc }) => proc === "activation") as { readonly power?: Power } | undefined;
  return activation?.power ?? null;
}

function lineOf(state: State, power: Power): PowerLine {
  const { treasury, stability, victoryPoints } = state.powers[power]!;
  return {
    power,
    talents: treasury,
    stability,
    range: rangeOf(state, power),
    points: victoryPoints,
    gop: gopOf(state, power),
    cvp: cvpOf(state, power),
    provinces: state.control.flatMap((controller, province) => (controller === power ? [province] : [])),
  };
}

function placesOf(state: State, own: readonly Power[]): Place[] {
  const { map } = worldOf(state.config);
  const stacks = new Map<Node, Stack[]>();
  state.table.keys.forEach((key, i) => {
    const here = {
      owner: ownerOfKey(key),
      mark: markOfKey(key),
      counts: state.table.counts.slice(i * ROW, (i + 1) * ROW),
    };
    stacks.set(nodeOfKey(key), [...(stacks.get(nodeOfKey(key)) ?? []), here]);
  });
  const found: Place[] = [];
  for (let node = 0; node < map.nodes; node++) {
    if (map.inPlay[node] !== 1) continue;
    const place: Place = {
      node,
      works: worksAt(state, node),
      stacks: stacks.get(node) ?? [],
      leaders: leadersAt(state, node).map((leader) => ({ leader, owner: ownerOfLeader(state, leader) })),
      ...tribeAt(state, map.tribal[node] ?? -1, own),
      pirates: state.pirates.includes(node),
      forces: state.forces.filter((force): force is Force => force?.node === node),
    };
    if (!isEmpty(place)) found.push(place);
  }
  return found;
}

/** 13.11, R316: a tribe, whose strength nobody knows but who has looked at it. */
function tribeAt({ tribes, advanced }: State, place: number, own: readonly Power[]): Pick<Place, "tribe" | "strength"> {
  const strength = tribes[place] ?? 0;
  const seen = advanced?.tribeSeen[place] ?? 0;
  const isKnown = strength > 0 && own.some((power) => (seen & (1 << power)) !== 0);
  return { tribe: strength > 0, ...(isKnown && { strength }) };
}

const isEmpty = ({ works, stacks, leaders, tribe, pirates, forces }: Place): boolean =>
  works === undefined && stacks.length + leaders.length + forces.length === 0 && !tribe && !pirates;

/** A state for whoever has but a view, to be looked at and not played: objectives he does not know are nobody's. */
export function seenState(view: View): State {
  const state = supposed(view);
  const hands = view.objectives.hands.map((hand) => hand?.slice() ?? []);
  return { ...state, objectives: { ...state.objectives, hands } };
}

/** What a viewer sees and knows. */
export const overviewSeen = (view: View): Overview => overviewOf(seenState(view), ownPowers(view.config, view.viewer));

export { pactsOf } from "./rules/diplomacy/agreed.ts";
export { standingOf } from "./rules/victory/standing.ts";
