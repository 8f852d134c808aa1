import type { Seat } from "@ara/kernel";
import type { Saved } from "../../../store/saved.ts";

/** Who is called "you": the one person of a game that was played here; -1 for nobody. */
export function readerOf({ seats, guest }: Pick<Saved, "seats" | "guest">): Seat {
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  return people.length === 1 && !guest ? people[0]! : -1;
}
