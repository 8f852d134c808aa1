import { isObject, isWhole } from "@ara/kernel";
import { isDamaged, readSaved, type Damaged, type Saved, type SeatChange } from "./saved.ts";

/** A row with all that is known beside the game. */
export function readKept(row: unknown): Saved | Damaged {
  const saved = readSaved(row);
  if (isDamaged(saved) || !isObject(row)) return saved;
  const changes = readChanges(row["changes"], saved.seats.length);
  return { ...saved, ...(row["guest"] === true && { guest: true }), ...(changes.length > 0 && { changes }) };
}

/** Those that make sense; none of them is worth a game. */
export function readChanges(changes: unknown, seats: number): readonly SeatChange[] {
  if (!Array.isArray(changes)) return [];
  return changes.filter(isObject).flatMap(({ at, seat, was, bot, resigned }) => {
    if (!isWhole(at, 0, 1_000_000) || !isWhole(seat, 0, seats - 1) || !isBot(was) || !isBot(bot)) return [];
    return [{ at, seat, was, bot, resigned: resigned === true }];
  });
}

const isBot = (bot: unknown): bot is string | null => bot === null || (typeof bot === "string" && bot.length <= 40);
