import { Match, type GameRecord, type Refusal, type Result, type Snapshot, type Viewer } from "@ara/kernel";
import { headsAt } from "@ara/kernel/fair";
import type { Rules, TableTypes } from "@ara/protocol";
import { lastTold } from "../fair/last-told.ts";
import { gameNamed } from "../games/games.ts";
import type { GameTable, SeatTable } from "../store/database.ts";
import { recordWith, sumOf, type StepRow, type Sum } from "./rows.ts";

/** How a game stood after some of its rows, as far as anybody needs to know who takes it up. */
export interface Kept {
  /** After so many rows, and what the last of them said. */
  readonly seq: number;
  readonly last: string;
  readonly sum: Sum;
  /** It may be some entries older than the rows: what can still be taken back is replayed. */
  readonly match: Snapshot<Rules<TableTypes>>;
  /** After how many entries each viewer was last told something until then, and the heads of those. */
  readonly told: readonly (readonly [Viewer, number])[];
  readonly heads: readonly (readonly [number, string])[];
}

/** A game as it is taken up. */
export interface Reading {
  readonly match: Match<Rules<TableTypes>>;
  readonly record: GameRecord;
  readonly sum: Sum;
  /** The number of the next row. */
  readonly next: number;
  readonly told: ReadonlyMap<Viewer, number>;
  /** After how many entries which head: where each viewer was last told something, and the last one. */
  readonly heads: ReadonlyMap<number, string>;
}

type Row = StepRow & { readonly seq: number };

/** Takes up a game after all its rows, or after those that came since it was kept. */
export function take(
  game: GameTable,
  seats: readonly SeatTable[],
  rows: readonly Row[],
  kept?: Kept,
): Result<Reading, Refusal> {
  const { served } = gameNamed(game.game)!;
  const sum = sumOf(rows, kept?.sum);
  const record = recordWith(game, seats, sum);
  const resumed = Match.resume(served.game, record, kept?.match);
  if (!resumed.ok) return resumed;
  const match = resumed.value;
  return {
    ok: true,
    value: {
      match,
      record,
      sum,
      next: (rows.at(-1)?.seq ?? (kept?.seq ?? 0) - 1) + 1,
      ...shown(seats, record, kept, match),
    },
  };
}

/** What every viewer was last told, whoever sits there. */
function shown(
  seats: readonly SeatTable[],
  record: GameRecord,
  kept: Kept | undefined,
  match: Match<Rules<TableTypes>>,
): Pick<Reading, "told" | "heads"> {
  const { served } = gameNamed(record.game)!;
  const viewers: readonly Viewer[] = [...seats.map(({ seat }) => seat), "spectator"];
  const before = kept && { ...kept.match, told: new Map(kept.told) };
  const told = lastTold(served.game, record, viewers, before, match);
  const known = new Map(kept?.heads);
  const wanted = [...new Set([...told.values(), record.entries.length])].filter((on) => !known.has(on));
  return { told, heads: new Map([...known, ...headsAt(record, wanted, kept?.match)]) };
}

/** How a game is kept after its rows. */
export function keepable(game: GameTable, seats: readonly SeatTable[], rows: readonly Row[], kept?: Kept): Kept {
  const reading = taken(take(game, seats, rows, kept));
  const undoable = Math.max(...seats.map(({ seat }) => reading.match.undoable(seat)));
  const { sum } = reading;
  const { back: _back, ...record } = reading.record;
  const then = { ...record, entries: record.entries.slice(0, record.entries.length - undoable) };
  const { served } = gameNamed(game.game)!;
  const match = undoable === 0 ? reading.match : taken(Match.resume(served.game, then, kept?.match));
  const { told, heads } = shown(seats, then, kept, match);
  const isTold = (on: number): boolean => [...told.values()].includes(on);
  return {
    seq: reading.next,
    last: rows.at(-1)!.body,
    sum: {
      entries: sum.entries,
      back: sum.back,
      settled: sum.settled,
      known: sum.known,
      ended: sum.ended,
      undone: sum.undone,
    },
    match: match.snapshot(),
    told: [...told],
    heads: [...heads].filter(([on]) => isTold(on)).toSorted(([a], [b]) => a - b),
  };
}

function taken<Value>(result: Result<Value, Refusal>): Value {
  if (!result.ok) throw new Error(`a game in progress does not replay: ${result.error.key}`);
  return result.value;
}
