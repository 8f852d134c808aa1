import { GS, NONE, type Leader, type Owner, type Power } from "../data/index.ts";
import { horseIn, infantryOnly, ownersOf, sideOf, wallPoints, type LandBattleFrame } from "../rules/battle/battle.ts";
import { isElite } from "../rules/battle/leadership.ts";
import { SIDES, type Shift } from "../rules/battle/shifts.ts";
import { countsOn, leadersOn, leadersToName } from "../rules/battle/sides.ts";
import { faceOf } from "../rules/control/face.ts";
import type { Pair } from "../rules/frames.ts";
import { ratingsOf } from "../state/armies.ts";
import type { State } from "../state/state.ts";

/** A leader with his ratings. */
export interface Rated {
  readonly leader: Leader;
  readonly tactical: number;
  readonly campaign: number;
  readonly isElite: boolean;
}

export interface BoardSide {
  readonly power: Power;
  /** Whose name it bears, and whose units it has. */
  readonly owner: Owner;
  readonly owners: readonly Owner[];
  /** By sort of unit. */
  readonly units: readonly number[];
  readonly leaders: readonly Rated[];
  /** 8.24: who leads, once it is said. */
  readonly lead: Leader;
  /** 10.51: Battle Points, those of walls included, which are `ofWalls`. */
  readonly points: number;
  readonly ofWalls: number;
  /** 7.31, 10.62, 11.33: its cavalry is out of it. */
  readonly onFoot: boolean;
  /** 9.1: MP that a force which came has left; NONE for all others. */
  readonly mp: number;
}

/** A cause of shifts with what stands against what, and its rule. */
export interface BoardShift extends Shift {
  readonly rule: string;
  readonly numbers: Pair<number> | null;
}

export function sideAt(state: State, frame: LandBattleFrame, i: 0 | 1, points: number): BoardSide {
  const side = sideOf(frame, i);
  const owners = ownersOf(state, side);
  const whose = owners.length > 0 ? owners : frame.fighters[i];
  const lead = frame.leads[i];
  const leaders = new Set([...(lead === NONE ? [] : [lead]), ...leadersOn(state, frame.space, side)]);
  return {
    power: side.power,
    owner: faceOf(side.power, whose),
    owners: whose,
    // 11.47: squadrons have no part in a land battle.
    units: countsOn(state, frame.space, side).map((n, unit) => (unit === GS ? 0 : n)),
    leaders: [...leaders].map((leader) => rated(state, leader)),
    lead,
    points,
    ofWalls: frame.walled === SIDES[i] ? wallPoints(state, frame.space) : 0,
    onFoot: infantryOnly(state, frame, i),
    mp: i === 0 && frame.kind !== "interception" ? (state.forces[side.force]?.mp ?? NONE) : NONE,
  };
}

const rated = (state: State, leader: Leader): Rated => {
  const { tactical, campaign } = ratingsOf(state, leader);
  return { leader, tactical, campaign, isElite: isElite(state, leader) };
};

const RULES: Readonly<Record<Shift["cause"], string>> = {
  odds: "10.51",
  cavalry: "10.61",
  tactics: "8.21",
  mountain: "10.62",
  amphibious: "11.33",
  siege: "10.71",
  surprise: "17.2",
  inventor: "17.2",
};

/** What stands against what, where a cause compares both sides. */
export function explained(state: State, frame: LandBattleFrame, points: Pair<number>, shift: Shift): BoardShift {
  const pair = (of: (i: 0 | 1) => number): Pair<number> => [of(0), of(1)];
  const horses = (i: 0 | 1): number => {
    const { regular, legionary } = horseIn(state, frame, i);
    return regular + legionary;
  };
  const best = (i: 0 | 1): number => {
    const known = frame.leads[i];
    const there = known === NONE ? leadersToName(state, frame.space, sideOf(frame, i)) : [known];
    return there.reduce((most, leader) => Math.max(most, ratingsOf(state, leader).tactical), 0);
  };
  const numbers =
    shift.cause === "odds"
      ? points
      : shift.cause === "cavalry"
        ? pair(horses)
        : shift.cause === "tactics"
          ? pair(best)
          : null;
  return { ...shift, rule: RULES[shift.cause], numbers };
}
