import type { Refusal } from "@ara/kernel";
import { REBELS, ROME, type Power } from "../../../data/index.ts";
import { procedure, type Body } from "../../../engine/procedure.ts";
import { refusal } from "../../../refusal.ts";
import type { State } from "../../../state/state.ts";
import { leadersInPlay } from "../../chance-events/leaders-in-play.ts";
import { whyNoSoldier } from "../../units/soldier-of-fortune.ts";
import { isInvaded } from "../invaded.ts";
import { ANY_TIME, type CardEffect, type PlayedAt } from "./effect.ts";

type SoldierByCard = Body<"soldierByCard", { acts: "begin" | "end" }>;

/** 12.47, 17.2, R325: only while Rome is active, with an enemy army at home and a leader to be replaced. */
function whyNoDictator(state: State, at: PlayedAt | undefined): Refusal | undefined {
  // 12.55: in the Activation of Pontus Rome is not active.
  const isPontus = state.frames.some(({ proc }) => proc === "pontusActivation");
  if (isPontus || (at !== undefined && at !== "own")) return refusal("card.notNow", {});
  if (!isInvaded(state, ROME, (owner) => owner !== REBELS)) return refusal("card.notInvaded", {});
  return leadersInPlay(state, ROME).length === 0 ? refusal("card.noLeader", {}) : undefined;
}

export const soldierOfFortuneByCard: CardEffect = {
  at: ANY_TIME,
  refuse: (state, power: Power, at) => (power === ROME ? whyNoDictator(state, at) : whyNoSoldier(state, power)),
  does: "soldierByCard",
};

/** 12.42, 12.47, R324: he comes to his player's Home Territory; Rome names a Dictator instead. */
export const soldierByCard = procedure<SoldierByCard>({
  name: "soldierByCard",
  rule: "12.42",
  steps: {
    begin: (_state, { power }, course) =>
      course.call({ proc: power === ROME ? "dictator" : "soldierOfFortune", power }, "end"),
    end: (_state, _frame, course) => course.end(),
  },
});
