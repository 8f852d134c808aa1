import type { Event } from "@ara/pax";
import type { Moment } from "./outline.ts";

/** A place on the board that a line of the log names. */
export type Place = `legion-${number}` | `player-${number}` | "rome" | "deck";

/** What is lit up: whatever is told now names, or whoever decided to do nothing. */
export function placesAt({ log, event, by }: Pick<Moment, "log" | "event" | "by">): ReadonlySet<Place> {
  const told = log[event];
  return new Set(told ? placesOf(told) : by === null ? [] : [`player-${by}` as const]);
}

function placesOf(event: Event): Place[] {
  switch (event.type) {
    case "dealtToRome":
    case "over":
      return ["rome"];
    case "laid":
      return [`legion-${event.legion}`];
    case "collected":
      return [`legion-${event.legion}`, "rome"];
    case "fed":
    case "bought":
      return [`player-${event.seat}`, `legion-${event.legion}`];
    case "peeked":
    case "tribute":
      return [`player-${event.seat}`, "rome"];
    case "dealt":
    case "drew":
    case "kept":
      return [`player-${event.seat}`, "deck"];
    case "placed":
      return event.to === "deck" ? [`player-${event.seat}`, "deck"] : [`player-${event.seat}`];
    case "started":
    case "played":
    case "conspiratus":
    case "passed":
    case "aurei":
      return [`player-${event.seat}`];
    default:
      // Whose turn it is says the line above the board.
      return [];
  }
}
