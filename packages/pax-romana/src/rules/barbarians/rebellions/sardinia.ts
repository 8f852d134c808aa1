import type { Plan } from "./plan.ts";
import { isOpen, isWithoutArmy, provinceCalled, spacesOf } from "./rebels.ts";

/** 13.3 Sardinia: one BI in a Space that is empty or has only garrisons, which go; squadrons stay. */
export const sardinia: Plan = {
  rebels: {
    where: (state) =>
      spacesOf(state, [provinceCalled(state, "sardinia")]).filter(
        (node) => isOpen(state, node) && isWithoutArmy(state, node),
      ),
    n: 1,
  },
};
