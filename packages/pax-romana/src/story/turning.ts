import type { Event } from "../event.ts";
import { battlesIn } from "./battles.ts";
import type { Chapter } from "./chapters.ts";
import { handsIn } from "./hands.ts";

/** How much a chapter changed: capitals above all, then provinces, Towns and Cities, battles that were fought. */
function weightOf(events: readonly Event[]): number {
  const { nodes, provinces } = handsIn(events);
  const capitals = events.filter(({ type }) => type === "capitalLost" || type === "capitalRetaken").length;
  const fought = battlesIn(events).filter(({ battlePoints }) => battlePoints !== null).length;
  return 5 * capitals + 2 * provinces.length + nodes.length + fought;
}

/** The places of the chapters in which most changed hands, in the order they came. */
export function turningPoints(chapters: readonly Pick<Chapter, "events">[], most: number): number[] {
  const weights = chapters.map(({ events }) => weightOf(events));
  return weights
    .map((weight, i) => ({ weight, i }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.i - b.i)
    .slice(0, most)
    .map(({ i }) => i)
    .toSorted((a, b) => a - b);
}
