import type { Seat, Viewer } from "@ara/kernel";

/** The most that players have of a category: whose it is, of several who are equal whoever looks, and how many more they are. */
export function leadOf(players: readonly number[], viewer: Viewer) {
  const best = Math.max(...players);
  // Whoever only looks on has no seat among them.
  const first: Seat = players[viewer as Seat] === best ? (viewer as Seat) : players.indexOf(best);
  return { best, first, more: players.filter((own) => own === best).length - 1 };
}
