import type { State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import type { Side } from "../frames.ts";
import { infantryOnly, partsOf, sideOf, sparedIn, wallPoints, type LandBattleFrame } from "./battle.ts";
import { lossOf } from "./losses.ts";
import { SIDES } from "./shifts.ts";
import { battlePointsOf, countsOn, horseOf } from "./sides.ts";

/** 10.53, 10.36, R147: notes the losses of a side, divided by Battle Points where different powers decide. */
export function addLosses(state: State, frame: LandBattleFrame, i: 0 | 1, need: number): void {
  if (need === 0) return;
  const { space } = frame;
  const side = sideOf(frame, i);
  const onFoot = infantryOnly(state, frame, i);
  const walls = frame.walled === SIDES[i];
  let unspared = sparedIn(state, frame, i);
  const add = (part: Side, n: number, withWalls: boolean, spared: number): void => {
    const loss = { space, side: part, need: n, walls: withWalls, infantryOnly: onFoot, spared };
    frame.losses.push({ i, call: lossOf(loss) });
  };
  const parts = partsOf(state, side, sideOf(frame, 1 - i).power);
  if (parts.length <= 1) return add(side, need, walls, unspared);
  const owner = worksAt(state, space)?.owner;
  const hasWalls = (part: Side): boolean => walls && part.owners.includes(owner!);
  const spared: number[] = [];
  const points = parts.map((part, p) => {
    const counts = countsOn(state, space, part);
    spared[p] = Math.min(unspared, horseOf(state, counts).regular);
    unspared -= spared[p];
    return battlePointsOf(state, counts, onFoot) - spared[p] + (hasWalls(part) ? wallPoints(state, space) : 0);
  });
  const shares = sharesOf(need, points);
  parts.forEach((part, p) => add(part, shares[p]!, hasWalls(part), spared[p]!));
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
