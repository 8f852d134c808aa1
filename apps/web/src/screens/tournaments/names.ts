import type { Tournament } from "../../online/tournament-api.ts";
import { onlineWords } from "../../online/words.ts";

/** What somebody in a tournament is called. */
export const nameIn = ({ entrants }: Tournament, n: number): string =>
  entrants.find((one) => one.n === n)?.name || onlineWords.now.value.deletedPlayer;

/** A half is written as one. */
export const halves = (points: number): string =>
  points % 1 === 0 ? String(points) : `${points > 1 ? Math.floor(points) : ""}½`;
