import type { Leader, Node } from "../data/index.ts";
import type { State } from "./state.ts";
import { touch } from "./touched.ts";

/** Where a leader can be besides a node. */
export const IN_POOL = -1;
/** 8.3: an Elite leader who waits. */
export const IN_BOX = -2;
/** 8.4: dead until Phase C; R497: so is an Elite leader who has made way. */
export const DEAD = -3;
/** In force f: `IN_FORCE` + f. */
export const IN_FORCE = 1000;

export const leadersAt = ({ leaders }: Pick<State, "leaders">, node: Node): Leader[] =>
  leaders.flatMap((place, leader) => (place === node ? [leader] : []));

/** The only door to the places of leaders. */
export function putLeader(state: State, leader: Leader, place: number): void {
  const before = state.leaders[leader]!;
  state.leaders[leader] = place;
  if (before >= 0 && before < IN_FORCE) touch(state, before);
  if (place >= 0 && place < IN_FORCE) touch(state, place);
}
