import { worldOf } from "../../config.ts";
import { GS, NONE, type Mark, type Node } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { goAboard, moveForce, note, OVER_STRAIT, placeForce, takeUp } from "../../state/force.ts";
import { emptyRow, type Force, type State } from "../../state/state.ts";
import { countIn, keysAt, markOfKey } from "../../state/table.ts";
import { isMutinied } from "../barbarians/rebellion.ts";
import type { Side } from "../frames.ts";
import { faceOfForce } from "../control/face.ts";
import { ownersOf, type LandBattleFrame } from "./battle.ts";
import { canLeave } from "./ways.ts";

/** A force that flees enters a node; over a strait nobody intercepts it (10.31), by sea somebody may (10.38). */
export function fleeTo(state: State, index: number, to: Node, bySea = false): void {
  const force = state.forces[index]!;
  note(force, OVER_STRAIT, !bySea && worldOf(state.config).map.strait[force.node]!.includes(to));
  moveForce(state, index, to);
}

/** 10.95: the squadrons of the port go along; with the Soldier of Fortune alone, one of his player's (12.44, R274). */
export function board(state: State, index: number, side: Side, markOf: (mark: Mark) => number): void {
  const { node } = state.forces[index]!;
  const fighters = ownersOf(state, side);
  for (const owner of new Set([...side.owners, side.power])) {
    let left = isMutinied(state, node, owner) ? 0 : fighters.includes(owner) ? Infinity : 1;
    for (const key of keysAt(state, node, owner)) {
      const row = emptyRow();
      row[GS] = Math.min(left, countIn(state, key, GS));
      left -= row[GS];
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
}
