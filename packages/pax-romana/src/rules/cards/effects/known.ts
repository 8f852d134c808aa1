import type { Card } from "../../../data/index.ts";
import type { CardEffect } from "./effect.ts";

let known: readonly CardEffect[] = [];

/** What the kinds of cards do, in their order: `index.ts` says it. Questions in which one may be played do not wait for that. */
export function know(effects: readonly CardEffect[]): void {
  known = effects;
}

/** What a kind of card does. */
export const effectOf = (card: Card): CardEffect => known[card]!;
