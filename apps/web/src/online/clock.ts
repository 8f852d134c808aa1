import type { Seat } from "@ara/kernel";

/** How time is given at a table on the server, as the server says it; in milliseconds. */
export type ClockRule =
  | { readonly kind: "none" }
  | { readonly kind: "live"; readonly bank: number; readonly increment: number }
  | { readonly kind: "days"; readonly days: number };

export type AtZero = "bot" | "nothing" | "loses";

/** How the clocks stood at a moment; some have run since. */
export interface Clocks {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly at: number;
  /** They stand still by agreement. */
  readonly paused?: true;
}

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** While it lasts, the clock of a seat stands still: as the server counts it. */
export interface Vacation {
  readonly seat: Seat;
  readonly from: number;
  readonly until: number;
}

/** What a seat has left; never less than nothing. */
export function leftAt(clocks: Clocks, seat: Seat, now: number, vacations: readonly Vacation[] = []): number {
  const { left, running, at } = clocks;
  const full = left[seat] ?? 0;
  if (!running.includes(seat)) return full;
  const still = vacations
    .filter((one) => one.seat === seat)
    .reduce((all, { from, until }) => all + Math.max(0, Math.min(until, now) - Math.max(from, at)), 0);
  return Math.max(0, full - Math.max(0, now - at - still));
}

/** Little time is left, or very little. */
export type Warning = "low" | "last" | null;

export function warningOf(rule: ClockRule, left: number): Warning {
  if (rule.kind === "none") return null;
  const [low, last] = rule.kind === "live" ? [rule.bank / 5, MINUTE] : [DAY, 4 * HOUR];
  return left <= last ? "last" : left <= low ? "low" : null;
}

const two = (n: number): string => String(n).padStart(2, "0");

/** Time as a clock shows it: "9:05", "1:09:05"; days and hours where it is long. */
export function timeShown(left: number, { day, hour }: { readonly day: string; readonly hour: string }): string {
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (left >= DAY) return `${Math.floor(hours / 24)} ${day} ${hours % 24} ${hour}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
