import type { Seat } from "@ara/kernel";
import type { Action, Card } from "@ara/pax";
import { signal } from "@preact/signals";
import type { Desk as AnyDesk, Line as AnyLine } from "../../../sitting/desk.ts";
import type { PaxAtTable } from "../types.ts";

/** A table of PAX on the screen. */
export type Desk = AnyDesk<PaxAtTable>;
export type Line = AnyLine<PaxAtTable>;

/** What the screen alone knows: nothing of it is part of the game. */
export class Hands {
  /** The drawn card that is about to be placed, when several are in sight. */
  readonly picked = signal<Card | null>(null);
  /** An action that waits to be confirmed. */
  readonly armed = signal<Action | null>(null);
  /** Places and seats a line of the log is about. */
  readonly named = signal<readonly string[]>([]);
  /** A card being dragged. */
  readonly dragged = signal<Card | null>(null);
  /** On a phone, one part of the table at a time. */
  readonly tab = signal<"table" | "rome" | "players" | "log">("table");
  readonly dialog = signal<"keys" | "menu" | null>(null);
}

export const nameOf =
  (desk: Pick<Desk, "seats">) =>
  (seat: Seat): string =>
    desk.seats[seat]?.name ?? "";
