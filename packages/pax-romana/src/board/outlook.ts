import { worldOf } from "../config.ts";
import { NONE, type Charts, type Leader } from "../data/index.ts";
import { pointsIn, sideOf, type LandBattleFrame } from "../rules/battle/battle.ts";
import { factsOf } from "../rules/battle/facts.ts";
import { lossesAt } from "../rules/battle/odds.ts";
import { netShifts, shiftsOf, SIDES, type Shift } from "../rules/battle/shifts.ts";
import { leadersToName } from "../rules/battle/sides.ts";
import type { BattleSide, Pair } from "../rules/frames.ts";
import { ratingsOf } from "../state/armies.ts";
import type { State } from "../state/state.ts";
import { keepingIn, tollsIn, type Toll, type Tolls } from "./toll.ts";

/** How a battle ends: the dice, who has won, and the Battle Points each side loses, attacker's first. */
export interface Ending {
  readonly dice: Pair<number>;
  readonly winner: BattleSide | "draw";
  readonly losses: Pair<number>;
}

/** 10.51: one way to use one's shifts, and how the battle then ends. */
export interface Stop extends Ending {
  readonly raise: number;
  readonly lower: number;
  /** What the losses are, if each side gives up what is cheapest. */
  readonly tolls: Pair<Toll>;
  /** 7.41, 10.91: whether a defender who stays though he is beaten, behind walls or because he never goes, is rid of the Space. */
  readonly falls: boolean;
}

/** 10.51, 10.52: Battle Points, the dice that are thrown, shifts, above 0 the attacker's, and what losses mean. */
export interface Thrown {
  readonly points: Pair<number>;
  readonly dice: Pair<number>;
  readonly net: number;
  readonly tolls: Tolls;
}

/** Who has the shifts. */
const shifter = (net: number): 0 | 1 => (net >= 0 ? 0 : 1);

/** 10.52, 10.91: what dice mean; `fewer` pips are spared a defender who goes. */
export function endingOf(charts: Charts, points: Pair<number>, dice: Pair<number>, fewer = 0): Ending {
  const losses = [
    lossesAt(charts, points[0], dice[1]),
    lossesAt(charts, points[1], Math.max(0, dice[0] - fewer)),
  ] as const;
  const winner = dice[0] > dice[1] ? "attacker" : dice[0] < dice[1] ? "defender" : "draw";
  return { dice, winner, losses };
}

function stopAt(charts: Charts, { points, dice, net, tolls }: Thrown, raise: number, lower: number): Stop {
  const after =
    shifter(net) === 0 ? ([dice[0] + raise, dice[1] - lower] as const) : ([dice[0] - lower, dice[1] + raise] as const);
  const ending = endingOf(charts, points, after);
  const { losses } = ending;
  return {
    ...ending,
    raise,
    lower,
    tolls: [tolls.of(0, losses[0]), tolls.of(1, losses[1])],
    falls: tolls.falls(losses),
  };
}

/** 10.51: every way to use all shifts that can be used, from those that lower most to those that raise most. */
export function stopsOf(charts: Charts, thrown: Thrown): Stop[] {
  const { dice, net } = thrown;
  const { dieHighest, dieLowest } = charts.battle;
  const own = shifter(net);
  const up = Math.max(0, dieHighest - dice[own]);
  const down = Math.max(0, dice[1 - own]! - dieLowest);
  const all = Math.min(Math.abs(net), up + down);
  const stops: Stop[] = [];
  for (let raise = Math.max(0, all - down); raise <= Math.min(up, all); raise++)
    stops.push(stopAt(charts, thrown, raise, all - raise));
  return stops;
}

/** 10.51: once one's own die is raised: every number that the other may still be lowered by. */
export function lowersOf(charts: Charts, thrown: Thrown): Stop[] {
  const most = Math.min(
    Math.abs(thrown.net),
    Math.max(0, thrown.dice[1 - shifter(thrown.net)]! - charts.battle.dieLowest),
  );
  return Array.from({ length: most + 1 }, (_, lower) => stopAt(charts, thrown, 0, lower));
}

/**
 * The stop that whoever has the shifts would usually take: the best result, then the fewest own losses, then the most of
 * the other. Where a beaten defender stays, the Space is what counts: who wins decides nothing there, unless it falls; a
 * victory that does not bring that has to cost him something, and what counts is the difference.
 */
export function bestOf(stops: readonly Stop[], net: number, isKept: boolean): Stop {
  const own = shifter(net);
  const rank = ({ winner, losses, falls }: Stop): number => {
    if (falls) return own === 0 ? 4 : -1;
    if (winner !== SIDES[own]) return winner === "draw" ? 1 : 0;
    return isKept && own === 0 && losses[1] > 0 ? 3 : 2;
  };
  const gain = ({ losses }: Stop): number => (isKept && own === 0 ? losses[1] - losses[0] : 0);
  return stops.toSorted(
    (a, b) =>
      rank(b) - rank(a) ||
      gain(b) - gain(a) ||
      a.losses[own] - b.losses[own] ||
      b.losses[1 - own]! - a.losses[1 - own]!,
  )[0]!;
}

/** What can be known of a battle before its dice. */
export interface Outlook {
  readonly points: Pair<number>;
  readonly shifts: readonly Shift[];
  readonly net: number;
  /** In how many of all throws of two dice each side wins, if shifts are used as well as can be. */
  readonly ways: Readonly<Record<BattleSide | "draw", number>>;
  /** In how many of them a defender who stays though he is beaten is rid of the Space; `null` where he might go. */
  readonly falls: number | null;
  /** The losses in the middle of all throws. */
  readonly losses: Pair<number>;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
export const THROWS = FACES.length ** 2;

/** The number in the middle of a list; of two, the lower one. */
export const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[(numbers.length - 1) >> 1]!;

/** 8.24: whoever is not named yet is led by the best there. */
function leadOf(state: State, frame: LandBattleFrame, i: 0 | 1): Leader {
  if (frame.leads[i] !== NONE) return frame.leads[i];
  const rank = (leader: Leader): number => ratingsOf(state, leader).tactical;
  return leadersToName(state, frame.space, sideOf(frame, i)).toSorted((a, b) => rank(b) - rank(a))[0] ?? NONE;
}

/** What is not decided yet, as somebody might decide it. */
export type Supposed = Partial<Pick<LandBattleFrame, "walled" | "bidder" | "leads" | "engine">>;

/** 10.51: how a battle stands before its dice: elephants that might be sent forward left out, and no throw demanded again. */
export function outlookOf(state: State, battle: LandBattleFrame, supposed: Supposed = {}): Outlook {
  const { charts } = worldOf(state.config).data;
  const assumed: LandBattleFrame = { ...battle, ...supposed };
  const frame: LandBattleFrame = { ...assumed, leads: [leadOf(state, assumed, 0), leadOf(state, assumed, 1)] };
  const points = [pointsIn(state, frame, 0), pointsIn(state, frame, 1)] as const;
  const shifts = shiftsOf(state, factsOf(state, { ...frame, bp: points }));
  const net = netShifts(shifts);
  const isKept = keepingIn(state, frame) !== null;
  const tolls = tollsIn(state, frame);
  const ends = FACES.flatMap((own) =>
    FACES.map((theirs) => bestOf(stopsOf(charts, { points, dice: [own, theirs], net, tolls }), net, isKept)),
  );
  const count = (who: BattleSide | "draw"): number => ends.filter(({ winner }) => winner === who).length;
  return {
    points,
    shifts,
    net,
    falls: isKept ? ends.filter((end) => end.falls).length : null,
    ways: { attacker: count("attacker"), draw: count("draw"), defender: count("defender") },
    losses: [middle(ends.map(({ losses }) => losses[0])), middle(ends.map(({ losses }) => losses[1]))],
  };
}
