import type { Outcome } from "@ara/pax";
import { ranked, type Places } from "../places.ts";

/**
 * Whoever wins is first, the others by points. Where Rome wins it is first, the primus conspiratus with it (6.3),
 * and all others share what is left.
 */
export function placesInPax({ winner, winners, points }: Outcome): Places {
  if (winner === "rome") return { seats: points.map((_, seat) => (winners.includes(seat) ? 1 : 2)), house: 1 };
  const seats = ranked(points.map((total, seat) => (winners.includes(seat) ? Infinity : total)));
  return { seats, house: points.length + 1 };
}
