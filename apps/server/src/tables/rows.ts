import {
  RECORD_FORMAT,
  type Entry,
  type GameRecord,
  type GameTypes,
  type Json,
  type JsonObject,
  type Match,
} from "@ara/kernel";
import { TableError, type Step, type TableTypes } from "@ara/protocol";
import type { EntryTable, GameTable, SeatTable } from "../store/database.ts";

/** A step as it is kept, and back. */

interface Back {
  readonly to: number;
  /** How many entries the record says were taken back. */
  readonly marks: number;
  /** What was signed of all steps taken back since the last entry. */
  readonly undone?: readonly JsonObject[];
}

export type StepRow = Pick<EntryTable, "seat" | "kind" | "act" | "body">;

export function rowOf<T extends TableTypes>(
  { seat, id, ahead }: Step<T>,
  record: () => GameRecord,
  undone: readonly JsonObject[],
): StepRow {
  const act = id ?? null;
  if ("entry" in ahead) return { seat, kind: "act", act, body: JSON.stringify(ahead.entry) };
  const back: Back = { to: ahead.to, marks: Number(record().back ?? 0), undone };
  return { seat, kind: "back", act, body: JSON.stringify(back) };
}

/** What was signed of steps taken back since the last entry, as far as the last of all rows says. */
export function undoneIn(row: StepRow | undefined): readonly JsonObject[] {
  return row?.kind === "back" ? ((JSON.parse(row.body) as Back).undone ?? []) : [];
}

/** Does to a game what a row says that somebody has done elsewhere. */
export function follow<T extends GameTypes>(match: Match<T>, { seat, kind, body }: StepRow): void {
  // Whoever sits there now is not known here: the table has to be read anew.
  if (kind === "seat") throw new Error("a seat has changed hands");
  if (kind === "end") throw new Error("all have agreed to end it");
  if (kind === "back") return match.goBack((JSON.parse(body) as Back).to);
  const entry = JSON.parse(body) as Entry;
  const action = match.game.json.readAction(match.state, seat, entry.action);
  const prepared = action.ok ? match.prepare(seat, action.value) : action;
  if (!prepared.ok) throw new TableError(prepared.error);
  return match.take({ ...prepared.value, entry });
}

/** How many entries there were when a seat last changed hands. */
export function settledAt(rows: readonly StepRow[]): number {
  let [entries, settled] = [0, 0];
  for (const { kind, body } of rows) {
    if (kind === "act") entries++;
    else if (kind === "back") entries = (JSON.parse(body) as Back).to;
    else if (kind === "seat") settled = entries;
  }
  return settled;
}

/** The record that a game's rows amount to, with all its secrets. */
export function recordOf(game: GameTable, seats: readonly SeatTable[], rows: readonly StepRow[]): GameRecord {
  const entries: Entry[] = [];
  let back = 0;
  for (const { kind, body } of rows) {
    if (kind === "seat" || kind === "end") continue;
    if (kind === "act") {
      entries.push(JSON.parse(body) as Entry);
      back = 0;
    } else {
      const { to, marks } = JSON.parse(body) as Back;
      entries.length = to;
      back = marks;
    }
  }
  const { seed, salt, commitment, nonces, deal, rules } = game;
  return {
    format: RECORD_FORMAT,
    game: game.game,
    rules,
    config: JSON.parse(game.config) as Json,
    seats: seats.map(({ name }) => name),
    chance: JSON.parse(deal!) as Json,
    seed: { commitment, nonces: JSON.parse(nonces) as string[], salt, reveal: seed },
    entries,
    ...(back > 0 && { back }),
  };
}
