import { garrisonsOnly, removeUnits } from "../../chance-events/removing.ts";
import type { Plan } from "./plan.ts";
import { isUnoccupied, provinceCalled, spacesOf } from "./rebels.ts";

/** 13.3 Britannia: all garrisons go, and three BI rise; nobody controls it while they live. */
export const britannia: Plan = {
  first(state, tell) {
    const spaces = spacesOf(state, [provinceCalled(state, "britannia")]);
    removeUnits(state, (node) => spaces.includes(node), garrisonsOnly, "13.3", tell);
  },
  rebels: {
    where: (state) => spacesOf(state, [provinceCalled(state, "britannia")]).filter((node) => isUnoccupied(state, node)),
    n: 3,
  },
};
