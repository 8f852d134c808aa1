import { actionType, pax, placeTo, promptOf, TO_LEGION, type Pax, type Prompt } from "@ara/pax";
import type { Served } from "./local-table.ts";

/** PAX at a table. */
export const servedPax: Served<Pax, Prompt> = {
  game: pax,
  prompt: promptOf,
  isOpen(action) {
    const type = actionType(action);
    if (type === "place") return placeTo(action) >= TO_LEGION;
    return type !== "keep" && type !== "start";
  },
};
