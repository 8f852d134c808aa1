import { actionType, servedPax, type Pax } from "@ara/pax";
import type { Attendant, TableTypes } from "@ara/protocol";
import { inForce, readPolicies, type Policy } from "../policies.ts";

/** 7.5: somebody lays out nothing in the senate sessions of a round. */
const SENATE = "senate";

export const attendantOfPax: Attendant<TableTypes, unknown> = {
  read: (json) => readPolicies(json, [SENATE]),
  answer(standing, seen, seat) {
    const view = seen as Pax["view"];
    if (view.step !== "senate" || view.decider !== seat) return null;
    if (!inForce(standing as readonly Policy[], view.round).includes(SENATE)) return null;
    const { options } = servedPax.prompt(view, seat);
    return options.find(({ action, refusal }) => refusal === null && actionType(action) === "pass")?.action ?? null;
  },
};
