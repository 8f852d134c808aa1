import type { Node } from "../../../data/index.ts";
import type { State } from "../../../state/state.ts";
import { garrisonsOnly, removeUnits } from "../../chance-events/removing.ts";
import type { Plan } from "./plan.ts";
import { isOpen, isWithoutArmy, provinceCalled, spacesOf } from "./rebels.ts";

const judean = (state: State): Node[] => spacesOf(state, [provinceCalled(state, "iudaea")]);

/** R355: here works do not matter and squadrons do; a Town or City comes first. */
function open(state: State): Node[] {
  const free = judean(state).filter((node) => isWithoutArmy(state, node, true));
  const walled = free.filter((node) => !isOpen(state, node));
  return walled.length > 0 ? walled : free;
}

/** 13.3 Judea, R362: all garrisons and one BP more go; one BI rises, and each Space costs two MP while it lives. */
export const judea: Plan = {
  first(state, tell) {
    const spaces = judean(state);
    removeUnits(state, (node) => spaces.includes(node), garrisonsOnly, "13.3", tell);
  },
  bleeding: judean,
  rebels: { where: open, n: 1 },
};
