import type { Plan } from "./plan.ts";
import { isUnoccupied, provinceCalled, rise, spacesOf } from "./rebels.ts";

/** 13.3 Mauretania: one BI in each unoccupied Space; nobody controls it while one lives. */
export const mauretania: Plan = {
  first(state, tell) {
    const spaces = spacesOf(state, [provinceCalled(state, "mauretania")]);
    for (const node of spaces.filter((one) => isUnoccupied(state, one))) rise(state, node, 1, tell);
  },
};
