import { TURMOIL, UNREST, type Power } from "../../../data/index.ts";
import { procedure, type Body } from "../../../engine/procedure.ts";
import { refusal } from "../../../refusal.ts";
import { advancedOf } from "../../../state/cards.ts";
import { changeStability, changeTalents } from "../../../state/ledger.ts";
import type { State } from "../../../state/state.ts";
import { capitalStrengths } from "../../chance-events/disorder.ts";
import { othersThan } from "../../diplomacy/invitation.ts";
import { rangeOf } from "../../stability/range.ts";
import type { CardEffect } from "./effect.ts";

type StabilityCheck = Body<"stabilityCheckByCard", { asks: { circuses: "payUnrest" }; acts: "begin" }>;

/** 17.2: above this level a power is safe; and what circuses cost. */
const SAFE_ABOVE = 3;
const CIRCUSES = 2;

const isInDanger = ({ powers }: State, power: Power): boolean => powers[power]!.stability <= SAFE_ABOVE;

/** R328, R510: another player's power in danger; his own only if no other is; and where nobody is, it is the drawer's. */
export const stabilityCheckOfCard: CardEffect = {
  at: [],
  targets(state, power) {
    const others = othersThan(state, power).filter((other) => isInDanger(state, other));
    const found = others.length > 0 ? others : state.order.filter((other) => isInDanger(state, other));
    return found.length > 0 ? found : [power];
  },
  does: "stabilityCheckByCard",
};

/** 17.2, R328-R330: by the level of the power named, circuses, Disorder or Civil War. */
export const stabilityCheckByCard = procedure<StabilityCheck>({
  name: "stabilityCheckByCard",
  rule: "17.2",
  steps: {
    begin(state, { target }, course) {
      const advanced = advancedOf(state);
      if (!isInDanger(state, target)) {
        changeStability(state, target, -1, ["check"], "17.2", course.tell);
        return course.end();
      }
      const range = rangeOf(state, target);
      if (range === TURMOIL) {
        advanced.civilWar |= 1 << target;
        course.tell({ type: "civilWarDue", power: target, rule: "17.2" });
        return course.end();
      }
      if (range !== UNREST) return course.go("circuses");
      advanced.disorder[target]!.push(...capitalStrengths(state, target));
      course.tell({ type: "disorderDue", power: target, rule: "17.2" });
      course.end();
    },
    /** Up to two Talents; every one not paid costs a level. */
    circuses: {
      prompt: "check.circuses",
      rule: "17.2",
      who: (_state, { target }) => [target],
      options(state, { target }, _, into) {
        for (let n = Math.min(CIRCUSES, state.powers[target]!.treasury); n >= 0; n--)
          into.push({ type: "payUnrest", n });
      },
      skip: (state, { target }) => (state.powers[target]!.treasury === 0 ? { type: "payUnrest", n: 0 } : undefined),
      refuse: (state, { target }, _, action) =>
        action.type === "payUnrest"
          ? refusal("card.circuses", { n: action.n, most: Math.min(CIRCUSES, state.powers[target]!.treasury) })
          : undefined,
      take(state, { target }, _, { n }, course) {
        course.tell({ type: "breadPaid", power: target, n, rule: "17.2" });
        changeTalents(state, target, -n, "17.2", course.tell);
        changeStability(state, target, n - CIRCUSES, ["check"], "17.2", course.tell);
        course.end();
      },
    },
  },
});
