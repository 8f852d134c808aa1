import { worldOf } from "../../../config.ts";
import type { Plan } from "./plan.ts";
import { isUnoccupied, provinceCalled, provincesOf, spacesOf } from "./rebels.ts";

/** 13.3 Hispania, R361: one garrison goes; three BI in an empty open Space of Lusitania, or in Numantia if nobody is there. */
export const hispania: Plan = {
  garrisons: (state) => spacesOf(state, provincesOf(state, "hispania")),
  rebels: {
    where(state) {
      const { nodeOf, inPlay } = worldOf(state.config).map;
      const numantia = nodeOf.get("numantia")!;
      const spaces = spacesOf(state, [provinceCalled(state, "lusitania")]);
      return [...spaces, ...(inPlay[numantia] === 1 ? [numantia] : [])].filter((node) => isUnoccupied(state, node));
    },
    n: 3,
  },
};
