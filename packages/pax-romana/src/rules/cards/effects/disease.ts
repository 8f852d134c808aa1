import { refusal } from "../../../refusal.ts";
import { leadersInPlay } from "../../chance-events/leaders-in-play.ts";
import type { CardEffect } from "./effect.ts";

/** 17.2, R20: the best leader of the drawer falls ill. */
export const diseaseByCard: CardEffect = {
  at: [],
  refuse: (state, power) => (leadersInPlay(state, power).length === 0 ? refusal("card.void", {}) : undefined),
  does: "disease",
};
