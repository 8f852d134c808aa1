import { NONE } from "../../data/index.ts";
import type { Told } from "../../engine/procedure.ts";
import { comeFrom, note, TOLL_REFUSED } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { RHODES, tollOf } from "../units/independents.ts";
import { canDebark, isTransport } from "./courses.ts";
import { hullsOf, squadronsOf } from "./hulls.ts";

/** 12.51: the toll of neutral Rhodes, for a force that has entered Rhodus, or begins there. */
type Why = Told<"seaEntry">["why"];

/** 12.51, 11.34: whoever carries an army stops there only if it could land. */
export function mayRefuseToll(state: State, force: Force, why: Why): boolean {
  if (state.powers[force.power]!.treasury < tollOf(state)) return true;
  if (!isTransport(force) || why === "flee") return true;
  return canDebark(state, { ...force, flags: force.flags | TOLL_REFUSED }, force.node);
}

export const mayFightRhodes = (state: State, force: Force, why: Why): boolean =>
  why !== "flee" && squadronsOf(force) > 0 && isRhodianFleet(state, force);

/** 12.51, R168, R220: whoever does not pay leaves only the way it came: now, or in a later Activation. */
export function refuseToll(state: State, force: Force, why: Why): void {
  const power = state.powers[force.power]!;
  note(force, TOLL_REFUSED);
  if (why === "begin") comeFrom(force, power.unpaid);
  else power.unpaid = force.from;
}

/** 12.51: with the last Rhodian squadron gone nobody is left to stop the fleet. */
export function freeOfRhodes(state: State, force: Force): void {
  if (isRhodianFleet(state, force)) return;
  note(force, TOLL_REFUSED, false);
  state.powers[force.power]!.unpaid = NONE;
}

const isRhodianFleet = (state: State, { node }: Force): boolean =>
  hullsOf(state, { fleet: RHODES, force: NONE, node }, RHODES) > 0;
