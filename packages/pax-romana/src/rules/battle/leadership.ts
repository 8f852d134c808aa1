import { worldOf } from "../../config.ts";
import { HORDE_0, HORDE_LEADER, HORDES, NONE, type HordeName, type Leader, type Ratings } from "../../data/index.ts";
import type { State } from "../../state/state.ts";

const NOBODY: Ratings = { tactical: 0, campaign: 0 };

/** 8.21: what a leader is worth; nothing without one. A horde's leader is rated by his horde (13.4). */
export function ratingsOf(state: State, leader: Leader): Ratings {
  if (leader === NONE) return NOBODY;
  const { tactical, campaign, hordes } = worldOf(state.config).data.leaders;
  if (leader < HORDE_LEADER) return { tactical: tactical[leader]!, campaign: campaign[leader]! };
  const army = state.armies.find(({ owner }) => owner === HORDE_0 + leader - HORDE_LEADER);
  return hordes[HORDES.indexOf(army?.kind as HordeName)] ?? NOBODY;
}

/** 8.3. */
export const isElite = (state: State, leader: Leader): boolean =>
  leader !== NONE && worldOf(state.config).data.leaders.elite[leader] === 1;

/** The best Tactical Rating among leaders; 0 without any (10.32). */
export function bestTactics(state: State, leaders: readonly Leader[]): number {
  let best = 0;
  for (const leader of leaders) best = Math.max(best, ratingsOf(state, leader).tactical);
  return best;
}
