import type { Plan } from "./plan.ts";

/** 13.3 Cyprus, R363: until Phase A nobody sails there who has no squadron there. */
export const cyprus: Plan = {
  first(state, tell) {
    state.rebellions!.cyprusClosed = true;
    tell({ type: "cyprusClosed", rule: "13.3" });
  },
};
