import { worldOf } from "../../../config.ts";
import { NONE } from "../../../data/index.ts";
import { changeStability } from "../../../state/ledger.ts";
import { territoryController } from "../../control/province.ts";
import type { CardEffect } from "./effect.ts";

/** 17.2, R338: a Territory by the die; whoever controls it feels the harvest. */
const harvest = (isRich: boolean): CardEffect => ({
  at: [],
  does(state, _, { chance, tell }) {
    const { harvest: territories, harvestEffect } = worldOf(state.config).data.charts;
    const die = chance.die(6);
    const territory = territories[die]!;
    const power = territoryController(state, territory);
    tell({ type: "harvestByCard", territory, die, isRich, power, rule: "17.2" });
    const by = isRich ? harvestEffect.card : -harvestEffect.card;
    if (power !== NONE) changeStability(state, power, by, ["harvest"], "17.2", tell);
  },
});

export const bounteousHarvests = harvest(true);
export const famineAndDrought = harvest(false);
