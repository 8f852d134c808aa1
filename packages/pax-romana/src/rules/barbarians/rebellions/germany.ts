import type { Node } from "../../../data/index.ts";
import type { State } from "../../../state/state.ts";
import type { Plan } from "./plan.ts";
import { powersAt, provinceCalled, spacesOf } from "./rebels.ts";

const struck = (state: State): Node[] =>
  spacesOf(
    state,
    ["germania_inferior", "germania_superior"].map((id) => provinceCalled(state, id)),
  ).filter((node) => powersAt(state, node).length > 0);

/** 13.3 Germany, R357: as on the Danube, in Germania Inferior and Superior. */
export const germany: Plan = { struck };
