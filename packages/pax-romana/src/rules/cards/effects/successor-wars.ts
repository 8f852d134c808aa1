import { GREECE, NONE, type Node, type Power } from "../../../data/index.ts";
import { against, procedure, type Body } from "../../../engine/procedure.ts";
import { refusal } from "../../../refusal.ts";
import { leadKin } from "../../../state/force.ts";
import { changeStability } from "../../../state/ledger.ts";
import type { State } from "../../../state/state.ts";
import { othersThan } from "../../diplomacy/invitation.ts";
import { closeMove, isChoice, rollAllowance } from "../../movement/allowance.ts";
import { canChoose } from "../../movement/choose-units.ts";
import { isNearGreece } from "../../movement/kin.ts";
import { moveOf } from "../../movement/move.ts";
import { freshArmy } from "../../movement/movers.ts";
import { spacesWithLand } from "../reach.ts";
import { endPassesOfMove } from "../windows.ts";
import type { CardEffect } from "./effect.ts";

type SuccessorWars = Body<
  "successorWars",
  {
    locals: { /** The army, or NONE before it is named. */ force: number };
    asks: { army: "choose" | "nothing"; lead: "lead" };
    after: { chosen: "chooseForce"; moved: "move" };
  }
>;

/** R332: Spaces from which a Greek army can be led. */
const armiesIn = (state: State): Node[] =>
  spacesWithLand(state, GREECE).filter(
    (node) => isNearGreece(state, node) && canChoose(state, freshArmy(state, node, GREECE), "land"),
  );

/** R510: Greece, and every other power of the player who has it. */
const isGreekPlayers = (state: State, power: Power): boolean => !othersThan(state, GREECE).includes(power);

export const successorWarsByCard: CardEffect = {
  at: [],
  refuse(state, power) {
    const isVain = !state.order.includes(GREECE) || (!isGreekPlayers(state, power) && armiesIn(state).length === 0);
    return isVain ? refusal("card.nowhere", {}) : undefined;
  },
  does: "successorWars",
};

/** 17.2, R332-R334: whoever is not Greece leads a Greek army in Greece, against Greeks if he likes. */
export const successorWars = procedure<SuccessorWars>({
  name: "successorWars",
  rule: "17.2",
  locals: () => ({ force: NONE }),
  steps: {
    army: {
      prompt: "successors.army",
      rule: "17.2",
      who: (_state, { power }) => [power],
      options(state, _frame, _, into) {
        for (const node of armiesIn(state)) into.push({ type: "choose", node });
      },
      skip: (state, { power }) => (isGreekPlayers(state, power) ? { type: "nothing" } : undefined),
      refuse: against("choose", () => refusal("move.nothingThere", {})),
      take(state, { power }, _, action, course) {
        if (action.type === "nothing") {
          changeStability(state, GREECE, -2, ["successors"], "17.2", course.tell);
          return course.end();
        }
        const { node } = action;
        course.tell({ type: "successorsRise", power, node, rule: "17.2" });
        course.call({ proc: "chooseForce", power, node, owners: [GREECE], fleets: [] }, "chosen");
      },
    },
    chosen(state, frame, course, { force }) {
      frame.force = force;
      leadKin(state.forces[force]!);
      course.go("lead");
    },
    /** 8.24, R136. */
    lead: {
      prompt: "successors.lead",
      rule: "8.24",
      who: (_state, { power }) => [power],
      options(state, { force }, _, into) {
        for (const leader of state.forces[force]!.leaders) into.push({ type: "lead", leader });
      },
      skip(state, { force }) {
        const { leaders } = state.forces[force]!;
        return isChoice(state, leaders) ? undefined : { type: "lead", leader: leaders[0] ?? NONE };
      },
      take(state, { force }, _, { leader }, course) {
        rollAllowance(state, force, leader, course);
        course.call(moveOf(force), "moved");
      },
    },
    /** It stands where it stops, and is Greece's again. */
    moved(state, { force }, course) {
      closeMove(state, force, course.tell);
      endPassesOfMove(state);
      course.end();
    },
  },
});
