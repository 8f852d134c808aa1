import type { State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import { sitsIn } from "../control/keeper.ts";
import { hasWalls, isNeutral, type LandBattleFrame } from "./battle.ts";
import { sideHasLandUnits } from "./sides.ts";

/** Whether walls are used, where nobody has to be asked. */
export function wallsWithoutAsking(state: State, frame: LandBattleFrame): boolean | undefined {
  const { space, defender, kind, walled } = frame;
  if (walled !== "none") return true;
  // R360: walls do not help against those who are inside.
  if (kind === "revolt" || !hasWalls(state, space, defender)) return false;
  // 7.34: walls alone defend themselves.
  if (kind === "walls" || !sideHasLandUnits(state, space, defender)) return true;
  // 10.39: whoever was intercepted has the walls only if he has just landed.
  if (kind === "interception" && !frame.landed) return false;
  // 7.37, 12.73, R356: neutrals use walls of their own, slaves and rebels any; a horde in its mover's Town leaves it to him (13.42).
  const builder = worksAt(state, space)!.owner;
  return defender.owners.some((owner) => sitsIn(owner) || (owner === builder && isNeutral(state, owner))) || undefined;
}
