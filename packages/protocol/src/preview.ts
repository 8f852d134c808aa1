import { Chance, FastChance, type Refusal, type Seat } from "@ara/kernel";
import type { Served } from "./served.ts";
import type { Preview, TableTypes } from "./table.ts";

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
  const log: T["event"][] = [];
  let state = game.determinize(view, new FastChance(GUESS));
  let followed = 0;
  const stop = (stopped: Preview<T>["stopped"], refusal: Refusal | null = null): Preview<T> => {
    const then = game.view(state, seat);
    const prompt = game.asked(then).includes(seat) ? served.prompt(then, seat) : null;
    return { followed, view: then, log, prompt, stopped, refusal };
  };
  for (const action of actions) {
    if (!game.toAct(state).includes(seat)) return stop("others");
    const refusal = game.check(state, seat, action);
    if (refusal) return stop("refused", refusal);
    const next = game.clone(state);
    const events: T["event"][] = [];
    const isThrown = throws(() => game.apply(next, seat, action, new NoChanceYet(), (event) => events.push(event)));
    if (events.some((event) => game.reveals(event))) return stop("hidden");
    // What happens before a throw is told, though the answer is not followed to its end.
    log.push(...events.flatMap((event) => game.seen(event, seat) ?? []));
    if (isThrown) return stop("chance");
    state = next;
    followed++;
  }
  return stop("followed");
}

/** Whether it came to dice or cards. */
function throws(act: () => void): boolean {
  try {
    act();
    return false;
  } catch (error) {
    if (error instanceof AtChance) return true;
    throw error;
  }
}
