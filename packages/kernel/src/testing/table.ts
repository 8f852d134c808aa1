import type { Seat } from "../game.ts";
import { Match } from "../match.ts";
import { RECORD_FORMAT, type GameRecord, type RecordFormat } from "../record.ts";
import { micatio, type Micatio } from "./micatio.ts";

/** A table at which micatio is played. */
export const testMatch = (points = 3, seed = "alea iacta", format: RecordFormat = RECORD_FORMAT): Match<Micatio> =>
  new Match(micatio, { points }, { seats: ["Livia", "Gaius"], seed, salt: "sal", nonces: ["rana", "gallus"], format });

export const show = (fingers: number): Micatio["action"] => ({ type: "show", fingers });
export const call = (sum: number): Micatio["action"] => ({ type: "call", sum });

/** Carries out what must be legal. */
export function act(match: Match<Micatio>, seat: Seat, action: Micatio["action"]): void {
  const done = match.act(seat, action);
  if (!done.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(done.error)}`);
}

/** A round in which both players are right, so that the die decides. */
export function playTie(match: Match<Micatio>): void {
  act(match, 0, show(3));
  act(match, 1, show(2));
  act(match, 1, call(5));
  act(match, 0, call(5));
}

/** A finished game with a die in every fourth entry. */
export function playTies(match: Match<Micatio>): Match<Micatio> {
  while (!match.over) playTie(match);
  return match;
}

/** A record without result and seal, as of a game that is still going on. */
export const unfinished = ({ result: _result, seal: _seal, ...record }: GameRecord): GameRecord => record;
