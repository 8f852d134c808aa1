import { procedure, type Body } from "../../../engine/procedure.ts";
import { refusal } from "../../../refusal.ts";
import type { State } from "../../../state/state.ts";
import { returnTribe, spacesForTribes } from "../../barbarians/tribes.ts";
import type { CardEffect } from "./effect.ts";

type TribalResurgence = Body<"tribalResurgence", { locals: { left: number }; asks: { place: "choose" | "nothing" } }>;

/** 17.2: counters that come back. */
const COUNTERS = 2;

const isPossible = (state: State): boolean => state.tribePool.length > 0 && spacesForTribes(state).length > 0;

export const tribalResurgenceByCard: CardEffect = {
  at: [],
  refuse: (state) => (isPossible(state) ? undefined : refusal("card.void", {})),
  does: "tribalResurgence",
};

/** 17.2, 13.18, R335: two counters by chance to unoccupied tribal Spaces, seen by nobody. */
export const tribalResurgence = procedure<TribalResurgence>({
  name: "tribalResurgence",
  rule: "17.2",
  locals: () => ({ left: COUNTERS }),
  steps: {
    place: {
      prompt: "tribes.return",
      rule: "17.2",
      who: (_state, { power }) => [power],
      options(state, _, _power, into) {
        for (const node of spacesForTribes(state)) into.push({ type: "choose", node });
      },
      skip: (state, { left }) => (left > 0 && isPossible(state) ? undefined : { type: "nothing" }),
      take(state, frame, _, action, course) {
        if (action.type === "nothing") return course.end();
        returnTribe(state, action.node, course.chance, course.tell);
        frame.left--;
        course.wait();
      },
    },
  },
});
