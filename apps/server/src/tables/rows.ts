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

/** What was signed of steps taken back since the last entry, after a step. */
export const undoneIn = ({ kind, body }: StepRow): readonly JsonObject[] =>
  kind === "back" ? ((JSON.parse(body) as Back).undone ?? []) : [];

/** To how few entries a step goes back, if it does. */
export const backIn = ({ kind, body }: StepRow): number | undefined =>
  kind === "back" ? (JSON.parse(body) as Back).to : undefined;

/** Nothing has failed: what was done elsewhere is more than a step, and the table has to be read anew. */
export class ToReadAnew extends Error {}

/** Does to a game what a row says that somebody has done elsewhere. */
export function follow<T extends GameTypes>(match: Match<T>, { seat, kind, body }: StepRow): void {
  // Whoever sits there now is not known here; nor how a game ended before its end.
  if (kind === "seat" || kind === "end") throw new ToReadAnew();
  if (kind === "back") return match.goBack((JSON.parse(body) as Back).to);
  const entry = JSON.parse(body) as Entry;
  const action = match.game.json.readAction(match.state, seat, entry.action);
  const prepared = action.ok ? match.prepare(seat, action.value) : action;
  if (!prepared.ok) throw new TableError(prepared.error);
  return match.take({ ...prepared.value, entry });
}

/** So many of a seat's last answers are known again. */
const KNOWN = 64;

/** What a game's rows amount to. */
export interface Sum {
  readonly entries: readonly Entry[];
  /** What was taken back since the last entry, and left a mark. */
  readonly back: number;
  /** How many entries there were when a seat last changed hands. */
  readonly settled: number;
  /** By seat: the names of its last answers. */
  readonly known: readonly (readonly string[])[];
  /** All have agreed that nothing follows. */
  readonly ended: boolean;
  /** What was signed of steps taken back since the last entry. */
  readonly undone: readonly JsonObject[];
}

const NOTHING: Sum = { entries: [], back: 0, settled: 0, known: [], ended: false, undone: [] };

/** Adds rows to what those before amount to; and to how few entries the game went back meanwhile. */
export function sumOf(rows: readonly StepRow[], before: Sum = NOTHING): Sum & { readonly least: number } {
  const entries = before.entries.slice();
  const known = before.known.map((names) => names.slice());
  let { back, settled, ended, undone } = before;
  let least = entries.length;
  for (const { kind, seat, act, body } of rows) {
    if (act !== null) (known[seat] ??= []).push(act);
    if (kind === "act") {
      entries.push(JSON.parse(body) as Entry);
      back = 0;
      undone = [];
    } else if (kind === "back") {
      const { to, marks, undone: signed = [] } = JSON.parse(body) as Back;
      undone = signed;
      entries.length = to;
      back = marks;
      least = Math.min(least, to);
    } else if (kind === "end") ended = true;
    else settled = entries.length;
  }
  // A seat of which nothing is known is a hole.
  const names = Array.from(known, (of) => (of ?? []).slice(-KNOWN));
  return { entries, back, settled, ended, undone, least, known: names };
}

/** The record that a game's rows amount to, with all its secrets. */
export const recordOf = (game: GameTable, seats: readonly SeatTable[], rows: readonly StepRow[]): GameRecord =>
  recordWith(game, seats, sumOf(rows));

export function recordWith(game: GameTable, seats: readonly SeatTable[], { entries, back }: Sum): GameRecord {
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
