import { worldOf } from "../../config.ts";
import { GS, NONE, type Mark, type Node, type Owner } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import {
  beginHere,
  addToForce,
  deedsIn,
  goAboard,
  moveForce,
  note,
  OVER_STRAIT,
  placeForce,
  takeUp,
} from "../../state/force.ts";
import { emptyRow, type Force, type State } from "../../state/state.ts";
import { addUnits, countIn, keyOf, keysAt, markOfKey } from "../../state/table.ts";
import { isMutinied } from "../barbarians/mutinies.ts";
import type { Side } from "../frames.ts";
import { faceOfForce } from "../control/face.ts";
import { fleetOf, ownersOfFleet } from "../units/independents.ts";
import { ownersOf, type LandBattleFrame } from "./battle.ts";
import { canLeave, carrierOf } from "./ways.ts";

/**
 * A force that flees enters a node; over a strait nobody intercepts it (10.31), by sea somebody may (10.38). Then its squadrons
 * lie in the port it has reached: by land they go no farther (10.95, 11.32).
 */
export function fleeTo(state: State, index: number, to: Node, bySea = false): void {
  const force = state.forces[index]!;
  note(force, OVER_STRAIT, !bySea && worldOf(state.config).map.strait[force.node]!.includes(to));
  moveForce(state, index, to);
  if (bySea) layUp(state, force);
}

function layUp(state: State, force: Force): void {
  for (const { owner, mark, counts } of force.rows.slice()) {
    const hulls = counts[GS]!;
    addToForce(state, force, owner, mark, GS, -hulls);
    addUnits(state, keyOf(force.node, owner, deedsIn(mark)), GS, hulls);
  }
}

/**
 * 10.95, R274: the squadrons of all who go, and those that serve them, go along; with the Soldier of Fortune alone, one of his
 * player's (12.44).
 */
export function board(state: State, index: number, side: Side, markOf: (mark: Mark) => number): void {
  const body = state.forces[index]!;
  const { node } = body;
  const fleet = carrierOf(state, body);
  const fighters = ownersOf(state, side);
  const goes = (owner: Owner): boolean =>
    fighters.includes(owner) || (fighters.includes(fleet) && fleetOf(state, owner) === fleet);
  let lent = 1;
  for (const owner of new Set([...fighters, ...ownersOfFleet(state, fleet)])) {
    if (isMutinied(state, node, owner)) continue;
    for (const key of keysAt(state, node, owner)) {
      const row = emptyRow();
      row[GS] = goes(owner) ? countIn(state, key, GS) : Math.min(lent, countIn(state, key, GS));
      if (!goes(owner)) lent -= row[GS];
      takeUp(state, index, markOfKey(key), owner, markOf(markOfKey(key)), row);
    }
  }
}

/** 10.97, 7.44: the attacker is placed back where he came from; whoever landed is aboard again (11.35). */
export function regroup(state: State, { attacker, entry, kind, fromSea }: LandBattleFrame, tell: Tell): void {
  const force = attacker.force === NONE ? null : state.forces[attacker.force];
  if (!force || entry === NONE) return;
  if (kind === "amphibious" || fromSea) goAboard(state, force);
  else placeForce(state, force, entry);
  leaveNarrows(state, force);
  const { power, node: to } = force;
  tell({ type: "regrouped", power, owner: faceOfForce(state, force), to, ...onShips(force), rule: "10.97" });
}

/** 11.35: what is told of a force that is back on its ships. */
export const onShips = ({ aboard }: Force): { readonly aboard?: true } => (aboard ? { aboard } : {});

/** 10.97, R159: on a point or pass only with the MP to leave it, else in the last Space it was in. */
export function leaveNarrows(state: State, force: Force): void {
  const { spaces } = worldOf(state.config).map;
  if (force.aboard || force.node < spaces || canLeave(state, force, force.node)) return;
  placeForce(state, force, force.lastSpace);
  // R451: it may be back where it set out, among those it has just attacked.
  beginHere(force);
}
