import { FastChance, type Game, type Seat } from "@ara/kernel";
import { actionType, place, placeTo, TO_DECK, TO_HAND, TO_LEGION, type Action } from "./action.ts";
import type { Pax } from "./contract.ts";
import { determinize } from "./determinize.ts";
import { promptOf, type Prompt } from "./prompt.ts";
import type { View } from "./view.ts";

/** What a table needs of the game: its rules, and how its questions are put. */
export const servedBy = (game: Game<Pax>) => ({
  game,
  // Asked of a guess from the view: what the seat cannot know cannot be in the question.
  prompt: (view: View, seat: Seat): Prompt => promptOf(determinize(view, new FastChance("prompt")), seat),
  /**
   * 3.3: where only the hand or only the place under the deck is left, a drawn card goes there. Which places are left is
   * public, and that alone decides whether somebody is asked.
   */
  forced({ step, decider, drawn, places }: View, seat: Seat): Action | null {
    const card = drawn[0] ?? null;
    if (step !== "draw" || decider !== seat || card === null || places.legion > 0) return null;
    if (places.hand > 0 && places.deck > 0) return null;
    return place(card, places.hand > 0 ? TO_HAND : TO_DECK);
  },
  isOpen(action: Action): boolean {
    const type = actionType(action);
    if (type === "place") return placeTo(action) >= TO_LEGION;
    return type !== "keep" && type !== "start";
  },
});
