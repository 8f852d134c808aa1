import { worldOf } from "../config.ts";
import { NONE, type Leader, type Node, type Owner, type Power } from "../data/index.ts";
import type { Lead } from "../prompt/index.ts";
import type { Roll } from "../prompt/roll.ts";
import { atMost } from "../prompt/roll.ts";
import { countsOfForce } from "../rules/movement/contents.ts";
import { weightOf } from "../rules/movement/attrition.ts";
import { modifierFor } from "../rules/naval/continuity.ts";
import { squadronsOf } from "../rules/naval/hulls.ts";
import type { Force, State } from "../state/state.ts";

/** How likely a throw succeeds, from 0 to 1. */
export const chanceOf = ({ chance }: Pick<Roll, "chance">): number => (chance ? chance[0] / chance[1] : 1);

/** Somebody who may answer a march, and how likely he succeeds if he does. */
export interface Answerer {
  readonly power: Power;
  readonly owner: Owner;
  readonly from: Node;
  /** A leader who would ride alone, or NONE. */
  readonly leader: Leader;
  readonly at: Node;
  readonly chance: number;
}

/** 10.31: everybody who may intercept, likeliest first; of each stack once. */
export function answerersIn(leads: readonly Lead[]): Answerer[] {
  const found = leads.flatMap((lead): Answerer[] =>
    lead.to === "interception" ? [{ ...pick(lead), chance: chanceOf(lead.roll) }] : [],
  );
  return found.toSorted((a, b) => b.chance - a.chance);
}

const pick = ({ power, owner, from, leader, at }: Omit<Answerer, "chance">): Omit<Answerer, "chance"> => ({
  power,
  owner,
  from,
  leader,
  at,
});

/** How likely a stack is where a leg leads, and how likely it may then go on with its Move as it came. */
export interface Odds {
  readonly there: number;
  readonly onward: number;
}

/**
 * 10.32, 9.32: on land. Everybody tries who may, with all he has, once; a leader by himself stops nobody (10.33). Whoever is
 * intercepted and wins may go on all the same: that is more than is promised here.
 */
export function oddsOnLand(state: State, force: Force, leads: readonly Lead[]): Odds {
  let there = 1;
  for (const lead of leads) {
    if (lead.to === "interception" && lead.leader === NONE) there *= 1 - chanceOf(lead.roll);
    if (lead.to === "attrition") there *= survival(state, force, lead.roll.faces!);
  }
  return { there, onward: there };
}

/** 9.43: with how many faces of the die anybody is left. */
function survival(state: State, force: Force, faces: readonly number[]): number {
  const most = countsOfForce(force).reduce((sum, n, unit) => sum + n * weightOf(state, unit), 0);
  return faces.filter((lost) => lost < most).length / faces.length;
}

/**
 * 11.13, 11.21, 11.41: at sea. Whoever may fight does, whoever may stop ships stops them; what has stopped goes on with the
 * dice of 11.13. A storm is survived by who has a squadron for each that it takes.
 */
export function oddsAtSea(state: State, force: Force, leads: readonly Lead[]): Odds {
  let [sailing, stopped] = [1, 0];
  let added = 0;
  const stop = (p: number): void => {
    stopped = (stopped + sailing) * p;
    sailing = 0;
  };
  for (const lead of leads) {
    if (lead.to === "lost") return { there: 0, onward: 0 };
    if (lead.to === "stop" || lead.to === "passage") stop(1);
    if (lead.to === "pirates" || lead.to === "fleet") {
      stop(
        lead.roll ? chanceOf(lead.roll) + (lead.roll.draw ? lead.roll.draw[0] / lead.roll.draw[1] : 0) : fate(force),
      );
      added = worldOf(state.config).data.charts.naval.continuityWonBattle;
    }
    if (lead.to !== "weather") continue;
    const { faces } = lead.roll;
    const part = (what: number): number => faces!.filter((face) => face === what).length / faces!.length;
    stopped = part(1) + part(2) * Math.min(1, squadronsOf(force) / 6);
    sailing = part(0);
  }
  const { continuityHighest } = worldOf(state.config).data.charts.naval;
  const most = continuityHighest - modifierFor(state, force, { added, drawn: false });
  const goesOn = chanceOf(atMost({ of: "continuity", rule: "11.13", dice: 2 }, most));
  return { there: sailing + stopped, onward: sailing + stopped * goesOn };
}

/** 11.46: without squadrons on both sides there is no battle; whoever has none is at the other's mercy. */
const fate = (force: Force): number => (squadronsOf(force) > 0 ? 1 : 0);
