import type { Event } from "@ara/pax";

/** A place on the board that a line of the log names. */
export type Place = `legion-${number}` | `player-${number}` | "rome" | "deck";

/** What a step is about: there it is lit up. */
export function placesOf(events: readonly Event[]): ReadonlySet<Place> {
  return new Set(events.flatMap(placesOfEvent));
}

function placesOfEvent(event: Event): Place[] {
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
    case "placed":
      return [`player-${event.seat}`, "deck"];
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
