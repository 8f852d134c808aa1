import { ScriptedChance } from "@ara/kernel";
import { pax, type Event, type Pax, type State } from "@ara/pax";
import type { Replay } from "@ara/protocol";

/** Whose turn begins is a heading: it is no line of the log, and no step of a replay. */
export const isTold = ({ type }: Event): boolean => type !== "turn" && type !== "round";

/** What is told before it is done stands so when the next thing is told; a price is paid in between. */
const TOLD_FIRST: ReadonlySet<Event["type"]> = new Set(["bought", "played", "started", "conspiratus"]);

/**
 * The table when an event of a decision has been told, counted from 0 among those that are told. With the last of them
 * the decision is done. The rules decide once more, and are watched while they do.
 */
export function stateAt(replay: Replay<Pax>, at: number, event: number): State {
  const after = replay.state(at);
  const entry = replay.record.entries[at - 1];
  if (!entry) return after;
  const state = pax.clone(replay.state(at - 1));
  const action = pax.json.readAction(state, entry.seat, entry.action);
  if (!action.ok) return after;
  const all: { readonly event: Event; readonly state: State }[] = [];
  const chance = new ScriptedChance(entry.outcomes ?? []);
  pax.apply(state, entry.seat, action.value, chance, (told) => all.push({ event: told, state: pax.clone(state) }));

  const told = all.filter((one) => isTold(one.event));
  const now = told[event];
  if (!now || now === told.at(-1)) return after;
  if (!TOLD_FIRST.has(now.event.type)) return now.state;
  return all.slice(all.indexOf(now) + 1).find((one) => one.event.type !== "aurei")?.state ?? after;
}
