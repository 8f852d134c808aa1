import type { Chance } from "../chance.ts";
import { FastChance } from "../fast.ts";
import type { Game, GameTypes, Tell } from "../game.ts";
import { demand, within } from "./demand.ts";
import { checkInvariants, dueOf } from "./moment.ts";

export interface WalkOptions<T extends GameTypes> {
  /** A game with more actions than this counts as endless. */
  readonly limit?: number;
  /** Only the beginning of the game: so many actions at most. */
  readonly most?: number | undefined;
  readonly choose?: ((legal: readonly T["action"][], chance: Chance, state: T["state"]) => T["action"]) | undefined;
  /** Changes the first state before anybody acts, so that more is met than a set-up has. */
  readonly prepare?: ((state: T["state"], chance: Chance) => void) | undefined;
  readonly tell?: Tell<T> | undefined;
}

/**
 * One game at a brisk pace, for hundreds of thousands of them: the invariants after every action, nobody ever stuck,
 * and an outcome at the end. Returns the number of actions.
 */
export function checkWalk<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
  seed: string,
  {
    limit = 10_000,
    most = Infinity,
    choose = (legal, chance) => chance.pick(legal),
    prepare,
    tell,
  }: WalkOptions<T> = {},
): number {
  let actions = 0;
  return within(
    () => `${game.id}, seed "${seed}", after ${actions} actions`,
    () => {
      const chance = new FastChance(seed);
      const state = game.setup(config, game.deal(config, chance));
      prepare?.(state, chance);
      for (;;) {
        checkInvariants(game, state);
        const due = dueOf(game, state);
        if (due.length === 0) break;
        if (actions >= most) return actions;
        demand(actions < limit, () => "the game does not end");
        const { seat, legal } = chance.pick(due);
        game.apply(state, seat, choose(legal, chance, state), chance, tell);
        actions++;
      }
      demand(game.outcome(state) !== undefined, () => "there is no outcome at the end");
      return actions;
    },
  );
}
