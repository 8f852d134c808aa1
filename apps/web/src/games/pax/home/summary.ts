import { open, step } from "@ara/kernel";
import { pax, readConfig, readOutcome, type Config, type Outcome } from "@ara/pax";
import type { Saved } from "../../../store/saved.ts";

/** What can be said of a kept game without opening it. */
export type Summary =
  | { readonly type: "running"; readonly config: Config; readonly round: number; readonly toAct: readonly number[] }
  | { readonly type: "over"; readonly config: Config; readonly outcome: Outcome }
  | { readonly type: "broken" };

/** Plays a record up to where it stands. Nothing is verified here: the table does that when it opens the game. */
export function summarise({ record, config, over }: Saved): Summary {
  const read = readConfig(config);
  if (!read.ok) return { type: "broken" };
  if (over) {
    const outcome = readOutcome(record?.result);
    return outcome.ok ? { type: "over", config: read.value, outcome: outcome.value } : { type: "broken" };
  }
  // A game that nobody has opened yet.
  if (!record) return { type: "running", config: read.value, round: 1, toAct: [] };
  const opening = open(pax, record);
  if (!opening.ok) return { type: "broken" };
  const { state } = opening.value;
  for (const entry of record.entries) if (!step(pax, state, entry).ok) return { type: "broken" };
  return { type: "running", config: read.value, round: state.round, toAct: pax.toAct(state) };
}
