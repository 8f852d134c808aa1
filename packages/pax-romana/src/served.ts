import type { Seat } from "@ara/kernel";
import type { Action } from "./action.ts";
import { paxRomana } from "./game.ts";
import { OPEN_VERBS } from "./open-verbs.ts";
import { promptOf, type Prompt } from "./prompt/index.ts";
import { underWay } from "./question.ts";
import type { View } from "./view.ts";

/** Pax Romana as a table serves it. */
export const servedPaxRomana = {
  game: paxRomana,
  prompt: (view: View, seat: Seat): Prompt | null => promptOf(view, seat),
  isOpen: ({ type }: Action): boolean => OPEN_VERBS[type],
  /** 17.15: answers to an instant; pauses are only for those who have said that they want them. */
  lasts: (view: View): boolean =>
    view.frames.at(-1)?.proc === "cardWindow" && underWay(view, "cardWindow")?.window !== "pause",
};
