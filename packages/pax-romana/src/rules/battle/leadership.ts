import { worldOf } from "../../config.ts";
import { NONE, type Leader } from "../../data/index.ts";
import { ratingsOf } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";

/** 8.3. */
export const isElite = (state: State, leader: Leader): boolean =>
  leader !== NONE && worldOf(state.config).data.leaders.elite[leader] === 1;

/** The best Tactical Rating among leaders; 0 without any (10.32). */
export function bestTactics(state: State, leaders: readonly Leader[]): number {
  let best = 0;
  for (const leader of leaders) best = Math.max(best, ratingsOf(state, leader).tactical);
  return best;
}
