import type { Game, Seat } from "@ara/kernel";
import type { Action } from "./action.ts";
import type { PaxRomana } from "./contract.ts";
import { OPEN_VERBS } from "./open-verbs.ts";
import type { Prompt } from "./prompt/detail.ts";
import { underWay } from "./under-way.ts";
import type { View } from "./view.ts";

/** What a table needs of the game: its rules, and how its questions are put. */
export interface ServedPaxRomana {
  readonly game: Game<PaxRomana>;
  readonly prompt: (view: View, seat: Seat) => Prompt | null;
  readonly isOpen: (action: Action) => boolean;
  readonly lasts: (view: View) => boolean;
}

export const servedBy = (game: Game<PaxRomana>, prompt: ServedPaxRomana["prompt"]): ServedPaxRomana => ({
  game,
  prompt,
  isOpen: ({ type }) => OPEN_VERBS[type],
  /** 17.15: answers to an instant; pauses are only for those who have said that they want them. */
  lasts: (view) => view.frames.at(-1)?.proc === "cardWindow" && underWay(view, "cardWindow")?.window !== "pause",
});
