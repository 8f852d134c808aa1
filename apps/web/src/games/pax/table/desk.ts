import type { Reason } from "@ara/bots";
import type { Refusal, Seat, Viewer } from "@ara/kernel";
import type { Action, Card, Event } from "@ara/pax";
import type { TableSeat } from "@ara/protocol";
import { signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Advice, PaxNews } from "../types.ts";

/** A line of the log, and why the bot behind it did so, where it may say. */
export interface Line {
  readonly event: Event;
  readonly said: Reason | null;
}

/** A refusal to be shown, and what it is about. */
export interface Refused {
  readonly action: Action | null;
  readonly refusal: Refusal;
}

/**
 * All a table on the screen needs: what is shown, and what can be done. A game in progress is one; so is a lesson, or a
 * game that is looked back on.
 */
export interface Desk {
  /** The game in the address; `null` for a table that is not kept. */
  readonly id: string | null;
  readonly seats: readonly TableSeat[];
  readonly viewer: Viewer;
  /** What is on the screen now; later news may be waiting their turn. */
  readonly news: ReadonlySignal<PaxNews>;
  readonly lines: ReadonlySignal<readonly Line[]>;
  /** The first line this viewer has not seen yet when his turn began. */
  readonly since: ReadonlySignal<number>;
  /** Whether more news are waiting to be shown. */
  readonly busy: ReadonlySignal<boolean>;
  readonly refused: Signal<Refused | null>;
  readonly advice: ReadonlySignal<Advice | "thinking" | null>;
  /** Does it, or shows why not. */
  act(action: Action): Promise<void>;
  undo(all: boolean): Promise<void>;
  /** Shows why an action is refused, or does nothing if it is not. */
  why(action: Action): Promise<void>;
  advise(): Promise<void>;
  /** Shows everything that is waiting at once. */
  skip(): void;
}

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
