import { err, isObject, isWhole, ok, type JsonObject, type Refusal, type Result, type Seat } from "@ara/kernel";
import { CATEGORIES, type CategoryName } from "./card.ts";
import { fieldRefusal } from "./refusal.ts";
import { score, type Scorable } from "./score.ts";

/** How a game ended. */
export interface Outcome {
  readonly winner: "players" | "player" | "rome";
  readonly winners: readonly Seat[];
  readonly points: readonly number[];
  readonly romeAhead: readonly CategoryName[];
}

export function outcomeOf(state: Scorable): Outcome {
  const { categories, players, romeWins, winners } = score(state);
  return {
    winner: romeWins ? "rome" : state.config.solo === null ? "players" : "player",
    winners,
    points: players.map(({ total }) => total),
    romeAhead: categories.filter(({ romeAhead }) => romeAhead).map(({ category }) => category),
  };
}

export const writeOutcome = ({ winner, winners, points, romeAhead }: Outcome): JsonObject => ({
  winner,
  winners,
  points,
  rome: { ahead: romeAhead },
});

/** The order of winners and categories does not matter; here they are put in order. */
export function readOutcome(json: unknown): Result<Outcome, Refusal> {
  const bad = (field: string, found: unknown): Result<never, Refusal> =>
    err(fieldRefusal("result.field", field, found));
  if (!isObject(json)) return bad("result", json);
  const { winner, winners, points, rome } = json;
  if (winner !== "players" && winner !== "player" && winner !== "rome") return bad("winner", winner);
  if (!isWholeList(winners)) return bad("winners", winners);
  if (!isWholeList(points)) return bad("points", points);
  const ahead = isObject(rome) ? rome["ahead"] : undefined;
  if (!Array.isArray(ahead) || !ahead.every((name) => CATEGORIES.includes(name))) return bad("rome.ahead", ahead);
  const inOrder = CATEGORIES.filter((name) => ahead.includes(name));
  if (inOrder.length !== ahead.length) return bad("rome.ahead", ahead);
  return ok({ winner, winners: winners.toSorted((a, b) => a - b), points, romeAhead: inOrder });
}

const isWholeList = (json: unknown): json is number[] =>
  Array.isArray(json) && json.every((n) => isWhole(n, 0, Number.MAX_SAFE_INTEGER));
