import { FastChance, legalActions, Match, type Seat } from "@ara/kernel";
import type { Rules, TableTypes } from "@ara/protocol";
import { gameNamed } from "../games/games.ts";
import type { EntryTable, GameTable, SeatTable } from "../store/database.ts";
import { recordOf, rowOf } from "../tables/rows.ts";

export type LongMatch = Match<Rules<TableTypes>>;

/** Takes up a game that has begun and has no rows yet. */
export function beginMatch(game: GameTable, seats: readonly SeatTable[]): LongMatch {
  const match = Match.resume(gameNamed(game.game)!.served.game, recordOf(game, seats, []));
  if (!match.ok) throw new Error(match.error.key);
  return match.value;
}

/** Plays on as chance will have it; now and then somebody takes steps back. The answer is the rows of it. */
export function playLong(
  match: LongMatch,
  game: string,
  rows: number,
  chance: FastChance,
  /** What is done rather than anything else. */
  rather: (action: unknown) => boolean = () => true,
): EntryTable[] {
  const made: EntryTable[] = [];
  for (let seq = 0; seq < rows && !match.over; seq++) {
    const seat: Seat = chance.pick(match.game.toAct(match.state));
    const undoable = match.undoable(seat);
    const isBack = undoable > 0 && chance.below(12) === 0;
    const ahead = isBack
      ? { to: match.before(seat, 1 + chance.below(undoable)) }
      : prepared(match, seat, chance, rather);
    const row = rowOf({ seat, id: `${seat}-${seq}`, ahead }, () => match.record("keep", ahead), []);
    made.push({ game, seq, at: seq, ...row });
    if ("to" in ahead) match.goBack(ahead.to);
    else match.take(ahead);
  }
  return made;
}

function prepared(match: LongMatch, seat: Seat, chance: FastChance, rather: (action: unknown) => boolean) {
  const legal = legalActions(match.game, match.state, seat);
  const wanted = legal.filter((action) => rather(action));
  const step = match.prepare(seat, chance.pick(wanted.length > 0 ? wanted : legal));
  if (!step.ok) throw new Error(step.error.key);
  return step.value;
}
