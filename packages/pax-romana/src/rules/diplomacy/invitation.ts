import { worldOf } from "../../config.ts";
import type { Power } from "../../data/index.ts";
import type { Call } from "../../engine/procedure.ts";
import type { State } from "../../state/state.ts";

/** 4.1: a Meeting that a power calls. */
export const meetingOf = (power: Power): Call<"meeting"> => ({ proc: "meeting", power });

/** 4.1, R251: agreements are between players: powers of one seat make none with each other. */
export function isAnothers({ config }: Pick<State, "config">, power: Power, own: Power): boolean {
  const { seatOf } = worldOf(config);
  return seatOf[power] !== seatOf[own];
}

/** Whether there is anybody to talk to. */
export const canMeet = (state: State, power: Power): boolean =>
  state.order.some((other) => isAnothers(state, other, power));
