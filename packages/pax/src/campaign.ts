import { SOLO_GAMES } from "./config.ts";
import type { Outcome } from "./outcome.ts";

/** 8.6: the games of the solo campaign that may be played once so many have been won, one after another. */
export const openGames = (won: number): number[] =>
  Array.from({ length: Math.min(won + 1, SOLO_GAMES) }, (_, i) => i + 1);

/** 8.6: how many games are won after this one; a lost game changes nothing and may be repeated. */
export const afterGame = (won: number, game: number, { winner }: Pick<Outcome, "winner">): number =>
  winner === "player" ? Math.max(won, game) : won;
