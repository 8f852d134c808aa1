import { NONE, type Power } from "../../../data/index.ts";
import type { State } from "../../../state/state.ts";
import { othersThan } from "../../diplomacy/invitation.ts";

/** 12.51, R510: whether a power that has an alliance is the one that plays the card, or another of the same player. */
export const isOwnAlly = (state: State, ally: Power, power: Power): boolean =>
  ally !== NONE && !othersThan(state, ally).includes(power);
