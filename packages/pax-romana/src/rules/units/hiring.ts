import { isAdvanced, worldOf } from "../../config.ts";
import { FRESH, MHI, ROME, type Node, type Power } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { justOwner } from "../../state/keys.ts";
import { changeTalents } from "../../state/ledger.ts";
import { ROW, type State } from "../../state/state.ts";
import { addUnits, keyOf, nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { occupies, occupiersAt } from "../control/holder.ts";
import { roomForHeavies } from "../economy/stock.ts";
import { FOREIGN, isTaken, OWN_UNITS, RHODIAN, surveyOf, type Survey } from "../economy/survey.ts";

/**
 * 12.21: Spaces of controlled provinces outside its own Home, and wherever its own units stand. Rome hires nobody; in the
 * Advanced Game mercenaries come by card alone (12.23).
 */
export function hirePlaces(state: State, power: Power, survey: Survey = surveyOf(state, power)): Node[] {
  if (power === ROME || isAdvanced(state.config)) return [];
  const { map } = worldOf(state.config);
  const found: Node[] = [];
  for (let node = 0; node < map.spaces; node++) {
    if (map.inPlay[node] !== 1 || (survey[node]! & (FOREIGN | RHODIAN)) !== 0) continue;
    const isConquered = state.control[map.province[node]!] === power && map.homeAt[node] !== power;
    if ((survey[node]! & OWN_UNITS) !== 0 || (isConquered && !isTaken(state, power, survey, node))) found.push(node);
  }
  return found;
}

const priceOf = (state: State): number => worldOf(state.config).data.units.cost[MHI]!;

/** R129, 6.43: as many as can be paid; Carthage never above its maximum. */
export const mostHired = (state: State, power: Power, talents: number, room: number): number =>
  power === ROME ? 0 : Math.min(Math.floor(talents / priceOf(state)), room);

/** Whether a power can hire anybody now: for the list of an Expansion. */
export const canHire = (state: State, power: Power): boolean =>
  !isAdvanced(state.config) &&
  mostHired(state, power, state.powers[power]!.treasury, roomForHeavies(state, power)) > 0 &&
  (holdsASpaceAlone(state, power) || hirePlaces(state, power).length > 0);

/** The usual case, seen at a glance: somewhere own units stand, and nobody else. */
function holdsASpaceAlone(state: State, power: Power): boolean {
  const { spaces } = worldOf(state.config).map;
  const { keys, counts } = state.table;
  for (let i = 0; i < keys.length; i++) {
    const node = nodeOfKey(keys[i]!);
    if (ownerOfKey(keys[i]!) !== power || node >= spaces || !occupies(state, counts, i * ROW)) continue;
    if (occupiersAt(state, node) === justOwner(power)) return true;
  }
  return false;
}

/** 12.21: mercenaries are heavy infantry, and come for Talents. */
export function hire(state: State, power: Power, node: Node, n: number, tell: Tell): void {
  changeTalents(state, power, -n * priceOf(state), "12.21", tell);
  addUnits(state, keyOf(node, power, FRESH), MHI, n);
  tell({ type: "hired", power, node, n, rule: "12.21" });
}
