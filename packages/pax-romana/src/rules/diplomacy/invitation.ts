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

/** 3.8, R501, R510: the powers of other players; all other powers, where one player has them all. */
export function othersThan(state: Pick<State, "config" | "order">, power: Power): Power[] {
  const anothers = state.order.filter((other) => isAnothers(state, other, power));
  return anothers.length > 0 ? anothers : state.order.filter((other) => other !== power);
}
