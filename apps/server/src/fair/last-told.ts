import {
  open,
  step,
  type Entry,
  type Game,
  type GameRecord,
  type GameTypes,
  type Match,
  type Viewer,
} from "@ara/kernel";

/** What is known of a game as it stood after some entries. */
export interface ToldBefore<T extends GameTypes> {
  readonly on: number;
  readonly state: T["state"];
  readonly told: ReadonlyMap<Viewer, number>;
}

/**
 * After how many entries each viewer was last told something: he did it, saw an event of it, or his view changed. What others
 * did in secret since moves nothing that he is shown, also when a game is taken up again. `match`: the very game of the record,
 * which knows what happened since.
 */
export function lastTold<T extends GameTypes>(
  newest: Game<T>,
  record: GameRecord,
  viewers: readonly Viewer[],
  before?: ToldBefore<T>,
  match?: Pick<Match<T>, "game" | "eventsOf">,
): Map<Viewer, number> {
  const start = before?.on ?? 0;
  const told = new Map(viewers.map((viewer) => [viewer, before?.told.get(viewer) ?? 0]));
  const hear = (i: number, { game, entry, events }: Omit<Moment<T>, "state">): void => {
    for (const viewer of viewers)
      if (entry?.seat === viewer || events.some((event) => game.seen(event, viewer) !== undefined)) told.set(viewer, i);
  };
  const { entries } = record;
  if (match)
    for (let i = start; i < entries.length; i++)
      hear(i + 1, { game: match.game, entry: entries[i]!, events: match.eventsOf(i)! });
  else follow(newest, record, before, hear);
  // Views are dear to make: they are looked at only where somebody saw no event.
  const unsure = viewers
    .map((viewer) => ({ viewer, since: Math.max(start, told.get(viewer)!), view: "" }))
    .filter(({ since }) => since < record.entries.length);
  if (unsure.length > 0)
    follow(newest, record, before, (i, { game, state }) => {
      for (const one of unsure) {
        if (i < one.since) continue;
        const view = JSON.stringify(game.view(state, one.viewer));
        if (i > one.since && view !== one.view) told.set(one.viewer, i);
        one.view = view;
      }
    });
  return told;
}

interface Moment<T extends GameTypes> {
  readonly game: Game<T>;
  readonly state: T["state"];
  /** What led here; nothing at the start. */
  readonly entry: Entry | undefined;
  readonly events: readonly T["event"][];
}

/** Shows the game as it stood after so many entries, one after the other, from the start or from what is known. */
function follow<T extends GameTypes>(
  newest: Game<T>,
  record: GameRecord,
  before: ToldBefore<T> | undefined,
  look: (after: number, moment: Moment<T>) => void,
): void {
  const opening = open(newest, record);
  if (!opening.ok) throw new Error(`a game in progress does not open: ${opening.error.key}`);
  const { game } = opening.value;
  const state = before ? game.clone(before.state) : opening.value.state;
  const start = before?.on ?? 0;
  look(start, { game, state, entry: undefined, events: [] });
  for (let i = start; i < record.entries.length; i++) {
    const entry = record.entries[i]!;
    const done = step(game, state, entry);
    if (!done.ok) throw new Error(`a game in progress does not replay: ${done.error.key}`);
    look(i + 1, { game, state, entry, events: done.value });
  }
}
