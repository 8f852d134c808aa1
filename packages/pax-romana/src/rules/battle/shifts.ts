import { worldOf } from "../../config.ts";
import type { Seen } from "../../state/state.ts";
import type { BattleSide, Pair } from "../frames.ts";
import { edgeOver, edgeShifts, type Horse } from "./cavalry.ts";
import { oddsShifts, simpleOddsShifts } from "./odds.ts";

type ShiftCause =
  | ("odds" | "cavalry" | "tactics" | "mountain" | "amphibious" | "siege")
  // 17.2: cards.
  | ("surprise" | "inventor");

/** One cause of shifts, and for whom (10.51 step 4). */
export interface Shift {
  readonly side: BattleSide;
  readonly cause: ShiftCause;
  readonly n: number;
}

/** Where a battle is fought. */
export interface Ground {
  /** 7.31: whether walls are used. */
  readonly walls: boolean;
  readonly mountain: boolean;
  readonly amphibious: boolean;
}

/** 7.31, 10.62, 11.33: no cavalry where walls are used, in mountains, or for whoever lands; 0 is the attacker. */
export const isOnFoot = ({ walls, mountain, amphibious }: Ground, i: number): boolean =>
  walls || mountain || (amphibious && i === 0);

/** What shifts depend on: the facts of a battle, attacker first. */
export interface BattleFacts extends Ground {
  readonly battlePoints: Pair<number>;
  readonly horse: Pair<Horse>;
  /** 8.21: Tactical Ratings of those who lead, 0 without a leader. */
  readonly tactics: Pair<number>;
  /** 10.71: who won the bid. */
  readonly bidder: BattleSide | "none";
  /** 17.2: Tactical Surprises that were played for each side, and who has the Inventor within his walls. */
  readonly surprises?: Pair<number> | undefined;
  readonly inventor?: BattleSide | undefined;
}

export const SIDES = ["attacker", "defender"] as const;

/** 10.51 step 4: all causes, in the order of the rulebook. */
export function shiftsOf(state: Pick<Seen, "config">, facts: BattleFacts): Shift[] {
  const { charts } = worldOf(state.config).data;
  const { battlePoints, horse, tactics, walls, bidder } = facts;
  const list: Shift[] = [];
  const add = (side: BattleSide, cause: ShiftCause, n: number): void => void (n > 0 && list.push({ side, cause, n }));
  const odds = state.config.options.includes("simpleOdds") ? simpleOddsShifts : oddsShifts;
  const larger = battlePoints[1] > battlePoints[0] ? 1 : 0;
  add(SIDES[larger], "odds", odds(charts, battlePoints[larger], battlePoints[1 - larger]!));
  add("attacker", "cavalry", edgeShifts(charts, edgeOver(charts, horse[0], horse[1])));
  add("defender", "cavalry", edgeShifts(charts, edgeOver(charts, horse[1], horse[0])));
  const better = tactics[1] > tactics[0] ? 1 : 0;
  const difference = tactics[better] - tactics[1 - better]!;
  add(SIDES[better], "tactics", walls ? Math.min(difference, charts.shifts.tacticalAtWalls) : difference);
  if (facts.mountain) add("defender", "mountain", charts.shifts.mountainFortress);
  if (facts.amphibious) add("defender", "amphibious", charts.shifts.amphibious);
  if (bidder !== "none") add(bidder, "siege", charts.shifts.siegeExpertise);
  const { surprises, inventor } = facts;
  if (surprises) SIDES.forEach((side, i) => add(side, "surprise", surprises[i]! * charts.shifts.tacticalSurprise));
  if (inventor) add(inventor, "inventor", charts.shifts.archimedes);
  return list;
}

/** 10.51 step 5: the difference; above 0 it belongs to the attacker, below to the defender. */
export function netShifts(list: readonly Shift[]): number {
  let net = 0;
  for (const { side, n } of list) net += side === "attacker" ? n : -n;
  return net;
}
