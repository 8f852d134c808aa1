import { isAdvanced, worldOf } from "../../config.ts";
import { FRESH, GS, NONE, OWNERS, type Node, type Owner, type Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { addUnits, countIn, keyOf, ownerOfKey } from "../../state/table.ts";
import { holderOf } from "../control/holder.ts";
import { isPower } from "../control/keeper.ts";

/** 12.51: what others ask about Rhodes. */
export const RHODES: Owner = OWNERS.indexOf("rhodes");

/** Squadrons at the start of every turn; what an ally has to keep up. */
export const SQUADRONS = 2;

/** Where Rhodes is; NONE outside the area of the scenario. */
export function rhodusOf({ config }: State): Node {
  const { map } = worldOf(config);
  const node = map.nodeOf.get("rhodus");
  return node !== undefined && map.inPlay[node] === 1 ? node : NONE;
}

/**
 * 12.51, R125: the power that occupies Rhodes commands the Rhodian squadrons; NONE while Rhodes is neutral. In the Advanced
 * Game its ally does, also when Rhodus has fallen and some are left to him (R345).
 */
export function rhodianPower(state: State): Power {
  if (state.advanced) return state.advanced.rhodesAlly;
  const rhodus = rhodusOf(state);
  if (rhodus === NONE) return NONE;
  const holder = holderOf(state, rhodus);
  return isPower(holder) ? holder : NONE;
}

/**
 * 12.51, R125: a power that holds Rhodes begins the turn with exactly two squadrons there, whatever became of them. While
 * nobody does, what was sunk stays sunk. Those elsewhere come home.
 */
export function resetRhodes(state: State): void {
  const rhodus = rhodusOf(state);
  // R346: in the Advanced Game nobody rebuilds them but their ally.
  if (rhodus === NONE || isAdvanced(state.config) || !isInGame(state)) return;
  let left = 0;
  for (const key of state.table.keys.slice()) {
    if (ownerOfKey(key) !== RHODES) continue;
    const squadrons = countIn(state, key, GS);
    left += squadrons;
    addUnits(state, key, GS, -squadrons);
  }
  const now = rhodianPower(state) === NONE ? Math.min(left, SQUADRONS) : SQUADRONS;
  addUnits(state, keyOf(rhodus, RHODES, FRESH), GS, now);
}

/** Whether the scenario deploys Rhodes at all. */
const isInGame = ({ config }: State): boolean =>
  worldOf(config).scenario.independents[config.game].some(({ owner }) => owner === RHODES);
