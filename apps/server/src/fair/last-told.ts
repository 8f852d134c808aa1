import { open, step, type Game, type GameRecord, type GameTypes, type Viewer } from "@ara/kernel";

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
): Map<Viewer, number> {
  const { length } = record.entries;
  for (let looked = LOOKED_AT; ; looked *= 2) {
    const from = Math.max(0, length - looked);
    const told = toldSince(newest, record, viewers, from);
    if (from === 0 || told.size === viewers.length)
      return new Map(viewers.map((viewer) => [viewer, told.get(viewer) ?? 0]));
  }
}

function toldSince<T extends GameTypes>(
  newest: Game<T>,
  record: GameRecord,
  viewers: readonly Viewer[],
  from: number,
): Map<Viewer, number> {
  const told = new Map<Viewer, number>();
  const opening = open(newest, record);
  if (!opening.ok) throw new Error(`a game in progress does not open: ${opening.error.key}`);
  const { game, state } = opening.value;
  const viewsNow = (): string[] => viewers.map((viewer) => JSON.stringify(game.view(state, viewer)));
  let views = from === 0 ? viewsNow() : [];
  for (const [i, entry] of record.entries.entries()) {
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
