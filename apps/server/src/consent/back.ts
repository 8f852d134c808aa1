import { open, step, type GameTypes, type Match, type Seat } from "@ara/kernel";
import type { Rules, Served, TableTypes } from "@ara/protocol";

interface Going<T extends TableTypes> {
  readonly served: Served<T>;
  readonly match: Match<Rules<T>>;
  /** So many entries were made before somebody else took a seat. */
  readonly settled: number;
  readonly isPerson: (seat: Seat) => boolean;
}

/**
 * So many entries are left when the last decisions of a seat are taken back, whatever was seen since; -1 where they cannot be.
 * It is to where one seat alone decided, or to the start: nobody learns who was first among several. Nor to what is done for
 * somebody without asking him.
 */
export function leftWithout<T extends TableTypes>(
  { served, match, settled, isPerson }: Going<T>,
  seat: Seat,
  decisions: number,
): number {
  const to = match.over ? -1 : match.before(seat, decisions);
  if (to < 0) return -1;
  const { game } = match;
  const left = lastMoment(match, to, (state) => {
    const [first, ...others] = game.toAct(state);
    if (first === undefined || others.length > 0) return false;
    return !isPerson(first) || (served.forced?.(game.view(state, first), first) ?? null) === null;
  });
  return left < settled ? -1 : left;
}

/** How many entries there were at the last moment, after no more than so many, at which things stood as they should; else 0. */
function lastMoment<T extends GameTypes>(match: Match<T>, most: number, fits: (state: T["state"]) => boolean): number {
  const record = match.record("keep");
  const opening = open(match.game, record);
  if (!opening.ok) throw new Error(`a game in progress does not open: ${opening.error.key}`);
  const { game, state } = opening.value;
  let found = 0;
  for (const [i, entry] of record.entries.slice(0, most).entries()) {
    if (fits(state)) found = i;
    const done = step(game, state, entry);
    if (!done.ok) throw new Error(`a game in progress does not replay: ${done.error.key}`);
  }
  return fits(state) ? most : found;
}
