import { worldOf } from "../config.ts";
import { underWay } from "../under-way.ts";
import { GS, NONE, type Leader, type Node, type Owner } from "../data/index.ts";
import type { Pair, SeaResult } from "../rules/frames.ts";
import { faceOfFleet, hullBp, hullsIn, leadersWith, type Fleet } from "../rules/naval/hulls.ts";
import { strengthAtSea } from "../rules/naval/naval-battle.ts";
import { fleetOf, fleetOfForce } from "../rules/units/independents.ts";
import { seenState } from "../overview.ts";
import { emptyRow, ROW, type State } from "../state/state.ts";
import { eachStack, ownerOfKey } from "../state/table.ts";
import type { View } from "../view.ts";
import { middle } from "./outlook.ts";

/** One fleet of two that meet. */
export interface SeaSide {
  readonly owner: Owner;
  readonly hulls: number;
  /** 11.43: squadrons and leader, in Battle Points. */
  readonly points: number;
  readonly leaders: readonly Leader[];
  /** 11.46: whoever is below deck, by sort. */
  readonly cargo: readonly number[];
}

/** 11.41 to 11.46: two fleets face to face; the one that comes first. */
export interface SeaBoard {
  readonly at: Node;
  readonly sides: Pair<SeaSide>;
  /** Of 36 throws, how many each side wins; and the squadrons lost in the middle of all. */
  readonly outlook: SeaOutlook | null;
  /** What has come of it, once the dice have fallen: squadrons to be lost. */
  readonly result: { readonly result: SeaResult; readonly losses: Pair<number> } | null;
}

export interface SeaOutlook {
  readonly ways: Readonly<Record<SeaResult, number>>;
  readonly losses: Pair<number>;
}

/** The fleets that have met, as a viewer sees them; `null` where none have. */
export function seaBoardOf(view: View): SeaBoard | null {
  const state = seenState(view);
  const battle = underWay(state, "navalBattle");
  const entry = underWay(state, "seaEntry");
  const frame = battle ?? entry;
  if (!frame || frame.enemy === NONE) return null;
  const force = state.forces[frame.force];
  const at = battle?.node ?? force?.node;
  const power = battle?.power ?? force?.power;
  if (at === undefined || power === undefined) return null;
  const fleets = [
    { fleet: force ? fleetOfForce(force) : power, force: frame.force, node: at },
    { fleet: frame.enemy, force: NONE, node: at },
  ] as const;
  const isFought = battle !== undefined && battle.step !== "begin" && battle.step !== "roll";
  return {
    at,
    sides: [sideAt(state, fleets[0]), sideAt(state, fleets[1])],
    outlook: isFought ? null : outlookAtSea(state, fleets),
    result: isFought ? { result: battle.result, losses: [battle.losses[0], battle.losses[1]] } : null,
  };
}

const sideAt = (state: State, fleet: Fleet): SeaSide => ({
  owner: faceOfFleet(state, fleet),
  hulls: hullsIn(state, fleet),
  points: strengthAtSea(state, fleet),
  leaders: leadersWith(state, fleet),
  cargo: cargoOf(state, fleet),
});

/** Units that would go down with a fleet; in a port a standing one carries nobody. */
function cargoOf(state: State, { fleet, force, node }: Fleet): number[] {
  const cargo = emptyRow();
  const add = (counts: readonly number[], at: number): void => {
    for (let unit = 0; unit < ROW; unit++) if (unit !== GS) cargo[unit]! += counts[at + unit]!;
  };
  if (force !== NONE) for (const { counts } of state.forces[force]?.rows ?? []) add(counts, 0);
  else if (node >= worldOf(state.config).map.spaces)
    eachStack(state, node, (key, at) => {
      if (fleetOf(state, ownerOfKey(key)) === fleet) add(state.table.counts, at);
    });
  return cargo;
}

/** 11.43, 11.44: all throws of both dice, and both kinds of the winner's second die. */
function outlookAtSea(state: State, fleets: Pair<Fleet>): SeaOutlook | null {
  const [own, theirs] = fleets;
  const hulls = [hullsIn(state, own), hullsIn(state, theirs)] as const;
  if (hulls[0] === 0 || hulls[1] === 0) return null;
  const ahead = strengthAtSea(state, own) - strengthAtSea(state, theirs);
  const ways = { won: 0, lost: 0, draw: 0 };
  const losses: [number[], number[]] = [[], []];
  for (let throws = 0; throws < 72; throws++) {
    const odd = throws % 2;
    const lead = ahead + (Math.floor(throws / 2) % 6) - Math.floor(throws / 12);
    const result = lead > 0 ? "won" : lead < 0 ? "lost" : "draw";
    if (odd === 0) ways[result]++;
    const loser = lead > 0 ? 1 : 0;
    const sunk = Math.min(hulls[loser], Math.ceil(Math.abs(lead) / hullBp(state, fleets[loser].fleet)));
    losses[loser].push(lead === 0 ? 0 : sunk);
    losses[1 - loser]!.push(lead === 0 ? 0 : odd);
  }
  return { ways, losses: [middle(losses[0]), middle(losses[1])] };
}
