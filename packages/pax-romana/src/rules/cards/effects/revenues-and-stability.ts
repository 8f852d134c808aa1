import type { Power } from "../../../data/index.ts";
import { refusal } from "../../../refusal.ts";
import { changeStability } from "../../../state/ledger.ts";
import type { State } from "../../../state/state.ts";
import type { CardEffect } from "./effect.ts";

/** 17.2: below the first a power is poor, above the second it is rich. */
const POOR_BELOW = 3;
const RICH_ABOVE = 12;

const changeFor = ({ powers }: State, power: Power): number => {
  const { treasury } = powers[power]!;
  return treasury < POOR_BELOW ? -1 : treasury > RICH_ABOVE ? 1 : 0;
};

/** 17.2: the treasury of the drawer after the marker was paid for. */
export const revenuesAndStability: CardEffect = {
  at: [],
  refuse: (state, power) => (changeFor(state, power) === 0 ? refusal("card.void", {}) : undefined),
  does: (state, { power }, { tell }) =>
    changeStability(state, power, changeFor(state, power), ["revenues"], "17.2", tell),
};
