import type { Seat } from "../game.ts";
import { isWhole } from "../json.ts";
import { taggedHash, toHex } from "../sha256.ts";

/**
 * Seats drawn by lot when all sit: for each seat the one at which whoever has it now sat down; `null` for a seat that was not
 * drawn.
 */
export type Drawn = readonly (Seat | null)[];

/**
 * Draws who gets which of some seats, from the seed that was committed to before anybody sat down: the least hash comes first.
 * What players have committed to has no part in it, since whoever knew the seed could try many.
 */
export function drawSeats(
  seed: string,
  { table, attempt }: { readonly table: string; readonly attempt: number },
  isDrawn: readonly boolean[],
): Drawn {
  const places = isDrawn.flatMap((one, seat) => (one ? [seat] : []));
  const lots = places
    .map((seat) => ({ seat, lot: toHex(taggedHash("ara-seats/1", seed, table, String(attempt), String(seat))) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
  return isDrawn.map((one, seat) => (one ? lots[places.indexOf(seat)]!.seat : null));
}

/** Whether this can be what was drawn at all: seats change among themselves. */
export function canBeDrawn(json: unknown, seats: number): json is Drawn {
  if (!Array.isArray(json) || json.length !== seats) return false;
  const from = json.filter((one) => one !== null);
  return from.every((one) => isWhole(one, 0, seats - 1) && json[one] !== null) && new Set(from).size === from.length;
}

/** Where whoever has a seat now sat down. */
export const satAt = (drawn: Drawn | undefined, seat: Seat): Seat => drawn?.[seat] ?? seat;
