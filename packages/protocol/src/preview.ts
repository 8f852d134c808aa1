import { Chance, FastChance, type Game, type Refusal, type Seat } from "@ara/kernel";
import type { Served } from "./served.ts";
import type { Preview, Rules, TableTypes } from "./table.ts";

/** Stops a preview where the rules ask for dice or cards. */
class AtChance extends Error {}

class NoChanceYet extends Chance {
  below(): number {
    throw new AtChance();
  }
}

const GUESS = "preview";

/**
 * Follows a row of answers from a view: on a guess of what the viewer cannot know, and only as far as the guess does not
 * matter. It ends before the first throw, the first thing shown, and the first decision of somebody else.
 */
export function previewOf<T extends TableTypes>(
  served: Served<T>,
  view: T["view"],
  seat: Seat,
  actions: readonly T["action"][],
): Preview<T> {
  const { game } = served;
  const guessed = game.determinize(view, new FastChance(GUESS));
  let at = { state: guessed, log: [] as readonly T["event"][] };
  let followed = 0;
  const stop = (stopped: Preview<T>["stopped"], refusal: Refusal | null = null): Preview<T> => {
    const then = game.view(at.state, seat);
    const prompt = game.asked(then).includes(seat) ? served.prompt(then, seat) : null;
    return { followed, view: then, log: at.log, prompt, stopped, refusal };
  };
  for (const action of actions) {
    if (!game.toAct(at.state).includes(seat)) return stop("others");
    const refusal = game.check(at.state, seat, action);
    if (refusal) return stop("refused", refusal);
    const next = follow(game, at.state, seat, action);
    if (next === "hidden") return stop(next);
    at = { state: next.state ?? at.state, log: [...at.log, ...next.log] };
    if (!next.state) return stop("chance");
    followed++;
  }
  return stop("followed");
}

/** Without a state where it came to a throw: then the log has what happens before it. */
function follow<T extends TableTypes>(
  game: Game<Rules<T>>,
  before: T["state"],
  seat: Seat,
  action: T["action"],
): { readonly state: T["state"] | null; readonly log: readonly T["event"][] } | "hidden" {
  let state: T["state"] | null = game.clone(before);
  const events: T["event"][] = [];
  try {
    game.apply(state, seat, action, new NoChanceYet(), (event) => events.push(event));
  } catch (error) {
    if (!(error instanceof AtChance)) throw error;
    state = null;
  }
  if (events.some((event) => game.reveals(event))) return "hidden";
  return { state, log: events.map((event) => game.seen(event, seat)).filter((event) => event !== undefined) };
}
