import { refusal } from "../../../refusal.ts";
import { canPlacePirates } from "../../chance-events/pirates.ts";
import type { CardEffect } from "./effect.ts";

/** 17.2, 12.61, R321: the drawer places pirates. */
export const piratesByCard: CardEffect = {
  at: [],
  refuse: (state) => (canPlacePirates(state) ? undefined : refusal("card.void", {})),
  does: "pirates",
};
