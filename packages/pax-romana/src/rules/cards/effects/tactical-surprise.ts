import { NONE } from "../../../data/index.ts";
import { refusal } from "../../../refusal.ts";
import { countShifts, reckoningIn } from "../../battle/counting.ts";
import { sidePlayedBy } from "../../battle/players.ts";
import type { CardEffect } from "./effect.ts";

/** 17.2, R303, R304: two shifts for the side of its player, when those of both sides are known; a second one adds two more. */
export const tacticalSurprise: CardEffect = {
  at: ["shifts"],
  refuse(state, power) {
    const battle = reckoningIn(state);
    return battle && sidePlayedBy(state, battle, power) !== NONE ? undefined : refusal("card.notYourBattle", {});
  },
  does(state, { power }, { tell }) {
    const battle = reckoningIn(state)!;
    const i = sidePlayedBy(state, battle, power);
    const [attacker, defender] = battle.surprises ?? [0, 0];
    battle.surprises = [attacker + Number(i === 0), defender + Number(i === 1)];
    countShifts(state, battle, tell);
  },
};
