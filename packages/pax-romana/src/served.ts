import type { Seat } from "@ara/kernel";
import type { Action } from "./action.ts";
import { paxRomana } from "./game.ts";
import { OPEN_VERBS } from "./open-verbs.ts";
import { promptOf, type Prompt } from "./prompt/index.ts";
import type { View } from "./view.ts";

/** Pax Romana as a table serves it. */
export const servedPaxRomana = {
  game: paxRomana,
  prompt: (view: View, seat: Seat): Prompt | null => promptOf(view, seat),
  isOpen: ({ type }: Action): boolean => OPEN_VERBS[type],
};
