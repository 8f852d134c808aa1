import { worldOf } from "../../config.ts";
import { GS, NONE, PONTUS } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import type { State } from "../../state/state.ts";
import { addRow, countIn, nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { isFriendlyPort } from "../control/holder.ts";
import { isPower } from "../control/keeper.ts";
import { loseLeader } from "../leaders/fate.ts";
import { fleetOf, isNeutralRhodes, RHODES } from "../units/independents.ts";
import { aboard, leadersWith } from "./hulls.ts";

/**
 * 9.44, 11.15: every fleet of a power outside a port friendly to it is lost, with all it carries and its leaders (8.43).
 * Rhodian squadrons fare like those of the power they serve, but Rhodus, while it is its own master, is their home (12.51);
 * independents are at home.
 */
export function loseFleets(state: State, tell: Tell): void {
  const { spaces } = worldOf(state.config).map;
  for (const key of state.table.keys.toReversed()) {
    if (!isLostAtSea(state, key)) continue;
    const [node, owner] = [nodeOfKey(key), ownerOfKey(key)];
    const fleet = fleetOf(state, owner);
    const units = aboard(state, key, node);
    for (const leader of leadersWith(state, { fleet, force: NONE, node }))
      loseLeader(state, leader, node, "8.43", tell);
    addRow(state, key, units, -1);
    tell({ type: "fleetLost", owner, node, units, rule: "9.44" });
  }
  // Leaders who wait alone at sea have no ship either.
  for (let leader = 0; leader < state.leaders.length; leader++) {
    const place = state.leaders[leader]!;
    if (place >= spaces && place < worldOf(state.config).map.nodes) loseLeader(state, leader, place, "8.43", tell);
  }
}

/** 9.44, 11.15: whether a stack is a fleet of a power outside every port friendly to it. */
export function isLostAtSea(state: State, key: number): boolean {
  const node = nodeOfKey(key);
  if (node < worldOf(state.config).map.spaces && countIn(state, key, GS) === 0) return false;
  const owner = ownerOfKey(key);
  if (owner === RHODES && isNeutralRhodes(state, node)) return false;
  const fleet = fleetOf(state, owner);
  // R354: so are squadrons of Pontus.
  return (
    (isPower(fleet) || fleet === PONTUS) &&
    !isFriendlyPort(state, fleet, node) &&
    aboard(state, key, node).some((n) => n !== 0)
  );
}
