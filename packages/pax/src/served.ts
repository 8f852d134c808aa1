import { FastChance, type Seat } from "@ara/kernel";
import { actionType, placeTo, TO_LEGION, type Action } from "./action.ts";
import { pax } from "./game.ts";
import { promptOf, type Prompt } from "./prompt.ts";
import type { View } from "./view.ts";

/** PAX as a table serves it. */
export const servedPax = {
  game: pax,
  // Asked of a guess from the view: what the seat cannot know cannot be in the question.
  prompt: (view: View, seat: Seat): Prompt => promptOf(pax.determinize(view, new FastChance("prompt")), seat),
  isOpen(action: Action): boolean {
    const type = actionType(action);
    if (type === "place") return placeTo(action) >= TO_LEGION;
    return type !== "keep" && type !== "start";
  },
};
