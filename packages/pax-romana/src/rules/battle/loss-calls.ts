import type { State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import type { Side } from "../frames.ts";
import { infantryOnly, partsOf, SIDES, sideOf, sparedIn, wallPoints, type Battle } from "./battle.ts";
import { lossesFrame } from "./losses.ts";
import { battlePointsOf, countsOn, horseOf } from "./sides.ts";

/** 10.53, 10.36, R147: notes the need of a side, divided by Battle Points where different powers decide. */
export function callFor(state: State, frame: Battle, i: 0 | 1, need: number): void {
  if (need === 0) return;
  const { space } = frame;
  const side = sideOf(frame, i);
  const foot = infantryOnly(state, frame, i);
  const walls = frame.walled === SIDES[i];
  let unspared = sparedIn(state, frame, i);
  const call = (part: Side, n: number, withWalls: boolean, spared: number): void => {
    frame.losses.push(lossesFrame({ space, side: part, need: n, walls: withWalls, infantryOnly: foot, spared }));
    frame.lossSides.push(i);
  };
  const parts = partsOf(state, side, sideOf(frame, 1 - i).power);
  if (parts.length <= 1) return call(side, need, walls, unspared);
  const owner = worksAt(state, space)?.owner;
  const hasWalls = (part: Side): boolean => walls && part.owners.includes(owner!);
  const spared: number[] = [];
  const points = parts.map((part, p) => {
    const counts = countsOn(state, space, part);
    spared[p] = Math.min(unspared, horseOf(state, counts).regular);
    unspared -= spared[p];
    return battlePointsOf(state, counts, foot) - spared[p] + (hasWalls(part) ? wallPoints(state, space) : 0);
  });
  const shares = sharesOf(need, points);
  parts.forEach((part, p) => call(part, shares[p]!, hasWalls(part), spared[p]!));
}

/** R147: what each part owes; what is left over goes to the first, as far as he has it, then to those after him. */
export function sharesOf(need: number, points: readonly number[]): number[] {
  const whole = points.reduce((sum, n) => sum + n, 0);
  const shares = points.map((n) => Math.floor((need * n) / whole));
  let left = need - shares.reduce((sum, n) => sum + n, 0);
  for (let p = 0; p < shares.length; p++) {
    const more = Math.max(0, Math.min(left, points[p]! - shares[p]!));
    shares[p]! += more;
    left -= more;
  }
  shares[0]! += left;
  return shares;
}
