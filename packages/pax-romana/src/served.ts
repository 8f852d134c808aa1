import type { Seat } from "@ara/kernel";
import type { Action, Verb } from "./action.ts";
import { paxRomana } from "./game.ts";
import { promptOf, type Prompt } from "./prompt/index.ts";
import type { View } from "./view.ts";

/** What is decided under seal (3.2, 6.22, 8.15, 10.7), or between a few (4.1). */
const SEALED: ReadonlySet<Verb> = new Set<Verb>([
  "bid",
  "discardObjective",
  "giveUp",
  "keepSilent",
  "lasting",
  "leaderAt",
  "offer",
  "order",
  "orderAt",
  "orderNumber",
  "orderProvince",
  "orderRebuild",
  "orderUnit",
  "show",
  "take",
  "talk",
  "term",
  "termSpace",
  "termTalents",
  "undoOrder",
]);

/** Pax Romana as a table serves it. */
export const servedPaxRomana = {
  game: paxRomana,
  prompt: (view: View, seat: Seat): Prompt | null => promptOf(view, seat),
  isOpen: ({ type }: Action): boolean => !SEALED.has(type),
};
