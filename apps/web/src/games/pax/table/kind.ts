import type { Seat } from "@ara/kernel";
import { present } from "../../../online/line-state.ts";
import { isElsewhere, type Desk } from "./desk.ts";
import { turnWords } from "./turns/words.ts";
import { say } from "./words.ts";

/** Whether a person at an online table is not there just now. */
export const isAway = (desk: Desk, seat: Seat): boolean => isElsewhere(desk) && !present.value.includes(seat);

/** Who somebody else at the table is: a bot, a person at this screen, or one at his own. */
export function sayKind(desk: Desk, seat: Seat): string {
  const { bot } = desk.seats[seat]!;
  if (bot !== null) return say().bot({ level: bot });
  const { here, online, away } = turnWords.now.value.kinds;
  return isElsewhere(desk) ? (isAway(desk, seat) ? away : online) : here;
}
