import type { Seat } from "@ara/kernel";
import type { ClockRule } from "../tables/clock.ts";

/** A seat has changed hands. */
export interface Handed {
  readonly seat: Seat;
  readonly at: number;
  /** A bot got it since its player's time was up. */
  readonly late: boolean;
}

const MINUTE = 60_000;
/** Whoever was out of time has so long to come back before others may take his seat; whoever left it has left it. */
const GRACE: Readonly<Record<ClockRule["kind"], number>> = { none: 0, live: 2 * MINUTE, days: 24 * 60 * MINUTE };

/** From when on others may take a seat that was left to a bot. */
export const freeFrom = ({ kind }: ClockRule, { at, late }: Pick<Handed, "at" | "late">): number =>
  late ? at + GRACE[kind] : at;
