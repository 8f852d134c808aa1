import type { Chance } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import { NONE } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { changeStability } from "../../state/ledger.ts";
import type { State } from "../../state/state.ts";
import { territoryController } from "../control/province.ts";

/** 16.2 Harvest Time: a Territory, and whether its harvest is rich (even) or fails (odd); its controller feels it. */
export function harvest(state: State, chance: Chance, tell: Tell): void {
  const { harvest: territories, harvestEffect } = worldOf(state.config).data.charts;
  const territory = territories[chance.die(6)]!;
  const die = chance.die(6);
  const power = territoryController(state, territory);
  tell({ type: "harvest", territory, die, power, rule: "16.2" });
  if (power === NONE) return;
  changeStability(
    state,
    power,
    die % 2 === 0 ? harvestEffect.standard : -harvestEffect.standard,
    ["harvest"],
    "16.2",
    tell,
  );
}
