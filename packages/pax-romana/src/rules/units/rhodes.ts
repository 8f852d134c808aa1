import { worldOf } from "../../config.ts";
import { FRESH, GS, NONE, OWNERS, type Node, type Owner, type Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { addUnits, countIn, keyOf, ownerOfKey } from "../../state/table.ts";
import { holderOf } from "../control/holder.ts";
import { isPower } from "../control/keeper.ts";

/** 12.51: what others ask about Rhodes. */
export const RHODES: Owner = OWNERS.indexOf("rhodes");

/** Squadrons at the start of every turn. */
const SQUADRONS = 2;

/** Where Rhodes is; NONE outside the area of the scenario. */
export function rhodusOf({ config }: State): Node {
  const { map } = worldOf(config);
  const node = map.nodeOf.get("rhodus");
  return node !== undefined && map.inPlay[node] === 1 ? node : NONE;
}

/** 12.51, R125: the power that occupies Rhodes commands the Rhodian squadrons; NONE while Rhodes is neutral. */
export function rhodianPower(state: State): Power {
  const rhodus = rhodusOf(state);
  if (rhodus === NONE) return NONE;
  const holder = holderOf(state, rhodus);
  return isPower(holder) ? holder : NONE;
}

/** 12.51, R125: a turn begins with exactly two squadrons in Rhodus and none elsewhere, whoever holds it. */
export function resetRhodes(state: State): void {
  const rhodus = rhodusOf(state);
  if (rhodus === NONE || !isInGame(state)) return;
  for (const key of state.table.keys.slice())
    if (ownerOfKey(key) === RHODES) addUnits(state, key, GS, -countIn(state, key, GS));
  addUnits(state, keyOf(rhodus, RHODES, FRESH), GS, SQUADRONS);
}

/** Whether the scenario deploys Rhodes at all. */
const isInGame = ({ config }: State): boolean =>
  worldOf(config).scenario.independents[config.game].some(({ owner }) => owner === RHODES);
