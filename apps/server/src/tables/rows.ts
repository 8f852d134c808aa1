import type { Entry, GameRecord, Json } from "@ara/kernel";
import { RECORD_FORMAT } from "@ara/kernel";
import type { KeptStep, Step, TableTypes } from "@ara/protocol";
import type { EntryTable, GameTable, SeatTable } from "../store/database.ts";

/** A step as it is kept, and back. */

interface Back {
  readonly to: number;
  /** How many entries the record says were taken back. */
  readonly marks: number;
}

export type StepRow = Pick<EntryTable, "seat" | "kind" | "act" | "body">;

export function rowOf<T extends TableTypes>({ seat, id, ahead }: Step<T>, record: () => GameRecord): StepRow {
  const act = id ?? null;
  if ("entry" in ahead) return { seat, kind: "act", act, body: JSON.stringify(ahead.entry) };
  const back: Back = { to: ahead.to, marks: Number(record().back ?? 0) };
  return { seat, kind: "back", act, body: JSON.stringify(back) };
}

export function stepOf({ seat, kind, act, body }: StepRow): KeptStep {
  const id = act ?? undefined;
  if (kind === "act") return { seat, id, entry: JSON.parse(body) as Entry };
  return { seat, id, to: (JSON.parse(body) as Back).to };
}

/** The record that a game's rows amount to, with all its secrets. */
export function recordOf(game: GameTable, seats: readonly SeatTable[], rows: readonly StepRow[]): GameRecord {
  const entries: Entry[] = [];
  let back = 0;
  for (const { kind, body } of rows) {
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
