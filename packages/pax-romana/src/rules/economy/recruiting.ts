import { worldOf } from "../../config.ts";
import { EL, ROME, type Power } from "../../data/index.ts";
import { FLAGS, hasFlag } from "../../state/flags.ts";
import { withoutOwner } from "../../state/keys.ts";
import type { OrderKind } from "../../state/slate.ts";
import type { State } from "../../state/state.ts";
import { occupiersAt } from "../control/holder.ts";
import { musterOf, RAISED, raisedAt } from "./muster.ts";
import { isPossible, planOf } from "./orders.ts";
import { roomForHeavies } from "./stock.ts";

/** Scenario I: what the one Recruitment of Rome brings for nothing. */
export const FREE_LEGIONS = 2;
export const LAND_KINDS: readonly OrderKind[] = ["raise", "rebuild"];
export const GALLEY_KINDS: readonly OrderKind[] = ["galleys"];

export const isFree = (state: State): boolean => worldOf(state.config).scenario.special.includes("recruitTwoLegions");

/** Whether a Recruitment would bring anything: for the list of operations. */
export function canRecruit(state: State, power: Power): boolean {
  if (!isFree(state) && state.powers[power]!.treasury === 0) return false;
  if (!isFree(state) && raisesAtHome(state, power)) return true;
  const muster = musterOf(state, power);
  if (isFree(state)) return power === ROME && !hasFlag(state, power, FLAGS.recruited) && muster.raise.length > 0;
  const plan = planOf(state, power, muster, [], []);
  return [...LAND_KINDS, ...GALLEY_KINDS].some((kind) => isPossible(plan, kind));
}

/** The usual case, seen at a glance: something can be paid for in a Space of its own Home that nobody else is in. */
function raisesAtHome(state: State, power: Power): boolean {
  const { map, data } = worldOf(state.config);
  const { treasury } = state.powers[power]!;
  const room = roomForHeavies(state, power);
  const { cost, isHeavy } = data.units;
  const isMeant = (bits: number): boolean =>
    RAISED.some(
      (unit) => unit !== EL && (bits & (1 << unit)) !== 0 && cost[unit]! <= treasury && isHeavy[unit]! <= room,
    );
  return map.homeProvinces[power]!.some(
    (province) =>
      state.control[province] === power &&
      map.spacesOf[province]!.some(
        (node) => isMeant(raisedAt(state, power, node)) && withoutOwner(occupiersAt(state, node), power) === 0,
      ),
  );
}
