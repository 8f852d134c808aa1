import { FastChance } from "@ara/kernel";
import { actionType, pax, placeTo, promptOf, TO_LEGION } from "@ara/pax";
import type { Host } from "../game.ts";
import type { PaxAtTable } from "./types.ts";

/** PAX at a table. */
export const host: Host<PaxAtTable> = {
  served: {
    game: pax,
    // Asked of a guess from the view: what the seat cannot know cannot be in the question.
    prompt: (view, seat) => promptOf(pax.determinize(view, new FastChance("prompt")), seat),
    isOpen(action) {
      const type = actionType(action);
      if (type === "place") return placeTo(action) >= TO_LEGION;
      return type !== "keep" && type !== "start";
    },
  },
};
