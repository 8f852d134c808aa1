import { procedure, type Body } from "../../../engine/procedure.ts";
import { cardOf, priceOfCard } from "../../../state/cards.ts";
import { changeTalents } from "../../../state/ledger.ts";
import type { State } from "../../../state/state.ts";
import type { CardEffect } from "./effect.ts";

type DiesIrae = Body<"diesIrae", { asks: { pay: "payWrath" } }>;

const CARD = cardOf("dies-irae");

/** 17.2: Talents that soothe the gods. */
export const wrathOf = (state: Pick<State, "config">): number => priceOfCard(state, CARD);

export const diesIraeByCard: CardEffect = { at: [], does: "diesIrae" };

/** 17.2, R315: two Talents, or the Activation is lost. */
export const diesIrae = procedure<DiesIrae>({
  name: "diesIrae",
  rule: "17.2",
  steps: {
    pay: {
      prompt: "diesIrae.pay",
      rule: "17.2",
      who: (_state, { power }) => [power],
      options(_state, _frame, _, into) {
        into.push({ type: "payWrath", yes: true });
        into.push({ type: "payWrath", yes: false });
      },
      skip: (state, { power }) =>
        state.powers[power]!.treasury < wrathOf(state) ? { type: "payWrath", yes: false } : undefined,
      take(state, { power }, _, { yes }, course) {
        if (yes) changeTalents(state, power, -wrathOf(state), "17.2", course.tell);
        else course.tell({ type: "activationLost", power, rule: "17.2" });
        course.end({ lost: !yes });
      },
    },
  },
});
