import type { Seat, Viewer } from "@ara/kernel";
import type { TableSeat } from "@ara/protocol";

/** Who looks back: somebody at the table, a spectator, or whoever may see everything of a finished game. */
export type Beholder = Viewer | "everything";

/**
 * From where a game may be looked at. A finished one from anywhere. A running one as its only person, or, where several
 * people share it or none plays, as a spectator: nothing hidden leaks.
 */
export function beholdersOf(over: boolean, seats: readonly TableSeat[]): readonly Beholder[] {
  const all = seats.map((_, seat) => seat);
  if (over) return [...all, "spectator", "everything"];
  const persons = all.filter((seat) => seats[seat]!.bot === null);
  return persons.length === 1 ? persons : ["spectator"];
}

/** Where one sits first: as the only person at the table, else as a spectator. */
export function firstBeholder(over: boolean, seats: readonly TableSeat[]): Beholder {
  const persons = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const own: Beholder = persons.length === 1 ? persons[0]! : "spectator";
  return beholdersOf(over, seats).includes(own) ? own : beholdersOf(over, seats)[0]!;
}

/** What the address says, if it may be. */
export function readBeholder(text: string | null, over: boolean, seats: readonly TableSeat[]): Beholder {
  const wanted: Beholder = text === "spectator" || text === "everything" ? text : Number(text ?? "NaN");
  return beholdersOf(over, seats).includes(wanted) ? wanted : firstBeholder(over, seats);
}

/** The seat a "what if" is offered first: the one looked from, else the one that decides. */
export const seatOf = (beholder: Beholder, toAct: readonly Seat[]): Seat =>
  typeof beholder === "number" ? beholder : (toAct[0] ?? 0);
