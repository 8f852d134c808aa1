import { open, step, type Game, type GameRecord, type GameTypes, type Viewer } from "@ara/kernel";

/** What is known of a game as it stood after some entries. */
export interface ToldBefore<T extends GameTypes> {
  readonly on: number;
  readonly state: T["state"];
  readonly told: ReadonlyMap<Viewer, number>;
}

/** So many of the last entries are looked at first; where that is not enough, twice as many. */
const LOOKED_AT = 16;

/**
 * After how many entries each viewer was last told something: he did it, saw an event of it, or his view changed. What others
 * did in secret since moves nothing that he is shown, also when a game is taken up again.
 */
export function lastTold<T extends GameTypes>(
  newest: Game<T>,
  record: GameRecord,
  viewers: readonly Viewer[],
  before?: ToldBefore<T>,
): Map<Viewer, number> {
  const { length } = record.entries;
  const start = before?.on ?? 0;
  for (let looked = LOOKED_AT; ; looked *= 2) {
    const from = Math.max(start, length - looked);
    const told = toldSince(newest, record, viewers, from, before);
    if (from === start || told.size === viewers.length)
      return new Map(viewers.map((viewer) => [viewer, told.get(viewer) ?? before?.told.get(viewer) ?? 0]));
  }
}

function toldSince<T extends GameTypes>(
  newest: Game<T>,
  record: GameRecord,
  viewers: readonly Viewer[],
  from: number,
  before: ToldBefore<T> | undefined,
): Map<Viewer, number> {
  const told = new Map<Viewer, number>();
  const opening = open(newest, record);
  if (!opening.ok) throw new Error(`a game in progress does not open: ${opening.error.key}`);
  const { game } = opening.value;
  const start = before?.on ?? 0;
  const state = before ? game.clone(before.state) : opening.value.state;
  const viewsNow = (): string[] => viewers.map((viewer) => JSON.stringify(game.view(state, viewer)));
  let views = from === start ? viewsNow() : [];
  for (let i = start; i < record.entries.length; i++) {
    const entry = record.entries[i]!;
    const done = step(game, state, entry);
    if (!done.ok) throw new Error(`a game in progress does not replay: ${done.error.key}`);
    if (i < from - 1) continue;
    const now = viewsNow();
    if (i >= from)
      for (const [n, viewer] of viewers.entries())
        if (
          entry.seat === viewer ||
          views[n] !== now[n] ||
          done.value.some((event) => game.seen(event, viewer) !== undefined)
        )
          told.set(viewer, i + 1);
    views = now;
  }
  return told;
}
