import type { Seat } from "@ara/kernel";
import type { Action, Card, CategoryName } from "@ara/pax";
import { signal } from "@preact/signals";
import { isOnline } from "../../../online/address.ts";
import type { Desk as AnyDesk, Line as AnyLine } from "../../../sitting/desk.ts";
import type { PaxAtTable, PaxNews } from "../types.ts";

/** A table of PAX on the screen. */
export type Desk = AnyDesk<PaxAtTable>;
export type Line = AnyLine<PaxAtTable>;

/** What can be looked into beside the table. */
export type Sheet =
  | { readonly type: "player"; readonly seat: Seat }
  | { readonly type: "rome" }
  | { readonly type: "slipped" }
  | { readonly type: "category"; readonly category: CategoryName }
  /** A rule, and what it was looked up from; no number: the chapters. */
  | { readonly type: "rule"; readonly rule: string; readonly from: Sheet | null };

/** What the screen alone knows: nothing of it is part of the game. */
export class Hands {
  /** Which drawn card is about to be placed, when several are in sight. */
  readonly picked = signal(0);
  /** 8.5: the card to keep, and the one for under the deck. */
  readonly kept = signal<Card | null>(null);
  readonly under = signal<Card | null>(null);
  /** An action that waits to be confirmed. */
  readonly armed = signal<Action | null>(null);
  /** Places and seats a line of the log is about. */
  readonly named = signal<readonly string[]>([]);
  /** A card being dragged. */
  readonly dragged = signal<Card | null>(null);
  /** On a phone, one part of the table at a time. */
  readonly tab = signal<"table" | "rome" | "players" | "log">("table");
  readonly dialog = signal<"keys" | "menu" | "seats" | null>(null);
  /** Closes the table while somebody changes who sits where; absent at a table that is not kept. */
  reseat: ((change: () => Promise<void>) => Promise<void>) | null = null;
  /** What is looked into beside the table. */
  readonly sheet = signal<Sheet | null>(null);
  /** Whether every key stands beside what it presses. */
  readonly keysShown = signal(false);
  /** The end of the game: ahead while it runs, then up on its stage, then seen. */
  readonly finale = signal<"ahead" | "up" | "seen" | null>(null);
  /** The turns, counted from the first, whose steps are read. */
  readonly steps = signal<readonly number[]>([]);
  /** A turn that is shown once more, and how the table looked then. */
  readonly again = signal<{ readonly turn: number; readonly news: PaxNews } | null>(null);
}

export const nameOf =
  (desk: Pick<Desk, "seats">) =>
  (seat: Seat): string =>
    desk.seats[seat]?.name ?? "";

/** Whether everybody else sits at a screen of his own. */
export const isElsewhere = ({ id }: Pick<Desk, "id">): boolean => id !== null && isOnline(id);
