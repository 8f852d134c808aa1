import type { Seat } from "@ara/kernel";
import type { JSX } from "preact";
import { timeShown, warningOf } from "../clock.ts";
import { ONLINE } from "../games.ts";
import type { Life } from "../life.ts";
import { lifeWords } from "./words.ts";

export interface Props {
  readonly life: Life;
}

/** Whether somebody is here, gone, or no person at all. */
export const stateOf = (life: Life, seat: Seat): "bot" | "here" | "gone" =>
  life.seats.value[seat]?.bot !== null ? "bot" : life.around.value?.here.includes(seat) ? "here" : "gone";

/** Whom somebody plays, where that makes a difference. */
export const playedBy = (life: Life, seat: Seat): string => ONLINE[life.game]?.plays?.(life.config.value)[seat] ?? "";

export function SeatClock({ life, seat }: Props & { readonly seat: Seat }): JSX.Element | null {
  const left = life.leftOf(seat);
  if (left === null) return null;
  const { clock } = life.around.value!;
  return (
    <time class="online-clock" data-warning={warningOf(clock, left)}>
      {timeShown(left, lifeWords.now.value)}
    </time>
  );
}
