import type { Power } from "../../data/index.ts";
import type { Call } from "../../engine/procedure.ts";
import type { State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import { floored } from "../floored.ts";
import type { Loss, LossPart } from "../frames.ts";
import { infantryOnly, ownersOf, partsOf, sideOf, sparedIn, wallPoints, type LandBattleFrame } from "./battle.ts";
import { lossOf } from "./losses.ts";
import { SIDES } from "./shifts.ts";
import { battlePointsOf, countsOn, horseOf } from "./sides.ts";

/** 10.53, 10.36, R147: notes the losses of a side. */
export function addLosses(state: State, frame: LandBattleFrame, i: 0 | 1, need: number): void {
  if (need > 0) frame.losses.push({ i, call: lossIn(state, frame, i, need) });
}

/** The losses of a side in a battle. */
export function lossIn(state: State, frame: LandBattleFrame, i: 0 | 1, need: number): Call<"losses"> {
  const loss = {
    space: frame.space,
    side: sideOf(frame, i),
    need,
    walls: frame.walled === SIDES[i],
    infantryOnly: infantryOnly(state, frame, i),
    spared: sparedIn(state, frame, i),
    reduced: frame.reductions[i],
  };
  return lossOf({ ...loss, ...dividedOf(state, loss, sideOf(frame, 1 - i).power) });
}

/** R147: how losses are divided by Battle Points where different powers decide. */
export function dividedOf(
  state: State,
  { space, side, need, walls, infantryOnly: onFoot, spared }: Omit<Loss, "reduced" | "rule" | "parts">,
  against: Power,
): Pick<Loss, "parts"> {
  const sides = partsOf(state, space, side, against);
  if (sides.length <= 1) return {};
  const owners = sides.map((one) => ownersOf(state, one).filter((owner) => one.rows === undefined || isOf(one, owner)));
  const builder = walls ? worksAt(state, space)!.owner : undefined;
  let unspared = spared;
  const points = sides.map((one, p) => {
    const counts = countsOn(state, space, one);
    const out = Math.min(unspared, horseOf(state, counts).regular);
    unspared -= out;
    const ofWalls = builder !== undefined && owners[p]!.includes(builder) ? wallPoints(state, space) : 0;
    return battlePointsOf(state, counts, onFoot) - out + ofWalls;
  });
  const shares = sharesOf(need, points);
  const parts = sides.map(({ power }, p): LossPart => ({ power, owners: owners[p]!, share: shares[p]! }));
  return { parts };
}

const isOf = ({ rows, owners }: Loss["side"], owner: number): boolean =>
  rows!.includes(owner) || owners.includes(owner);

/** R147: what each part owes; what is left over goes to the first, as far as he has it, then to those after him. */
export function sharesOf(need: number, points: readonly number[]): number[] {
  const whole = points.reduce((sum, n) => sum + n, 0);
  const shares = points.map((n) => floored((need * n) / whole));
  let left = need - shares.reduce((sum, n) => sum + n, 0);
  for (let p = 0; p < shares.length; p++) {
    const more = Math.max(0, Math.min(left, points[p]! - shares[p]!));
    shares[p]! += more;
    left -= more;
  }
  shares[0]! += left;
  return shares;
}
