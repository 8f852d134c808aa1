import { worldOf } from "../../../config.ts";
import type { Node } from "../../../data/index.ts";
import type { State } from "../../../state/state.ts";
import type { Plan } from "./plan.ts";
import { isOpen, isUnoccupied, powersAt, provincesOf, rise, spacesOf } from "./rebels.ts";

/** R358: Spaces of the mainland with units of powers and without works. */
const struck = (state: State): Node[] =>
  spacesOf(state, provincesOf(state, "gaul")).filter((node) => isOpen(state, node) && powersAt(state, node).length > 0);

/** 13.3 Gaul, a Local Rebellion: three BI where all are gone, one in each unoccupied Space of that province (R358). */
export const localGaul: Plan = {
  struck,
  after(state, node, tell) {
    const { map } = worldOf(state.config);
    const others = map.spacesOf[map.province[node]!]!.filter((at) => at !== node && isUnoccupied(state, at));
    if (isUnoccupied(state, node)) rise(state, node, 3, tell);
    for (const at of others) rise(state, at, 1, tell);
  },
};
