import { refusal } from "../../../refusal.ts";
import { canRevolt } from "../../chance-events/slave-revolt.ts";
import type { CardEffect } from "./effect.ts";

/** 17.2, 12.71, R99, R323: slaves rise against the drawer. */
export const slaveRevoltByCard: CardEffect = {
  at: [],
  refuse: (state, power) => (canRevolt(state, power) ? undefined : refusal("card.void", {})),
  does: "slaveRevolt",
};
