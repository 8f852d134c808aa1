import type { Chance } from "../chance.ts";
import { legalActions, type Game, type GameTypes, type Seat, type Viewer } from "../game.ts";
import { canonical } from "../json.ts";
import { demand, demandSame, spell, within } from "./demand.ts";
import { checkInvariants, dueOf } from "./moment.ts";

/**
 * What a viewer sees, and a state guessed from it: he must not be able to tell it from the true one, neither by looking
 * nor by what he may do. `tried` are actions of other moments, to be refused in both alike.
 */
export function checkKnowledge<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  viewer: Viewer,
  tried: readonly T["action"][],
  chance: Chance,
): void {
  const view = game.view(state, viewer);
  const seen = spell(view);
  if (viewer !== "spectator")
    demand(
      game.asked(view).includes(viewer) === game.toAct(state).includes(viewer),
      () => `viewer ${viewer} cannot tell whether it is asked`,
    );
  demandSame(view, game.view(game.clone(state), viewer), () => `viewer ${viewer} sees something else in a clone`);
  within(
    () => `in a state guessed for viewer ${viewer}`,
    () => {
      const guess = game.determinize(view, chance);
      demandSame(view, game.view(guess, viewer), () => "the view is another one");
      checkInvariants(game, guess);
      const due = dueOf(game, guess);
      demand((due.length === 0) === (game.toAct(state).length === 0), () => "the game is over in one of both only");
      if (viewer !== "spectator") checkRefusals(game, state, guess, viewer, tried);
      if (due.length === 0) return;
      const { seat, legal } = chance.pick(due);
      game.apply(guess, seat, chance.pick(legal), chance);
      demand(spell(view) === seen, () => "playing on changed the view it was guessed from");
    },
  );
}

/** What a player may do, and why not, follows from what he sees. */
function checkRefusals<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  guess: T["state"],
  seat: Seat,
  tried: readonly T["action"][],
): void {
  for (const action of [...tried, ...legalActions(game, state, seat), ...legalActions(game, guess, seat)]) {
    const refused = game.check(state, seat, action) ?? null;
    const refusedThere = game.check(guess, seat, action) ?? null;
    if (refused === refusedThere) continue;
    demandSame(refused, refusedThere, () => `${canonical(action)} gets another answer`);
  }
}
