import type { Seat } from "@ara/kernel";
import type { AtZero, Cut } from "../store/database.ts";
import type { Beside, OfferFacts } from "../consent/beside.ts";
import type { ClockRule, Clocks } from "../tables/clock.ts";
import type { SeatVacation } from "../vacation/told.ts";

/** What everybody at a table is told beside the game. */
export interface AroundTable {
  readonly t: "around";
  /** Seats whose players are here. */
  readonly here: readonly Seat[];
  readonly watchers: number;
  readonly clock: ClockRule;
  readonly clocks: Clocks;
  /** The server's time. */
  readonly now: number;
  /** What happens to a seat whose time is up. */
  readonly atZero: AtZero;
  /** The seats that whoever is told has left to bots; nobody else hears of it. */
  readonly left: readonly Seat[];
  /** What was last offered, while everything stands as it did then; told to those who play. */
  readonly offer: OfferFacts | null;
  readonly over: boolean;
  /** The game ended before the rules end it, and why. */
  readonly agreed: boolean;
  readonly cut: Cut | null;
  /** Seats whose players have lost by their time; and whether whoever is told was one of them. */
  readonly lost: readonly Seat[];
  readonly hasLost: boolean;
  /** All who played have left: nothing happens until one of them comes back or somebody takes a seat. */
  readonly deserted: boolean;
  /** Where those who played play again; told to them. */
  readonly rematch: string | null;
  /** Seats that whoever is told may take over from a bot. */
  readonly offered: readonly Seat[];
  /** Whether seats left to a bot are for others, and whether whoever is told decides on that. */
  readonly takeover: boolean;
  readonly host: boolean;
  /** Who plays in seats that were others' when the game began. */
  readonly names: Beside["names"];
  /** Whose clocks stand still when, since the clocks were last set. */
  readonly vacations: readonly SeatVacation[];
}

/** But for the time, which is told with it and is no news. */
export type Around = Omit<AroundTable, "now">;
