import type { Plan } from "./plan.ts";
import { powersAt, provincesOf, spacesOf } from "./rebels.ts";
import type { Node } from "../../../data/index.ts";
import type { State } from "../../../state/state.ts";

/** R364: in scenario IV only Dalmatia is there. */
const struck = (state: State): Node[] =>
  spacesOf(state, provincesOf(state, "danube")).filter((node) => powersAt(state, node).length > 0);

/** 13.3 Danube, R357: what powers have in one Space, up to eight BP, is gone. */
export const danube: Plan = { struck };
