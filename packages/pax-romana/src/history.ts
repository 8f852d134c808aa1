import { POOL } from "./data/leaders.ts";
import file from "./data/history.json" with { type: "json" };
import { POWERS, type Leader } from "./data/index.ts";

/** A name of the time for a leader of a power's pool in some turn; ours, and no part of the game. Nothing for all others. */
export function nameInHistory(leader: Leader, turn: number): string {
  const power = POWERS[Math.floor(leader / POOL)];
  return (power && file.leaders[power][turn - 1]?.[leader % POOL]) ?? "";
}
