import { worldOf } from "../../../config.ts";
import type { Plan } from "./plan.ts";
import { spacesOf } from "./rebels.ts";

/** 13.3 Gaul, while nobody controls any of its mainland: one garrison in Gaul may go. */
export const freeGaul: Plan = {
  garrisons(state) {
    const { provincesOf, territoryNumbers } = worldOf(state.config).map;
    return spacesOf(state, provincesOf[territoryNumbers.get("gaul")!]!);
  },
  spares: true,
};
