import type { Seat } from "@ara/kernel";
import { stoodStill, type ClockRule, type Clocks, type Leave, type Leaves } from "../tables/clock.ts";

/** A time during which the clock of a seat stands still. */
export interface SeatVacation extends Leave {
  readonly seat: Seat;
}

/** What a table is told of vacations: of a clock that runs those which count for it, else all that are not over. */
export const toldVacations = (rule: ClockRule, clocks: Clocks, leaves: Leaves): readonly SeatVacation[] =>
  rule.kind !== "days"
    ? []
    : [...leaves].flatMap(([seat, all]) => {
        const told = clocks.running.includes(seat) ? stoodStill(clocks, seat, leaves) : all;
        return told.filter(({ until }) => until > clocks.at).map((leave) => ({ seat, ...leave }));
      });
