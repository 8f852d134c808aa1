import type { Seat } from "@ara/kernel";
import type { TableSeat } from "@ara/protocol";
import type { Saved } from "./saved.ts";

/** Whether several people play it at this screen and it is not over: nobody of them may see what the others hold. */
export const isShared = (saved: Saved): boolean =>
  !saved.over &&
  firstSeats(saved).filter(({ bot }, seat) => bot === null || saved.seats[seat]!.bot === null).length > 1;

/** Who sat where when the game began. */
export const firstSeats = ({ seats, changes = [] }: Pick<Saved, "seats" | "changes">): readonly TableSeat[] =>
  seats.map(({ name, bot }, seat) => {
    const first = changes.find((change) => change.seat === seat);
    return { name, bot: first ? first.was : bot };
  });

/** The bot that made a decision; `null` for a person. */
export function botAt(
  { seats, changes = [] }: Pick<Saved, "seats" | "changes">,
  seat: Seat,
  entry: number,
): string | null {
  const later = changes.find((change) => change.seat === seat && change.at > entry);
  return later ? later.was : seats[seat]!.bot;
}
