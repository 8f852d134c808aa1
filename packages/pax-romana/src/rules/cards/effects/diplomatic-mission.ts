import { seatsOf, worldOf } from "../../../config.ts";
import type { Node, Power } from "../../../data/index.ts";
import { procedure, type Body } from "../../../engine/procedure.ts";
import { refusal } from "../../../refusal.ts";
import { advancedOf } from "../../../state/cards.ts";
import type { State } from "../../../state/state.ts";
import { hasTribe } from "../../control/holder.ts";
import { isWithinFour, withinFour } from "../within-four.ts";
import { ANY_TIME, type CardEffect } from "./effect.ts";

type DiplomaticMission = Body<"diplomaticMission", { locals: { seen: number }; asks: { which: "choose" | "done" } }>;

/** 17.2: counters that may be looked at. */
const COUNTERS = 2;

/** R316: counters within reach that the power has not seen. */
const unseenNear = (state: State, power: Power): Node[] =>
  withinFour(state, power).filter((node) => isUnseen(state, power, node));

const isAnyNear = (state: State, power: Power): boolean =>
  isWithinFour(state, power, (node) => isUnseen(state, power, node));

function isUnseen(state: State, power: Power, node: Node): boolean {
  const place = worldOf(state.config).map.tribal[node]!;
  return hasTribe(state, node) && (advancedOf(state).tribeSeen[place]! & (1 << power)) === 0;
}

export const diplomaticMissionByCard: CardEffect = {
  at: ANY_TIME,
  refuse: (state, power) => (isAnyNear(state, power) ? undefined : refusal("card.noTribe", {})),
  does: "diplomaticMission",
};

/** 17.2, R316: one or two counters, the second after the first was seen. */
export const diplomaticMission = procedure<DiplomaticMission>({
  name: "diplomaticMission",
  rule: "17.2",
  locals: () => ({ seen: 0 }),
  steps: {
    which: {
      prompt: "mission.which",
      rule: "17.2",
      who: (_state, { power }) => [power],
      options(state, { seen }, power, into) {
        for (const node of unseenNear(state, power)) into.push({ type: "choose", node });
        if (seen > 0) into.push({ type: "done" });
      },
      skip: (state, { power, seen }) => (seen === COUNTERS || !isAnyNear(state, power) ? { type: "done" } : undefined),
      take(state, frame, power, action, course) {
        if (action.type === "done") return course.end();
        const { node } = action;
        const tribal = worldOf(state.config).map.tribal[node]!;
        advancedOf(state).tribeSeen[tribal]! |= 1 << power;
        const heard = seatsOf(state.config, [power]);
        course.tell({ type: "tribeSeen", power, node, strength: state.tribes[tribal]!, heard, rule: "17.2" });
        frame.seen++;
        course.wait();
      },
    },
  },
});
