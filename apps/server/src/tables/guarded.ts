import { err, refuse, type Game, type GameTypes, type Match } from "@ara/kernel";

/** What must be true of every state and is not of this one. */
function brokenIn<T extends GameTypes>(game: Game<T>, state: T["state"]): string | undefined {
  try {
    return game.invariants.find((invariant) => !invariant.holds(state))?.name;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * A game in which no step is worked out that ends where play cannot be: it is a fault like an exception of the rules, and the
 * game stands as it stood. `failed` is told of either.
 */
export function guarded<T extends GameTypes>(match: Match<T>, failed: () => void): Match<T> {
  const prepare = match.prepare.bind(match);
  match.prepare = (seat, action, extra) => {
    const prepared = prepare(seat, action, extra);
    const broken = prepared.ok ? brokenIn(match.game, prepared.value.state) : undefined;
    const checked = broken === undefined ? prepared : err(refuse("match.fault", { detail: `broken: ${broken}` }));
    if (!checked.ok && checked.error.key === "match.fault") failed();
    return checked;
  };
  return match;
}
