import { worldOf } from "../../config.ts";
import { DEEDS, UNITS, type Node, type Owner, type Power } from "../../data/index.ts";
import { builderOf } from "../../state/keys.ts";
import { ROW, type State } from "../../state/state.ts";
import { markOfKey, nodeOfKey, ownerOfKey } from "../../state/table.ts";

/** The slow, obvious form of 11.34. */

interface Piece {
  readonly node: Node;
  readonly owner: Owner;
  readonly unit: string;
}

/** Everything that stands anywhere, piece by piece; works and unrevealed tribes too. */
function piecesOf(state: State): Piece[] {
  const { map } = worldOf(state.config);
  const pieces: Piece[] = [];
  state.table.keys.forEach((key, i) => {
    if (markOfKey(key) >= 1 << DEEDS.length) throw new Error("a strange mark");
    UNITS.forEach((unit, sort) => {
      for (let n = 0; n < state.table.counts[i * ROW + sort]!; n++)
        pieces.push({ node: nodeOfKey(key), owner: ownerOfKey(key), unit });
    });
  });
  state.works.forEach((packed, node) => {
    if (packed !== 0) pieces.push({ node, owner: builderOf(packed), unit: "works" });
  });
  map.tribalSpaces.forEach((node, tribe) => {
    if (state.tribes[tribe]! > 0) pieces.push({ node, owner: 5, unit: "counter" });
  });
  return pieces;
}

const SEA_PACT = 4;
const STACK_PACT = 2;

/**
 * R164: play on as if every disaster and every roll went well and the battle was lost: does the force come ashore somewhere
 * without a fight? Tries every way, one step after the other.
 */
export function comesAshore(state: State, power: Power, port: Node): boolean {
  const { map } = worldOf(state.config);
  const pieces = piecesOf(state);
  const gives = (giver: Owner, pact: number): boolean => giver < 4 && (state.pacts[giver * 4 + power]! & pact) !== 0;
  const at = (node: Node): Piece[] => pieces.filter((piece) => piece.node === node && piece.owner !== power);
  /** R457: a guest in a port of the power's own. */
  const isGuest = (owner: Owner, node: Node): boolean =>
    owner < 4 &&
    (state.pacts[power * 4 + owner]! & STACK_PACT) !== 0 &&
    (state.held[node] === power ||
      pieces.some((piece) => piece.node === node && piece.owner === power && !["GS", "EL"].includes(piece.unit)));
  const isAtSea = (node: Node): boolean => node >= map.spaces;
  const stops = (node: Node): boolean =>
    state.pirates.includes(node) ||
    at(node).some(
      ({ owner, unit }) =>
        (unit === "GS" || isAtSea(node)) &&
        owner !== 10 &&
        !gives(owner, SEA_PACT | STACK_PACT) &&
        !(isGuest(owner, node) && !isAtSea(node)),
    );
  const occupiers = (node: Node): Owner[] =>
    at(node).flatMap(({ owner, unit }) => (unit === "GS" || unit === "EL" ? [] : [owner]));
  const visited = new Set<Node>();
  const goOn = (from: Node): boolean => {
    visited.add(from);
    return map.sea[from]!.some((to) => {
      if (visited.has(to) || stops(to)) return false;
      if (isAtSea(to)) return goOn(to);
      const others = occupiers(to);
      if (others.every((owner) => gives(owner, STACK_PACT) || isGuest(owner, to))) return true;
      const holders = new Set(others.length > 0 ? others : [map.homeAt[to]!]);
      const own = pieces.some(
        (piece) => piece.node === to && piece.owner === power && !["GS", "EL"].includes(piece.unit),
      );
      return !own && holders.size === 1 && [...holders].every((owner) => gives(owner, SEA_PACT)) && goOn(to);
    });
  };
  return goOn(port);
}
