import { createHash } from "node:crypto";

/**
 * Draws lots in the open: the least hash is drawn first. `words` begin with a seed that was committed to before anybody had
 * joined, and is published with what was drawn, so that everybody can draw again.
 */
export const drawn = (players: readonly number[], ...words: readonly string[]): readonly number[] =>
  players
    .map((player) => ({
      player,
      lot: createHash("sha256")
        .update([...words, player].join(" "))
        .digest("hex"),
    }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ player }) => player);
